import { describe, expect, it } from 'vitest';
import type { Entry, Suggestion } from '#domain/sheet/sheet.ts';
import { showSuggestion } from '../../../../tests/support/show-suggestion.ts';
import { FACT_KINDS, type Fact, QUANTITY_ROLES, type QuantityRole } from './facts.ts';
import { sheetFromFacts } from './sheet-from-facts.ts';

const fact = (kind: Fact['kind'], value: string, more: Partial<Fact> = {}): Fact => ({
  id: `${kind}:${value}`,
  kind,
  role: null,
  value,
  text: [value, more.unit].filter(Boolean).join(' '),
  line: 0,
  ...more,
});
const measure = (role: QuantityRole, value: string, unit?: string, more: Partial<Fact> = {}) =>
  fact('quantity', value, { role, unit, ...more });
const amount = (number: number, unit: string, more: object = {}) => ({ amount: { number, unit, ...more } });
const fields = (facts: Fact[]): Record<string, readonly Entry[]> => {
  const { sheet } = sheetFromFacts(facts, '');
  return Object.fromEntries(
    Object.entries(sheet).flatMap(([key, field]) => (field && 'value' in field ? [[key, field.value]] : [])),
  );
};

const ACCEPTED: readonly [Fact, string][] = [
  [fact('product_type', 'Frigideira'), 'product_type: frying-pan'],
  [fact('product_type', 'geringonça'), 'product_type: "geringonça"'],
  [fact('brand', 'Cozinha da Vó'), 'brand: "Cozinha da Vó"'],
  [fact('model_code', 'TE24'), 'model_number: "TE24"'],
  [fact('colour', 'preta'), 'colour: black'],
  [fact('colour', 'azul petróleo'), 'colour: "azul petróleo"'],
  [fact('material', 'alumínio', { role: 'corpo' }), 'material: body=aluminium'],
  [fact('material', 'náilon', { role: 'cabo' }), 'material: cabo=nylon'],
  [fact('material', 'aço mágico', { role: 'asa' }), 'material: asa="aço mágico"'],
  [fact('material', '100% algodão'), 'fabric: cotton 100 percent'],
  [fact('size_range', 'P ao GG'), 'sizes: "P ao GG" | S〜XL'],
  [fact('size_range', '34 ao 39'), 'sizes: "34 ao 39" | 34〜39'],
  [fact('compatibility', 'Android 5.0 ou superior'), 'compatible_with: android "5.0"'],
  [fact('compatibility', 'iPhone 15'), 'compatible_with: "iPhone 15"'],
  [fact('care', 'lavar à mão com sabão neutro'), 'care: neutral_soap_by_hand'],
  [fact('care', 'não usar secadora'), 'washing: no_dryer'],
  [fact('audience', 'mulheres'), 'for_whom: women'],
  [fact('use', 'casa'), 'intended_use: home'],
  [fact('contents', '2 cabos USB'), 'contents: usb_cable 2 piece'],
  [fact('contents', 'um mimo'), 'contents: "um mimo"'],
  [fact('warning', 'risco de engasgo'), 'warnings: choking'],
  [fact('warning', 'Não pode nadar'), 'warnings: "Não pode nadar"'],
  [fact('link', 'https://example.com/1'), 'supplier_link: "https://example.com/1"'],
  [measure('volume', '1,8', 'litros'), 'capacity: 1.8 l'],
  [measure('weight', '1.200', 'g'), 'weight: 1200 g'],
  [measure('load', '5', 'kg', { text: 'Suporta até 5 kg' }), 'load: <=5 kg'],
  [measure('length', '43', 'cm'), 'length: 43 cm'],
  [measure('width', '20', 'cm', { text: 'largura aprox. 20 cm' }), 'width: ~20 cm'],
  [measure('height', '30', 'cm'), 'height: 30 cm'],
  [measure('depth', '15', 'cm'), 'depth: 15 cm'],
  [measure('diameter', '24', 'cm'), 'diameter: 24 cm'],
  [measure('thickness', '4', 'mm'), 'thickness: 4 mm'],
  [measure('range', '10', 'm'), 'wireless_range: 10 m'],
  [measure('duration', '6', 'horas', { text: '6 horas de música' }), 'runtime: music 6 hour'],
  [measure('duration', '5 a 7', 'dias'), 'runtime: use 5-7 day'],
  [measure('duration', '12', 'h', { text: 'quente por 12 h' }), 'insulation: hot 12 hour'],
  [measure('duration', '24', 'h', { text: 'gelado por 24 h' }), 'insulation: cold 24 hour'],
  [measure('charge_time', '2', 'h'), 'charge_time: 2 hour'],
  [measure('battery', '5000', 'mAh'), 'battery_capacity: 5000 mah'],
  [measure('power', '1200', 'W'), 'power: 1200 w'],
  [measure('voltage', '110-220', 'V'), 'voltage: 110-220 v'],
  [measure('voltage', 'Bivolt'), 'voltage: bivolt'],
  [
    measure('temperature', '-20 °C a 140', '°C', { text: 'Suporta de -20 °C a 140 °C' }),
    'heat_resistance: -20-140 celsius',
  ],
  [measure('age', '6', 'anos', { text: 'a partir de 6 anos' }), 'age: >=6 year'],
  [measure('count', '12', 'unidades'), 'quantity: 12 piece'],
  [measure('parts', '5', 'peças'), 'quantity: 5 item'],
  [measure('levels', '3', 'níveis', { text: '3 níveis de luz' }), 'levels: light 3 level'],
  [measure('levels', '3', undefined, { text: 'Velocidades: 3' }), 'levels: speed 3 level'],
  [measure('levels', '5', 'modos'), 'levels: modes 5 mode'],
  [measure('screen', '1,85', 'polegadas'), 'screen: 1.85 inch'],
  [measure('brightness', '800', 'lúmens'), 'brightness: 800 lumen'],
  [measure('shelf_life', '12', 'meses'), 'shelf_life: 12 month'],
  [measure('warranty', '1', 'ano'), 'warranty: 1 year'],
  [measure('limited_warranty', '3', 'meses'), 'warranty: defects 3 month'],
];

