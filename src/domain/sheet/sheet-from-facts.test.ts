import { describe, expect, it } from 'vitest';
import { FACT_KINDS, type Fact, QUANTITY_ROLES, type QuantityRole } from '#domain/robots/facts.ts';
import type { FieldKey } from './field-keys.ts';
import type { Entry } from './sheet.ts';
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
const fields = (facts: Fact[]) => {
  const { sheet } = sheetFromFacts(facts, '');
  return Object.fromEntries(
    Object.entries(sheet).map(([key, field]) => [key, field && 'value' in field ? field.value : field]),
  );
};

const ACCEPTED: readonly [Fact, FieldKey, Entry][] = [
  [fact('product_type', 'Frigideira'), 'product_type', { choice: 'frying-pan' }],
  [fact('product_type', 'geringonça'), 'product_type', { pt: 'geringonça' }],
  [fact('brand', 'Cozinha da Vó'), 'brand', { pt: 'Cozinha da Vó' }],
  [fact('model_code', 'TE24'), 'model_number', { pt: 'TE24' }],
  [fact('colour', 'preta'), 'colour', { choice: 'black' }],
  [fact('colour', 'azul petróleo'), 'colour', { pt: 'azul petróleo' }],
  [fact('material', 'alumínio', { role: 'corpo' }), 'material', { choice: 'aluminium', part: 'body' }],
  [fact('material', 'náilon', { role: 'cabo' }), 'material', { choice: 'nylon', part: { pt: 'cabo' } }],
  [fact('material', 'aço mágico', { role: 'asa' }), 'material', { pt: 'aço mágico', part: { pt: 'asa' } }],
  [fact('material', '100% algodão'), 'fabric', { choice: 'cotton', ...amount(100, 'percent') }],
  [fact('size_range', 'P ao GG'), 'sizes', { pt: 'P ao GG', ja: 'S〜XL' }],
  [fact('size_range', '34 ao 39'), 'sizes', { pt: '34 ao 39', ja: '34〜39' }],
  [fact('compatibility', 'Android 5.0 ou superior'), 'compatible_with', { choice: 'android', pt: '5.0' }],
  [fact('compatibility', 'iPhone 15'), 'compatible_with', { pt: 'iPhone 15' }],
  [fact('care', 'lavar à mão com sabão neutro'), 'care', { choice: 'neutral_soap_by_hand' }],
  [fact('care', 'não usar secadora'), 'washing', { choice: 'no_dryer' }],
  [fact('audience', 'mulheres'), 'for_whom', { choice: 'women' }],
  [fact('use', 'casa'), 'intended_use', { choice: 'home' }],
  [fact('contents', '2 cabos USB'), 'contents', { choice: 'usb_cable', ...amount(2, 'piece') }],
  [fact('contents', 'um mimo'), 'contents', { pt: 'um mimo' }],
  [fact('warning', 'risco de engasgo'), 'warnings', { choice: 'choking' }],
  [fact('warning', 'Não pode nadar'), 'warnings', { pt: 'Não pode nadar' }],
  [fact('link', 'https://example.com/1'), 'supplier_link', { pt: 'https://example.com/1' }],
  [measure('volume', '1,8', 'litros'), 'capacity', amount(1.8, 'l')],
  [measure('weight', '1.200', 'g'), 'weight', amount(1200, 'g')],
  [measure('load', '5', 'kg', { text: 'Suporta até 5 kg' }), 'load', amount(5, 'kg', { qualifier: 'up_to' })],
  [measure('length', '43', 'cm'), 'length', amount(43, 'cm')],
  [measure('width', '20', 'cm', { text: 'largura aprox. 20 cm' }), 'width', amount(20, 'cm', { qualifier: 'about' })],
  [measure('height', '30', 'cm'), 'height', amount(30, 'cm')],
  [measure('depth', '15', 'cm'), 'depth', amount(15, 'cm')],
  [measure('diameter', '24', 'cm'), 'diameter', amount(24, 'cm')],
  [measure('thickness', '4', 'mm'), 'thickness', amount(4, 'mm')],
  [measure('range', '10', 'm'), 'wireless_range', amount(10, 'm')],
  [
    measure('duration', '6', 'horas', { text: '6 horas de música' }),
    'runtime',
    { choice: 'music', ...amount(6, 'hour') },
  ],
  [measure('duration', '5 a 7', 'dias'), 'runtime', { choice: 'use', ...amount(5, 'day', { to: 7 }) }],
  [measure('duration', '12', 'h', { text: 'quente por 12 h' }), 'insulation', { choice: 'hot', ...amount(12, 'hour') }],
  [
    measure('duration', '24', 'h', { text: 'gelado por 24 h' }),
    'insulation',
    { choice: 'cold', ...amount(24, 'hour') },
  ],
  [measure('charge_time', '2', 'h'), 'charge_time', amount(2, 'hour')],
  [measure('battery', '5000', 'mAh'), 'battery_capacity', amount(5000, 'mah')],
  [measure('power', '1200', 'W'), 'power', amount(1200, 'w')],
  [measure('voltage', '110-220', 'V'), 'voltage', amount(110, 'v', { to: 220 })],
  [measure('voltage', 'Bivolt'), 'voltage', { choice: 'bivolt' }],
  [
    measure('temperature', '-20 °C a 140', '°C', { text: 'Suporta de -20 °C a 140 °C' }),
    'heat_resistance',
    amount(-20, 'celsius', { to: 140 }),
  ],
  [measure('age', '6', 'anos', { text: 'a partir de 6 anos' }), 'age', amount(6, 'year', { qualifier: 'from' })],
  [measure('count', '12', 'unidades'), 'quantity', amount(12, 'piece')],
  [measure('parts', '5', 'peças'), 'quantity', amount(5, 'item')],
  [measure('levels', '3', 'níveis', { text: '3 níveis de luz' }), 'levels', { choice: 'light', ...amount(3, 'level') }],
  [measure('levels', '3', undefined, { text: 'Velocidades: 3' }), 'levels', { choice: 'speed', ...amount(3, 'level') }],
  [measure('levels', '5', 'modos'), 'levels', { choice: 'modes', ...amount(5, 'mode') }],
  [measure('screen', '1,85', 'polegadas'), 'screen', amount(1.85, 'inch')],
  [measure('brightness', '800', 'lúmens'), 'brightness', amount(800, 'lumen')],
  [measure('shelf_life', '12', 'meses'), 'shelf_life', amount(12, 'month')],
  [measure('warranty', '1', 'ano'), 'warranty', amount(1, 'year')],
  [measure('limited_warranty', '3', 'meses'), 'warranty', { choice: 'defects', ...amount(3, 'month') }],
  // Without a field; with Japanese if the unit has one.
  [
    measure('temperature', '180', '°C'),
    'other',
    { label: { pt: 'Temperatura', ja: '温度' }, pt: '180 °C', ja: '180℃' },
  ],
  [measure('noise', '45', 'dB'), 'other', { label: { pt: 'Nível de ruído', ja: '運転音' }, pt: '45 dB', ja: '45dB' }],
  [
    measure('frequency', '2,4', 'GHz'),
    'other',
    { label: { pt: 'Frequência', ja: '周波数' }, pt: '2,4 GHz', ja: '2.4GHz' },
  ],
  [
    measure('depth_rating', '50', 'm'),
    'other',
    { label: { pt: 'Profundidade na água', ja: '耐水深度' }, pt: '50 m', ja: '50m' },
  ],
  [measure('area', '20', 'm²'), 'other', { label: { pt: 'Área', ja: '対応面積' }, pt: '20 m²', ja: '20㎡' }],
  [measure('speed', '25', 'km/h'), 'other', { label: { pt: 'Velocidade', ja: '速度' }, pt: '25 km/h', ja: '25km/h' }],
  [measure('memory', '64', 'GB'), 'other', { label: { pt: 'Memória', ja: 'メモリ' }, pt: '64 GB', ja: '64GB' }],
  [measure('concentration', '10', '%'), 'other', { label: { pt: 'Concentração', ja: '濃度' }, pt: '10%', ja: '10％' }],
  [
    measure('suction', '20000', 'Pa'),
    'other',
    { label: { pt: 'Sucção', ja: '吸引力' }, pt: '20.000 Pa', ja: '20,000Pa' },
  ],
  [
    measure('colour_temperature', '2700', 'K'),
    'other',
    { label: { pt: 'Temperatura de cor', ja: '色温度' }, pt: '2.700 K', ja: '2,700K' },
  ],
  [
    measure('lifespan', '50000', 'horas'),
    'other',
    { label: { pt: 'Vida útil', ja: '寿命' }, pt: '50.000 horas', ja: '50,000時間' },
  ],
  [
    measure('people', '4', 'pessoas'),
    'other',
    { label: { pt: 'Pessoas', ja: '使用人数' }, pt: '4 pessoas', ja: '4人' },
  ],
  // A part, and a value that is not a plain number.
  [
    measure('length', '1', 'm', { part: 'cabo' }),
    'other',
    { label: { pt: 'Comprimento (cabo)' }, pt: '1 m', ja: '1m' },
  ],
  [measure('weight', 'uns 300', 'g'), 'other', { label: { pt: 'Peso', ja: '重さ' }, pt: 'uns 300 g' }],
];

describe('sheetFromFacts', () => {
  it.each(ACCEPTED)('%j', (each, key, entry) => {
    expect(fields([each])).toEqual({ [key]: [entry] });
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
