import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry, Sheet, SheetWords } from '#domain/sheet/sheet.ts';

type Given = Partial<Record<FieldKey, readonly Entry[] | { value: readonly Entry[]; limit: SheetWords }>>;

/** A sheet from its values alone. */
export function sheetOf(given: Given): Sheet {
  const acceptedAt = '2026-11-16T00:00:00.000Z';
  return Object.fromEntries(
    Object.entries(given).map(([key, field]) => [
      key,
      { ...('value' in field ? field : { value: field }), acceptedAt },
    ]),
  );
}

const amount = (number: number, unit: string, more: object = {}): Entry => ({ amount: { number, unit, ...more } });
const about = { qualifier: 'about' } as const;

export const SHEETS = {
  pan: sheetOf({
    product_type: [{ choice: 'frying-pan' }],
    brand: [{ pt: 'Cozinha da Vó' }],
    series: [{ pt: 'Terra' }],
    model_number: [{ pt: 'TE24' }],
    diameter: [amount(24, 'cm')],
    base_diameter: [amount(17, 'cm')],
    length: { value: [amount(43, 'cm')], limit: { pt: 'com o cabo', ja: '取っ手を含む' } },
    weight: [amount(780, 'g', about)],
    material: [
      { part: 'body', choice: 'aluminium' },
      { part: 'handle', choice: 'bakelite' },
    ],
    coating: [{ choice: 'ceramic' }],
    colour: [{ choice: 'black' }, { choice: 'beige' }],
    heat_sources: [{ choice: 'gas' }, { choice: 'electric' }, { choice: 'induction', allowed: false }],
    safe_in: [
      { choice: 'oven', allowed: false },
      { choice: 'dishwasher', allowed: true, limit: { pt: 'mas prefira lavar à mão', ja: '手洗い推奨' } },
    ],
    care: [{ choice: 'no_metal_tool' }],
    warnings: [
      { choice: 'low_heat' },
      { pt: 'Não aqueça vazia por mais de 2 minutos', ja: '2分以上の空だきはしないでください。' },
    ],
    contents: [
      { choice: 'frying-pan', ...amount(1, 'piece') },
      { choice: 'cotton_bag', ...amount(1, 'piece') },
    ],
    origin_country: [{ choice: 'BR' }],
    warranty: [{ ...amount(1, 'year'), limit: { pt: 'contra defeitos de fabricação', ja: '製造上の不具合が対象' } }],
    writer_notes: [{ pt: 'Não falar do preço.' }],
  }),
  watch: sheetOf({
    product_type: [{ choice: 'smartwatch' }],
    model_number: [{ pt: 'Kaze Fit 3' }],
    screen: [{ ...amount(1.85, 'inch'), choice: 'ips', pt: '240×284' }],
    functions: {
      value: [{ choice: 'pedometer' }, { choice: 'sleep' }],
      limit: { pt: 'não é aparelho médico', ja: '医療機器ではありません' },
    },
    water_resistance: {
      value: [{ choice: 'ip67' }],
      limit: { pt: 'não nadar nem tomar banho', ja: '水泳・入浴時は使用不可' },
    },
    battery_capacity: [amount(260, 'mah')],
    runtime: [{ choice: 'use', ...amount(5, 'day', { to: 7 }) }],
    charge_time: [amount(2, 'hour', about)],
    wireless: [{ choice: 'bluetooth', pt: '5.2' }],
    compatible_with: [
      { choice: 'android', pt: '5.0' },
      { choice: 'ios', pt: '9.0' },
    ],
    material: [
      { part: 'band', choice: 'silicone' },
      { part: 'watch_case', choice: 'zinc_alloy' },
    ],
    colour: [{ choice: 'black' }, { choice: 'pink' }, { choice: 'silver' }],
    contents: [{ choice: 'main_unit' }, { choice: 'charger' }, { choice: 'manual' }],
    manual_language: [{ choice: 'en' }, { choice: 'zh' }],
    other: [{ label: { pt: 'GPS' }, pt: 'não tem, usa o do celular' }],
    warranty: { value: [amount(3, 'month')], limit: { pt: 'só defeito de fábrica' } },
  }),
  cream: sheetOf({
    product_type: [{ choice: 'hand-cream' }],
    net_content: [amount(30, 'ml')],
    ingredients: [{ pt: 'água, glicerina', ja: '水、グリセリン' }],
    how_to_use: [{ pt: 'Espalhe nas mãos.', ja: '手にのばします。' }],
    shelf_life: [amount(12, 'month')],
    warnings: [{ choice: 'external_use' }],
  }),
  kind: sheetOf({ product_type: [{ pt: 'cafeteira italiana', ja: '直火式エスプレッソメーカー' }] }),
  'unknown kind': sheetOf({ product_type: [{ pt: 'Trava Giratória' }], weight: [amount(120, 'g')] }),
  'own colour': sheetOf({
    product_type: [{ pt: 'suporte giratório', ja: '回転スタンド' }],
    weight: [amount(120, 'g')],
    colour: [{ pt: 'verde-musgo' }],
    load: [amount(5, 'kg', about)],
  }),
} as const;