/** Without a field; with Japanese if the unit has one: label, Japanese, value, Japanese. */
const OTHERS: readonly [Fact, string][] = [
  [measure('temperature', '180', '°C'), 'Temperatura | 温度 | 180 °C | 180℃'],
  [measure('noise', '45', 'dB'), 'Nível de ruído | 運転音 | 45 dB | 45dB'],
  [measure('frequency', '2,4', 'GHz'), 'Frequência | 周波数 | 2,4 GHz | 2.4GHz'],
  [measure('depth_rating', '50', 'm'), 'Profundidade na água | 耐水深度 | 50 m | 50m'],
  [measure('area', '20', 'm²'), 'Área | 対応面積 | 20 m² | 20㎡'],
  [measure('speed', '25', 'km/h'), 'Velocidade | 速度 | 25 km/h | 25km/h'],
  [measure('memory', '64', 'GB'), 'Memória | メモリ | 64 GB | 64GB'],
  [measure('concentration', '10', '%'), 'Concentração | 濃度 | 10% | 10％'],
  [measure('suction', '20000', 'Pa'), 'Sucção | 吸引力 | 20.000 Pa | 20,000Pa'],
  [measure('colour_temperature', '2700', 'K'), 'Temperatura de cor | 色温度 | 2.700 K | 2,700K'],
  [measure('lifespan', '50000', 'horas'), 'Vida útil | 寿命 | 50.000 horas | 50,000時間'],
  [measure('people', '4', 'pessoas'), 'Pessoas | 使用人数 | 4 pessoas | 4人'],
  [measure('length', '1', 'm', { part: 'cabo' }), 'Comprimento (cabo) | — | 1 m | 1m'],
  [measure('weight', 'uns 300', 'g'), 'Peso | 重さ | uns 300 g | —'],
];

