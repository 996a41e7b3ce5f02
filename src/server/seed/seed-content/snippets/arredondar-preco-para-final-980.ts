/** Finais usados em lojas japonesas. Para produtos baratos, acrescente 180 e 280. */
const ENDINGS = [480, 800, 980];

/** Menor preço com final de vitrine que não fica abaixo do preço calculado (em ienes inteiros). */
export function roundUpToCharm(yen: number, endings: readonly number[] = ENDINGS): number {
  const base = Math.floor(yen / 1000) * 1000;
  const candidates = [...endings.map((ending) => base + ending), base + 1000 + Math.min(...endings)];
  return Math.min(...candidates.filter((candidate) => candidate >= yen));
}

/** Margem líquida, de 0 a 1, depois de custo, frete e taxa de pagamento. */
export function marginAt(price: number, costs: { product: number; shipping: number; paymentRate: number }): number {
  const left = price - costs.product - costs.shipping - price * costs.paymentRate;
  return left / price;
}

export function formatYen(yen: number): string {
  return `¥${new Intl.NumberFormat('ja-JP').format(Math.round(yen))}`;
}

// Exemplo: custo ¥1,200, frete ¥600, taxa de 3,6 % e multiplicador 1,4 sobre os custos.
const costs = { product: 1200, shipping: 600, paymentRate: 0.036 };
const calculated = (costs.product + costs.shipping) * 1.4; // 2520
const price = roundUpToCharm(calculated); // 2800
console.log(formatYen(price), `margem ${(marginAt(price, costs) * 100).toFixed(1)} %`); // ¥2,800 margem 32.1 %
