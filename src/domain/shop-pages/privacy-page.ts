import { type Bilingual, lines, list } from '#domain/shop/bilingual.ts';
import { COUNTRIES } from '#domain/shop/countries.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { addressOf, legalNameOf, onRequest, responsibleOf } from '#domain/shop/shop-phrases.ts';
import { CONTACT_FIELDS } from './legal-notice.ts';
import { COLLECTED_NAMES, COOKIE_NAMES, MEASURE_NAMES, PARTNER_NAMES, PURPOSE_NAMES } from './privacy-names.ts';
import { buildPage, type RowPlan, type ShopPage } from './shop-page.ts';

const points = (opening: Bilingual, items: readonly Bilingual[]): Bilingual =>
  lines([opening, ...items.map(({ ja, pt }) => ({ ja: `・${ja}`, pt: `• ${pt}` }))]);

function abroad({ country, dataCountries }: Shop): Bilingual {
  const foreign = dataCountries.filter((code) => code !== 'JP').map((code) => COUNTRIES[code]);
  if (foreign.length === 0) {
    return { ja: 'お客様の個人情報は日本国内で取り扱います。', pt: 'Os dados ficam no Japão.' };
  }
  const names = list(foreign);
  const seat = COUNTRIES[country];
  const whose = foreign.length === 1 ? '同国' : '各国';
  return {
    ja: `当店は${seat.ja}に所在し、お客様の個人情報を${names.ja}で取り扱います。${whose}の個人情報保護に関する制度を把握したうえで、必要な安全管理措置を講じています。`,
    pt: `A loja fica em: ${seat.pt}. Os dados são tratados em: ${names.pt}. Você conhece as regras de dados de lá e toma os cuidados necessários.`,
  };
}

function disclosure({ email, disclosureDays, disclosureFeeYen }: Shop): Bilingual {
  const isFree = !disclosureFeeYen;
  const fee = disclosureFeeYen?.toLocaleString('en-US');
  return {
    ja: `個人情報の開示・訂正・利用停止のご請求は、${email}までご連絡ください。ご本人であることを確認したうえで、${disclosureDays}日以内に回答いたします。手数料は${isFree ? '無料' : `${fee}円`}です。`,
    pt: `Para ver, corrigir ou apagar seus dados, o cliente escreve para ${email}. A loja confere quem é e responde em até ${disclosureDays} dias. ${isFree ? 'É grátis.' : `Custa ¥${fee}.`}`,
  };
}

const japaneseDate = (iso: string): string => {
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}年${month}月${day}日`;
};

const rows: readonly RowPlan[] = [
  {
    key: 'seller',
    heading: { ja: '事業者の名称・所在地・代表者', pt: 'Quem cuida dos dados' },
    fields: ['legalName', 'legalNameKana', 'responsible', 'email', ...CONTACT_FIELDS],
    text: (shop) => {
      const name = legalNameOf(shop);
      const place = shop.hidesContact ? onRequest(shop) : addressOf(shop);
      const head = shop.responsible ? responsibleOf(shop) : name;
      return lines([
        { ja: `名称：${name.ja}`, pt: `Nome: ${name.pt}` },
        { ja: `所在地：${place.ja}`, pt: `Endereço: ${place.pt}` },
        { ja: `代表者：${head.ja}`, pt: `Responsável: ${head.pt}` },
      ]);
    },
  },
  {
    key: 'collected',
    heading: { ja: '取得する情報', pt: 'O que a loja recebe' },
    fields: ['collectedData'],
    text: ({ collectedData }) => {
      const names = list(collectedData.map((item) => COLLECTED_NAMES[item]));
      return { ja: `${names.ja}を取得します。`, pt: `A loja recebe: ${names.pt}.` };
    },
  },
  {
    key: 'purposes',
    heading: { ja: '利用目的', pt: 'Para quê' },
    fields: ['dataPurposes'],
    text: ({ dataPurposes }) =>
      points(
        { ja: '取得した個人情報は、次の目的で利用します。', pt: 'Os dados servem para:' },
        dataPurposes.map((purpose) => PURPOSE_NAMES[purpose]),
      ),
  },
  {
    key: 'partners',
    heading: { ja: '第三者提供・委託', pt: 'Quem mais recebe' },
    fields: ['dataPartners'],
    text: ({ dataPartners }) =>
      points(
        {
          ja: '法令に基づく場合を除き、お客様の同意なく個人情報を第三者に提供しません。次の委託先には、業務に必要な範囲で個人情報の取り扱いを委託します。',
          pt: 'Sem o sim do cliente, os dados não vão a terceiros, salvo se a lei mandar. Recebem o necessário para o trabalho:',
        },
        dataPartners.map((partner) => PARTNER_NAMES[partner]),
      ),
  },
  {
    key: 'abroad',
    heading: { ja: '外国での取り扱い', pt: 'Dados fora do Japão' },
    fields: ['dataCountries'],
    text: abroad,
  },
  {
    key: 'measures',
    heading: { ja: '安全管理措置', pt: 'Cuidados' },
    fields: ['safetyMeasures'],
    text: ({ safetyMeasures }) =>
      points(
        { ja: '個人情報を安全に管理するため、次の措置を講じています。', pt: 'Cuidados com os dados:' },
        safetyMeasures.map((measure) => MEASURE_NAMES[measure]),
      ),
  },
  {
    key: 'disclosure',
    heading: { ja: '開示・訂正・利用停止の請求', pt: 'Ver, corrigir e apagar' },
    fields: ['email', 'disclosureDays', 'disclosureFeeYen'],
    text: disclosure,
  },
  {
    key: 'contact',
    heading: { ja: 'お問い合わせ・苦情', pt: 'Dúvidas e queixas' },
    fields: ['email'],
    text: ({ email }) => ({
      ja: `個人情報に関するお問い合わせ・苦情は、${email}までご連絡ください。`,
      pt: `Dúvidas e queixas sobre dados: ${email}.`,
    }),
  },
  {
    key: 'cookies',
    heading: { ja: 'クッキー等', pt: 'Cookies' },
    fields: [],
    text: ({ cookieTools }) =>
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
            cookieTools.map((tool) => COOKIE_NAMES[tool]),
          ),
  },
  {
    key: 'date',
    heading: { ja: '制定日', pt: 'Desde quando vale' },
    fields: ['privacyDate'],
    text: ({ privacyDate }) => ({
      ja: japaneseDate(privacyDate),
      pt: privacyDate.split('-').reverse().join('/'),
    }),
  },
];

/** プライバシーポリシー, an outline. */
export const buildPrivacyPage = (shop: Shop): ShopPage =>
  buildPage(
    shop,
    {
      key: 'privacy',
      title: { ja: 'プライバシーポリシー', pt: 'Privacidade' },
      about: 'Roteiro com os pontos da lei japonesa de dados. Complete com o que a sua loja faz a mais.',
    },
    rows,
  );