describe('sheetFromFacts', () => {
  it.each(ACCEPTED)('%j is %s', (each, shown) => {
    const accepted = Object.entries(fields([each])).map(
      ([field, value]) => `${showSuggestion({ field, value } as Suggestion)}${value[0]?.ja ? ` | ${value[0].ja}` : ''}`,
    );
    expect(accepted).toEqual([shown]);
  });

  it.each(OTHERS)('%j is a line of its own: %s', (each, words) => {
    const { other, ...rest } = fields([each]);
    expect(rest).toEqual({});
    expect(other?.map(({ label, pt, ja }) => [label?.pt, label?.ja ?? '—', pt, ja ?? '—'].join(' | '))).toEqual([
      words,
    ]);
  });

  it.each<[Fact, object[]]>([
    [fact('price', '89,90', { unit: 'R$' }), [{ field: 'supplier_cost', value: [amount(89.9, 'BRL')] }]],
    [
      fact('certification', 'CE, FCC'),
      [{ field: 'certification', value: [{ choice: 'ce' }, { choice: 'fcc' }], needsLook: 'certification' }],
    ],
    [
      measure('dimensions', '20 x 15 x 30', 'cm'),
      [
        { field: 'width', value: [amount(20, 'cm')], needsLook: 'order_of_measures' },
        { field: 'depth', value: [amount(15, 'cm')], needsLook: 'order_of_measures' },
        { field: 'height', value: [amount(30, 'cm')], needsLook: 'order_of_measures' },
      ],
    ],
    [
      measure('weight', '2', 'lb'),
      [{ field: 'weight', value: [amount(0.907, 'kg', { qualifier: 'about' })], needsLook: 'turned_unit' }],
    ],
    [fact('colour', 'preto', { unsure: true }), [{ field: 'colour', value: [{ choice: 'black' }] }]],
    [fact('material', '80% algodão'), [{ field: 'fabric', value: [{ choice: 'cotton', ...amount(80, 'percent') }] }]],
  ])('%j becomes a suggestion', (each, suggestions) => {
    const made = sheetFromFacts([each], `antes ${each.text} depois`);
    expect(made.sheet).toEqual({});
    expect(made.suggestions).toMatchObject(
      suggestions.map((suggestion) => ({ words: each.text, start: 6, by: 'import', ...suggestion })),
    );
  });

  it.each([null, 'nenhum', 'constructor'])('keeps a measure whose role is %j', (role) => {
    const { sheet, notes } = sheetFromFacts(
      [fact('quantity', '5', { role }), fact('quantity', 'x'.repeat(400), { role })],
      '',
    );
    expect(sheet.other?.value).toMatchObject([{ label: { pt: 'Medida' }, pt: '5' }]);
    expect(notes).toEqual([expect.stringMatching(/^Medida: x/)]);
  });

  it('puts claims and bare numbers into the notes, with their words', () => {
    const facts = [
      fact('claim', 'Modo noturno', { text: 'Modo noturno suave', unsure: true }),
      fact('number', '24', { unit: 'cm' }),
    ];
    expect(sheetFromFacts(facts, '')).toEqual({
      sheet: {},
      suggestions: [],
      notes: ['Característica: Modo noturno (“Modo noturno suave”)', 'Número a explicar: 24 cm (“24 cm”)'],
    });
  });

  it('stores the condition of a value as its limit', () => {
    const clause = 'até 6 horas com volume a 50%';
    const facts = [measure('duration', '6', 'horas', { text: clause, clause, line: -1, unsure: true })];
    expect(fields(facts)).toEqual({
      runtime: [{ choice: 'use', ...amount(6, 'hour', { qualifier: 'up_to' }), limit: { pt: clause } }],
    });
  });

  it('interprets content and range by the kind of product', () => {
    const about = (type: string, ...facts: Fact[]) =>
      Object.keys(fields([fact('product_type', type), ...facts])).slice(1);
    expect(about('sérum', measure('volume', '30', 'ml'))).toEqual(['net_content']);
    expect(about('café', measure('weight', '500', 'g'))).toEqual(['net_content']);
    expect(about('lanterna', measure('range', '100', 'm'))).toEqual(['other']);
  });

  it('joins values of one field, and turns a second value of one measure into a suggestion', () => {
    const facts = [
      fact('colour', 'preto'),
      fact('colour', 'rosa'),
      measure('weight', '780', 'g'),
      measure('weight', '1', 'kg'),
    ];
    const made = sheetFromFacts(facts, '');
    expect(made.sheet.colour).toEqual({
      value: [{ choice: 'black' }, { choice: 'pink' }],
      words: 'preto / rosa',
      acceptedAt: '1970-01-01T00:00:00.000Z',
    });
    expect(made.sheet.weight?.value).toEqual([amount(780, 'g')]);
    expect(made.suggestions).toMatchObject([{ field: 'weight', value: [amount(1, 'kg')], needsLook: 'conflict' }]);
  });

  it('loses no fact of any kind or role, certain or not, of any length', () => {
    const facts = [
      ...FACT_KINDS.map((kind) => [kind, null] as const),
      ...QUANTITY_ROLES.map((role) => ['quantity', role] as const),
    ]
      .filter(([kind, role]) => kind !== 'quantity' || role !== null)
      .flatMap(([kind, role], at) =>
        [{}, { unsure: true as const }, { clause: 'x'.repeat(201) }].map((more, way) =>
          fact(kind, `7${at}`, { role, unit: 'cm', text: `palavras ${at}-${way}.`, line: at, ...more }),
        ),
      );
    const made = JSON.stringify(sheetFromFacts(facts, facts.map(({ text }) => text).join('\n')));
    expect(facts.filter(({ text }) => !made.includes(text))).toEqual([]);
  });
});
