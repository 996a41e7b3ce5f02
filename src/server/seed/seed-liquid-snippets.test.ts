import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShopify } from '#tests/support/doubles/shopify-liquid.ts';

const read = (file: string) => readFileSync(new URL(`./seed-content/snippets/${file}`, import.meta.url), 'utf8');

/** The visible text of the page, without styles and tags. */
async function show(file: string, shop: 'full' | 'empty' = 'full', more: object = {}) {
  const page = await renderShopify(read(file), shop, more);
  return page
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('Liquid snippets of the library show', () => {
  it('a calendar of the current month in Japan, weeks from Sunday, with days off', async () => {
    const file = 'calendario-de-dias-uteis.liquid';
    const page = await renderShopify(read(file), 'full');
    const weeks = [...page.matchAll(/<tr>([\s\S]*?)<\/tr>/g)]
      .slice(1)
      .map(([, week = '']) => week.match(/<td/g)?.length);
    expect(weeks).toEqual([7, 7, 7, 7, 2]);
    expect(page).toMatch(/aria-current="date">15</);
    expect(page.match(/休業日<\/span>/g)).toHaveLength(11);
    expect(page).toContain('>3<span');
    vi.setSystemTime(new Date('2026-11-30T15:00:00Z'));
    const december = await renderShopify(read(file), 'full');
    expect(december).toContain('2026年12月の営業日');
    expect(december).toContain('>31<span');
    expect(december).not.toContain('>32<');
  });

  it.each([
    ['2026-11-30T14:59:00Z', false],
    ['2026-11-30T15:00:00Z', true],
    ['2026-12-25T02:59:00Z', true],
    ['2026-12-25T03:00:00Z', false],
  ])('an announcement only between its dates in Japan: %s %s', async (now, isShown) => {
    vi.setSystemTime(new Date(now));
    const text = await show('barra-de-aviso-hora-do-japao.liquid');
    expect(text.includes('年内に発送いたします')).toBe(isShown);
  });

  it.each([
    ['2026-11-20T00:00:00Z', /クリスマスに間に合うご注文期限 12月1日（火）/],
    ['2026-12-05T00:00:00Z', /間に合わない可能性があります/],
    ['2026-12-26T00:00:00Z', /^$/],
  ])('whether a gift arrives in time, may be late, or is too late: %s', async (now, words) => {
    vi.setSystemTime(new Date(now));
    expect(await show('chega-a-tempo-do-presente.liquid')).toMatch(words);
  });

  it('days of delivery from the longest time on', async () => {
    const filled = read('data-e-horario-de-entrega.liquid').replace('{{prazo_max}}', '20');
    expect(await renderShopify(filled, 'full')).toMatch(
      /最短でお届け）<\/option>\s*<option value="2026-12-05">12月5日（土）/,
    );
  });

  it('the real stock: few, sold out, or not tracked', async () => {
    const file = 'estoque-verdadeiro.liquid';
    expect(await show(file)).toBe('在庫残り 3点');
    expect(await show(file, 'empty')).toBe('ただいま在庫を切らしております。');
    const variant = { available: true, inventory_management: null, inventory_quantity: 0 };
    const uncounted = { product: { selected_or_first_available_variant: variant } };
    expect(await show(file, 'full', uncounted)).toContain('お取り寄せ商品です。');
  });

  it('the price of a set compared with single items, only while it is available', async () => {
    const text = await show('preco-por-kit.liquid');
    expect(text).toContain('2個セット ¥5,480 ¥2,740 ¥480お得');
    expect(text).not.toContain('3個セット');
  });

  it('points on the price without tax, rounded down', async () => {
    expect(await show('pontos-da-compra.liquid')).toContain('27ポイント （1％）進呈');
  });

  it.each([
    ['ございません。', false, '商品代金・送料以外の必要料金 ございません。'],
    ['ございません。', true, '商品代金・送料以外の必要料金 代引手数料：330円（代金引換の場合）'],
    ['輸入税：1円', true, '代引手数料：330円（代金引換の場合） 輸入税：1円'],
  ])('costs besides price and shipping: %s, cash on delivery %s', async (costs, daibiki, words) => {
    const section = { id: '1', settings: { daibiki, taxa_daibiki: 330 } };
    const text = await show('selos-de-pagamento.liquid', 'full', { outros_custos: costs, section });
    expect(text.endsWith(words)).toBe(true);
  });

  it('no delivery date before the shop has a delivery time', async () => {
    const file = 'prazo-de-entrega-estimado.liquid';
    const filled = read(file).replace('{{prazo_min}}', '7').replace('{{prazo_max}}', '14');
    expect(await renderShopify(read(file), 'full')).not.toContain('お届け');
    expect(await renderShopify(filled, 'full')).toContain('お届けの目安');
  });

  it('ring sizes of the Japanese standard', async () => {
    const text = await show('tabela-de-aneis.liquid');
    for (const row of ['7号 約15mm 約47.1mm', '10号 約16mm 約50.3mm', '13号 約17mm 約53.4mm'])
      expect(text).toContain(row);
  });

  it('the import tax notice from 10,001 yen, or for goods without exemption', async () => {
    const file = 'aviso-de-imposto-no-carrinho.liquid';
    const cart = (total: number, tags: string[]) => ({
      cart: { item_count: 1, total_price: total * 100, items: [{ product: { tags } }] },
    });
    expect(await show(file, 'full', cart(10_000, []))).toBe('');
    expect(await show(file, 'full', cart(10_001, []))).toContain('10,000円を超えるため');
    expect(await show(file, 'full', cart(3_000, ['sem-isencao']))).toContain('金額にかかわらず');
  });
});
