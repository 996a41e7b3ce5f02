import { isCompany } from '#domain/shop/seller-problems.ts';
import { MAX_STORE_NAME, type Shop } from '#domain/shop/shop.ts';
import { type CountryCode, SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import { excludesImportTaxes, PAYMENT_NAMES } from '#domain/shop/shop-phrases.ts';
import type { ShopField } from '#domain/shop/shop-problem.ts';
import { acceptsReturns, CHARGED_METHODS, hasFlatFee, sendsFromAbroad, takes } from '#domain/shop/terms-problems.ts';
import {
  COLLECTED_NAMES,
  COOKIE_NAMES,
  MEASURE_NAMES,
  PARTNER_NAMES,
  PURPOSE_NAMES,
} from '#domain/shop-pages/privacy-names.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';

export type ShopInputLook = {
  label: string;
  ja?: string;
  hint?: string;
  isWide?: true;
  /** Left out: always shown. */
  when?: (shop: Shop) => boolean;
  type?: 'email' | 'tel' | 'date';
  lang?: 'ja';
  maxLength?: number;
  placeholder?: string;
  unit?: 'dias' | '¥' | 'un.';
  /** One of these is chosen. */
  options?: Readonly<Record<string, string>>;
  /** Any of these are marked. */
  marks?: Readonly<Record<string, { pt: string }>>;
  /** What no mark means, where it is an answer. */
  none?: string;
};

type LookOf<Value> = ShopInputLook &
  ([Value] extends [readonly (infer Mark extends string)[]]
    ? { marks: Record<Mark, { pt: string }> }
    : [Value] extends [number | null]
      ? { unit: string }
      : string extends Value
        ? unknown
        : { options: Record<Exclude<Value & string, ''>, string> });

const countryNames = Object.fromEntries(Object.entries(SHOP_COUNTRIES).map(([code, { pt }]) => [code, pt])) as Record<
  CountryCode,
  string
>;

const LOOKS = {
  legalName: {
    label: 'Nome do vendedor',
    ja: '販売業者',
    maxLength: MAX_PERSON_NAME,
    hint: 'Nome legal, o mesmo do pagamento.',
  },
  legalNameKana: { label: 'Nome em katakana', ja: 'カナ', maxLength: MAX_PERSON_NAME, lang: 'ja' },
  storeName: {
    label: 'Nome da loja',
    ja: '店舗名',
    maxLength: MAX_STORE_NAME,
    hint: 'Opcional. Sem ele, vale o nome do vendedor.',
  },
  responsible: { label: 'Responsável', ja: '運営責任者', maxLength: MAX_PERSON_NAME },
  representative: {
    label: 'Representante da empresa',
    ja: '代表者',
    maxLength: MAX_PERSON_NAME,
    hint: 'Quem representa a empresa no registro. Pode ser a mesma pessoa.',
    when: isCompany,
  },
  email: { label: 'E-mail', ja: 'メールアドレス', type: 'email' },
  phone: { label: 'Telefone', ja: '電話番号', type: 'tel', placeholder: '+55 11 90000-0000' },
  phoneFrom: { label: 'Atende das', ja: '受付時間', placeholder: '21:00', hint: 'No horário do Japão.' },
  phoneUntil: { label: 'Até', placeholder: '24:00' },
  address: { label: 'Endereço', ja: '所在地', placeholder: 'Rua Galvão Bueno, 200, São Paulo', isWide: true },
  postalCode: { label: 'CEP ou código postal', ja: '郵便番号', placeholder: '01506-000' },
  country: { label: 'País', options: countryNames },
  addressJa: {
    label: 'Endereço em japonês',
    hint: 'Opcional. Aparece acima do endereço em letras latinas.',
    isWide: true,
    lang: 'ja',
  },
  japanAddress: {
    label: 'Escritório no Japão',
    ja: '日本国内の事務所',
    hint: 'Só se você tiver um.',
    lang: 'ja',
  },
  japanPhone: { label: 'Telefone no Japão', type: 'tel' },
  invoiceKind: {
    label: 'Nota do imposto japonês',
    ja: 'インボイス制度',
    hint: 'Empresas no Japão perguntam. Sem registro no Japão, a loja não emite.',
    options: { none: 'A loja não tem registro', registered: 'A loja tem registro' },
  },
  invoiceNumber: {
    label: 'Número de registro',
    ja: '登録番号',
    placeholder: 'T1234567890123',
    when: ({ invoiceKind }) => invoiceKind === 'registered',
  },
  paymentMethods: { label: 'Formas de pagamento', ja: 'お支払い方法', marks: PAYMENT_NAMES },
  chargeMoment: {
    label: 'Quando cobra',
    ja: 'お支払い時期',
    options: { order: 'No pedido', shipping: 'No envio' },
    when: takes(...CHARGED_METHODS),
  },
  konbiniDays: { label: 'Prazo na loja de conveniência', unit: 'dias', when: takes('konbini') },
  konbiniFeeYen: {
    label: 'Tarifa da loja de conveniência',
    ja: '決済手数料',
    unit: '¥',
    hint: 'Deixe vazio se o cliente não paga tarifa.',
    when: takes('konbini'),
  },
  transferDays: { label: 'Prazo da transferência', unit: 'dias', when: takes('transfer') },
  transferFeeBy: {
    label: 'Quem paga a tarifa da transferência',
    options: { customer: 'Cliente', shop: 'Loja' },
    when: takes('transfer'),
  },
  shippingKind: {
    label: 'Frete',
    ja: '送料',
    options: { flat: 'O cliente paga um valor fixo', included: 'Por conta da loja' },
  },
  shippingYen: { label: 'Valor do frete', unit: '¥', placeholder: '600', when: hasFlatFee },
  freeShippingAboveYen: {
    label: 'Frete grátis a partir de',
    ja: '送料無料',
    unit: '¥',
    hint: 'Valor do pedido, para todo o Japão. Vazio: nunca é grátis.',
    when: hasFlatFee,
  },
  deliveryFrom: {
    label: 'Prazo conta',
    ja: '商品の引渡時期',
    options: { order: 'Do pedido', payment: 'Do pagamento' },
  },
  deliveryMin: { label: 'De', unit: 'dias', placeholder: '10' },
  deliveryMax: { label: 'Até', unit: 'dias', placeholder: '20' },
  origin: { label: 'De onde sai', ja: '発送元', options: countryNames },
  importTaxesBy: {
    label: 'Imposto de importação',
    ja: '関税・消費税',
    options: { customer: 'O cliente paga, se houver', shop: 'A loja paga' },
    when: sendsFromAbroad,
  },
  customsFeeYen: {
    label: 'Taxa da transportadora na alfândega',
    ja: '通関手数料・立替手数料',
    unit: '¥',
    hint: 'O que ela cobra do cliente quando há imposto. 0: não cobra. Vazio: a página avisa da tarifa, sem o valor.',
    when: excludesImportTaxes,
  },
  carriers: {
    label: 'Nome da transportadora',
    placeholder: '日本郵便、ヤマト運輸',
    hint: 'Como o cliente a conhece no Japão.',
    lang: 'ja',
  },
  returnKind: {
    label: 'Arrependimento',
    ja: 'お客様都合の返品',
    options: { accepted: 'A loja aceita', law: 'Segue a lei: 8 dias', refused: 'A loja não aceita' },
  },
  returnDays: { label: 'Prazo para pedir', ja: '返品期限', unit: 'dias', placeholder: '8', when: acceptsReturns },
  returnShippingBy: {
    label: 'Quem paga a volta',
    ja: '返送料',
    options: { customer: 'Cliente, exceto defeito', shop: 'Sempre a loja' },
    when: acceptsReturns,
  },
  returnCondition: {
    label: 'Condição',
    options: { unusedUnopened: 'Sem uso e na embalagem fechada', unused: 'Sem uso' },
    when: acceptsReturns,
  },
  defectDays: {
    label: 'Prazo para avisar defeito',
    ja: '不良品・商品違い',
    unit: 'dias',
    hint: 'Do que chega errado ou com defeito. No mínimo 8 dias, e a loja paga a volta. A garantia da ficha vale depois, no uso.',
  },
  refundDays: { label: 'Prazo do reembolso', ja: '返金', unit: 'dias', hint: 'No máximo 30 dias.' },
  returnAddress: { label: 'Endereço de devolução', ja: '返送先', isWide: true },
  quantityLimit: { label: 'Limite por pessoa', ja: '販売数量の制限', unit: 'un.', hint: 'Vazio: sem limite.' },
  dataCountries: {
    label: 'Em que países ficam os dados',
    ja: '外国での取り扱い',
    hint: 'O seu, o de onde sai o produto e o da plataforma: a Shopify fica no Canadá. Com cada país marcado, a página diz que você conhece as regras de dados de lá.',
    marks: SHOP_COUNTRIES,
  },
  safetyMeasures: {
    label: 'Cuidados que você já toma',
    ja: '安全管理措置',
    hint: 'Marque só o que é verdade na sua loja.',
    marks: MEASURE_NAMES,
  },
  cookieTools: { label: 'Serviços com cookies', ja: 'クッキー', marks: COOKIE_NAMES, none: 'Nenhum' },
  collectedData: { label: 'O que a loja recebe do cliente', ja: '取得する情報', marks: COLLECTED_NAMES },
  dataPurposes: { label: 'Para quê', ja: '利用目的', marks: PURPOSE_NAMES },
  dataPartners: { label: 'Quem mais recebe', ja: '第三者提供・委託', marks: PARTNER_NAMES },
  disclosureDays: { label: 'Prazo para responder sobre dados', ja: '開示の請求', unit: 'dias' },
  disclosureFeeYen: {
    label: 'Taxa para ver os próprios dados',
    ja: '手数料',
    unit: '¥',
    hint: 'Só para ver: corrigir e excluir é sempre grátis. Zero: tudo grátis.',
  },
  privacyDate: { type: 'date', label: 'Vale desde', ja: '制定日' },
  privacyRevisedDate: { type: 'date', label: 'Revista em', ja: '改定日', hint: 'Vazio enquanto não mudou.' },
} satisfies { [Name in ShopField]?: LookOf<Shop[Name]> };

export type ShopInputName = keyof typeof LOOKS;

export const lookOf = (name: ShopInputName): ShopInputLook => LOOKS[name];
