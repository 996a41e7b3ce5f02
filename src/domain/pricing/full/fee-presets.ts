import type { FeeLine } from './order-inputs.ts';

/** Source of a preset: the channel's own page, several pages that agree, or neither. */
type PresetStatus = 'official' | 'reported' | 'unverified';

export type FeePreset = {
  id: string;
  name: string;
  fees: readonly FeeLine[];
  feeTaxBp: number;
  monthlyFee: number;
  payoutFee: number;
  status: PresetStatus;
  source: string;
  /** Day on which the figures were checked. */
  asOf: string;
};

const AS_OF = '2026-11-15';
const line = (label: string, rateBp: number, fixed = 0, min = 0): FeeLine => ({ label, rateBp, fixed, min });

const baseService = line('Serviço', 300);

/** Fees of the usual channels. Editable on screen: a preset is only a starting point. */
export const FEE_PRESETS: readonly FeePreset[] = [
  preset('base-standard', 'BASE padrão', [line('Pagamento', 360, 40), baseService], 'official', 'baseu.jp/6685', {
    payoutFee: 250,
  }),
  preset(
    'base-standard-wallet',
    'BASE padrão (Amazon Pay, PayPal)',
    [line('Pagamento', 460, 40), baseService],
    'reported',
    'yuryoweb.com/base-fee',
    { payoutFee: 250 },
  ),
  preset('base-growth', 'BASE Growth', [line('Pagamento', 290)], 'official', 'baseu.jp/6685', {
    monthlyFee: 16_580,
    payoutFee: 250,
  }),
  preset('stores-free', 'STORES grátis', [line('Pagamento', 550)], 'reported', 'w-make.net/2679', { payoutFee: 275 }),
  preset('stores-basic', 'STORES básico', [line('Pagamento', 360)], 'reported', 'w-make.net/2679', {
    monthlyFee: 3_480,
    payoutFee: 275,
  }),
  preset(
    'stores-free-wallet',
    'STORES grátis (PayPay, Rakuten Pay)',
    [line('Pagamento', 650)],
    'reported',
    'w-make.net/2679',
    { payoutFee: 275 },
  ),
  preset(
    'stores-basic-wallet',
    'STORES básico (PayPay, Rakuten Pay)',
    [line('Pagamento', 460)],
    'reported',
    'w-make.net/2679',
    { monthlyFee: 3_480, payoutFee: 275 },
  ),
  preset('shopify-basic-jp', 'Shopify Basic, Japão', [line('Cartão', 355)], 'reported', 'tsun.ec', {
    monthlyFee: 4_850,
  }),
  preset('shopify-grow-jp', 'Shopify Grow, Japão', [line('Cartão', 340)], 'reported', 'tsun.ec', {
    monthlyFee: 13_500,
  }),
  preset('shopify-advanced-jp', 'Shopify Advanced, Japão', [line('Cartão', 325)], 'reported', 'tsun.ec', {
    monthlyFee: 58_500,
  }),
  preset(
    'stripe-shopify',
    'Loja própria, Shopify com Stripe',
    [line('Stripe', 360), line('Shopify, gateway externo', 200)],
    'reported',
    'ni4.jp, tsun.ec',
  ),
  preset('stripe-jp-card', 'Loja própria, cartão (Stripe)', [line('Cartão', 360)], 'reported', 'ni4.jp'),
  preset('stripe-jp-konbini', 'Loja própria, konbini (Stripe)', [line('Konbini', 360, 0, 120)], 'reported', 'ni4.jp'),
  preset('paypay-online', 'PayPay online', [line('PayPay', 350)], 'unverified', 'docs.omise.co', { feeTaxBp: 1000 }),
  preset('komoju-konbini', 'KOMOJU, konbini', [line('Konbini', 275)], 'official', 'help.komoju.com', {
    payoutFee: 2_500,
  }),
  preset(
    'rakuten-ganbare',
    'Rakuten Ganbare',
    [line('Sistema', 700), line('Rakuten Pay', 350), line('Pontos', 100), line('Segurança', 10)],
    'reported',
    'cyber-records.co.jp',
    { feeTaxBp: 1000, monthlyFee: 25_000 },
  ),
  preset('amazon-jp-general', 'Amazon, geral', [line('Comissão', 1000, 0, 30)], 'official', 'sell.amazon.co.jp', {
    feeTaxBp: 1000,
    monthlyFee: 4_900,
  }),
  preset(
    'amazon-jp-electronics',
    'Amazon, eletrônicos',
    [line('Comissão', 800, 0, 30)],
    'official',
    'sell.amazon.co.jp',
    { feeTaxBp: 1000, monthlyFee: 4_900 },
  ),
  preset('amazon-jp-media', 'Amazon, mídia', [line('Comissão', 1500)], 'official', 'sell.amazon.co.jp', {
    feeTaxBp: 1000,
    monthlyFee: 4_900,
  }),
  preset('mercari-shops', 'Mercari Shops', [line('Venda', 1000)], 'reported', 'craftwriter-blog.com', {
    payoutFee: 200,
  }),
];

type Extras = Partial<Pick<FeePreset, 'feeTaxBp' | 'monthlyFee' | 'payoutFee'>>;

function preset(
  id: string,
  name: string,
  fees: readonly FeeLine[],
  status: PresetStatus,
  source: string,
  extras: Extras = {},
): FeePreset {
  return { id, name, fees, status, source, asOf: AS_OF, feeTaxBp: 0, monthlyFee: 0, payoutFee: 0, ...extras };
}

const STALE_DAYS = 180;

/** Whether the figures are so old that the seller should look at the channel's own page. */
export const isPresetStale = ({ asOf }: FeePreset, today: Date): boolean =>
  today.getTime() - Date.parse(asOf) > STALE_DAYS * 86_400_000;
