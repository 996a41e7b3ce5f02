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

/** Id; name; fees, each with its rate in basis points, fixed part and minimum; status; source; other costs. */
const TABLE = `
base-standard; BASE padrão; Pagamento 360 40 + Serviço 300; official; baseu.jp/6685; payoutFee 250
base-standard-wallet; BASE padrão (Amazon Pay, PayPal); Pagamento 460 40 + Serviço 300; reported; yuryoweb.com/base-fee; payoutFee 250
base-growth; BASE Growth; Pagamento 290; official; baseu.jp/6685; monthlyFee 16580; payoutFee 250
stores-free; STORES grátis; Pagamento 550; reported; w-make.net/2679; payoutFee 275
stores-basic; STORES básico; Pagamento 360; reported; w-make.net/2679; monthlyFee 3480; payoutFee 275
stores-free-wallet; STORES grátis (PayPay, Rakuten Pay); Pagamento 650; reported; w-make.net/2679; payoutFee 275
stores-basic-wallet; STORES básico (PayPay, Rakuten Pay); Pagamento 460; reported; w-make.net/2679; monthlyFee 3480; payoutFee 275
shopify-basic-jp; Shopify Basic, Japão; Cartão 355; reported; tsun.ec; monthlyFee 4850
shopify-grow-jp; Shopify Grow, Japão; Cartão 340; reported; tsun.ec; monthlyFee 13500
shopify-advanced-jp; Shopify Advanced, Japão; Cartão 325; reported; tsun.ec; monthlyFee 58500
stripe-shopify; Loja própria, Shopify com Stripe; Stripe 360 + Shopify, gateway externo 200; reported; ni4.jp, tsun.ec
stripe-jp-card; Loja própria, cartão (Stripe); Cartão 360; reported; ni4.jp
stripe-jp-konbini; Loja própria, konbini (Stripe); Konbini 360 0 120; reported; ni4.jp
paypay-online; PayPay online; PayPay 350; unverified; docs.omise.co; feeTaxBp 1000
komoju-konbini; KOMOJU, konbini; Konbini 275; official; help.komoju.com; payoutFee 2500
rakuten-ganbare; Rakuten Ganbare; Sistema 700 + Rakuten Pay 350 + Pontos 100 + Segurança 10; reported; cyber-records.co.jp; feeTaxBp 1000; monthlyFee 25000
amazon-jp-general; Amazon, geral; Comissão 1000 0 30; official; sell.amazon.co.jp; feeTaxBp 1000; monthlyFee 4900
amazon-jp-electronics; Amazon, eletrônicos; Comissão 800 0 30; official; sell.amazon.co.jp; feeTaxBp 1000; monthlyFee 4900
amazon-jp-media; Amazon, mídia; Comissão 1500; official; sell.amazon.co.jp; feeTaxBp 1000; monthlyFee 4900
mercari-shops; Mercari Shops; Venda 1000; reported; craftwriter-blog.com; payoutFee 200`;

function feeFrom(written: string): FeeLine {
  const [, label = '', rateBp, fixed = 0, min = 0] = /^(.*?) (\d+)(?: (\d+))?(?: (\d+))?$/.exec(written) ?? [];
  return { label, rateBp: Number(rateBp), fixed: Number(fixed), min: Number(min) };
}

/** Fees of the usual channels. Editable on screen: a preset is only a starting point. */
export const FEE_PRESETS: readonly FeePreset[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [id = '', name = '', fees = '', status = '', source = '', ...others] = row.split('; ');
    const costs = Object.fromEntries(others.map((other) => other.split(' ')).map(([key, yen]) => [key, Number(yen)]));
    return {
      id,
      name,
      fees: fees.split(' + ').map(feeFrom),
      status: status as PresetStatus,
      source,
      asOf: AS_OF,
      ...{ feeTaxBp: 0, monthlyFee: 0, payoutFee: 0 },
      ...costs,
    };
  });

const STALE_DAYS = 180;

/** Whether the figures are so old that the seller should look at the channel's own page. */
export const isPresetStale = ({ asOf }: FeePreset, today: Date): boolean =>
  today.getTime() - Date.parse(asOf) > STALE_DAYS * 86_400_000;
