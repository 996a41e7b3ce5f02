import type { Shop } from '#domain/shop/shop.ts';
import { SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import {
  addressOf,
  dataAbroadOf,
  disclosureOf,
  hasSupplierAbroad,
  legalNameOf,
  onRequest,
  privacyDatesOf,
} from '#domain/shop/shop-phrases.ts';
import { type Bilingual, lines, list } from '#domain/text/bilingual.ts';
import { CONTACT_FIELDS } from './legal-notice.ts';
import {
  COLLECTED_NAMES,
  COOKIE_NAMES,
  COOKIE_PURPOSES,
  MEASURE_NAMES,
  PARTNER_NAMES,
  PURPOSE_NAMES,
} from './privacy-names.ts';
import { type RowPlan, row } from './shop-page.ts';

const points = (opening: Bilingual, items: readonly Bilingual[]): Bilingual =>
  lines([opening, ...items.map(({ ja, pt }) => ({ ja: `・${ja}`, pt: `• ${pt}` }))]);

const NOBODY_ELSE: Bilingual = {
  ja: '法令に基づく場合を除き、お客様の同意なく個人情報を第三者に提供しません。',
  pt: 'Sem o sim do cliente, os dados não vão a terceiros, salvo se a lei mandar.',
};

function partners(shop: Shop): Bilingual {
  const isAbroad = hasSupplierAbroad(shop);
  const entrusted = shop.dataPartners.filter((partner) => !(isAbroad && partner === 'supplier'));
  const country = SHOP_COUNTRIES[shop.origin || 'JP'];
  return lines([
    NOBODY_ELSE,
    ...(isAbroad
      ? [
          {
            ja: `商品は外国（${country.ja}）の仕入先から直接発送します。ご注文時に同意をいただいたうえで、氏名・住所・電話番号を提供します。`,
            pt: `O fornecedor no exterior (${country.pt}) envia direto: com o sim do cliente no pedido, ele recebe nome, endereço e telefone.`,
          },
        ]
      : []),
    ...(entrusted.length > 0
      ? [
          points(
            {
              ja: '次の委託先には、業務に必要な範囲で個人情報の取り扱いを委託します。',
              pt: 'Recebem o necessário para o trabalho:',
            },
            entrusted.map((partner) => PARTNER_NAMES[partner]),
          ),
        ]
      : []),
  ]);
}

/** プライバシーポリシー, as an outline. */
export const PRIVACY_ROWS: readonly RowPlan[] = [
  row(
    'seller',
    '個人情報取扱事業者',
    'Quem cuida dos dados',
    ['legalName', 'legalNameKana', 'representative', 'email', ...CONTACT_FIELDS],
    (shop) => {
      const name = legalNameOf(shop);
      const place = shop.hidesContact ? onRequest(shop) : addressOf(shop);
      const isCompany = shop.sellerKind === 'company';
      return lines([
        { ja: `${isCompany ? '名称' : '氏名'}：${name.ja}`, pt: `Nome: ${name.pt}` },
        { ja: `${isCompany ? '所在地' : '住所'}：${place.ja}`, pt: `Endereço: ${place.pt}` },
        ...(isCompany ? [{ ja: `代表者：${shop.representative}`, pt: `Representante: ${shop.representative}` }] : []),
      ]);
    },
  ),
  row('collected', '取得する情報', 'O que a loja recebe', ['collectedData'], ({ collectedData }) => {
    const names = list(collectedData.map((item) => COLLECTED_NAMES[item]));
    return { ja: `${names.ja}を取得します。`, pt: `A loja recebe: ${names.pt}.` };
  }),
  row('purposes', '利用目的', 'Para quê', ['dataPurposes'], ({ dataPurposes }) =>
    points(
      { ja: '取得した個人情報は、次の目的で利用します。', pt: 'Os dados servem para:' },
      dataPurposes.map((purpose) => PURPOSE_NAMES[purpose]),
    ),
  ),
  row('partners', '第三者提供・委託', 'Quem mais recebe', ['dataPartners', 'asksSupplierConsent'], partners),
  row('abroad', '外国での取り扱い', 'Dados fora do Japão', ['dataCountries'], dataAbroadOf),
  row('measures', '安全管理措置', 'Cuidados', ['safetyMeasures'], ({ safetyMeasures }) =>
    points(
      { ja: '個人情報を安全に管理するため、次の措置を講じています。', pt: 'Cuidados com os dados:' },
      safetyMeasures.map((measure) => MEASURE_NAMES[measure]),
    ),
  ),
  row(
    'disclosure',
    '開示・訂正・利用停止等の請求',
    'Ver, corrigir e apagar',
    ['email', 'disclosureDays', 'disclosureFeeYen'],
    disclosureOf,
  ),
  row('contact', 'お問い合わせ・苦情', 'Dúvidas e queixas', ['email'], ({ email }) => ({
    ja: `個人情報に関するお問い合わせ・苦情は、${email}までご連絡ください。`,
    pt: `Dúvidas e queixas sobre dados: ${email}.`,
  })),
  row('cookies', 'クッキー等', 'Cookies', [], ({ cookieTools }) =>
    cookieTools.length === 0
      ? {
          ja: '当サイトでは、アクセス解析や広告のためのクッキーを利用していません。',
          pt: 'O site não usa cookies de medição nem de anúncios.',
        }
      : points(
          {
            ja: '当サイトでは、次のツールでクッキーを利用しています。クッキーは、ブラウザの設定で無効にできます。',
            pt: 'O site usa cookies destes serviços, e o navegador pode recusá-los:',
          },
          cookieTools.map((tool) => ({
            ja: `${COOKIE_NAMES[tool].ja}（目的：${COOKIE_PURPOSES[tool].ja}）`,
            pt: `${COOKIE_NAMES[tool].pt}, para ${COOKIE_PURPOSES[tool].pt}`,
          })),
        ),
  ),
  row('date', '制定日・改定日', 'Desde quando vale', ['privacyDate', 'privacyRevisedDate'], privacyDatesOf),
];
