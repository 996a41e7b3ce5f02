import { expect, test } from 'vitest';
import type { Entry, Sheet } from '#domain/sheet/sheet.ts';
import { modelsOfSheet, suggestAnswers } from './suggest-answers.ts';
import { isValidAnswer } from './valid-answer.ts';

const sheet = (fields: Record<string, Entry | Entry[]>): Sheet =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { value: [value].flat(), acceptedAt: '' }]));
const type = (choice: string) => ({ product_type: { choice } });

test.each<[Record<string, Entry | Entry[]>, Record<string, unknown>]>([
  [{ wireless: [{ choice: 'bluetooth', pt: '5.2' }, { choice: 'wifi' }] }, { radio: ['bluetooth', 'wifi'] }],
  [{ power_source: { choice: 'mains' } }, { liga_tomada: 'sim' }],
  [{ power_source: { choice: 'usb' } }, {}],
  [{ voltage: { choice: 'bivolt' } }, { liga_tomada: 'sim' }],
  [{ voltage: { choice: 'dc', amount: { number: 5, unit: 'v' } } }, {}],
  [{ voltage: { amount: { number: 110, to: 220, unit: 'v' } } }, { liga_tomada: 'sim' }],
  [{ plug: { choice: 'n' } }, { liga_tomada: 'sim' }],
  [{ contents: [{ choice: 'manual' }, { choice: 'charger' }] }, { tem_fonte: 'sim' }],
  [{ contents: [{ choice: 'manual' }, { choice: 'charger', limit: { pt: 'não incluso' } }] }, {}],
  [{ battery_type: { choice: 'li_ion' } }, { bateria: 'litio_no_aparelho' }],
  [{ battery_type: { choice: 'aa', allowed: false } }, { bateria: 'pilha_comum' }],
  [{ battery_capacity: { amount: { number: 2000, unit: 'mah' } } }, { bateria: 'litio_no_aparelho' }],
  [type('portable-blender'), { toca_alimento: 'sim', rotulo_item: 'eletrico' }],
  [{ battery_capacity: { amount: { number: 600, unit: 'mah' }, limit: { pt: 'NiMH' } } }, {}],
  [{ material: { pt: 'silicone grau alimentar' } }, { toca_alimento: 'sim' }],
  [{ product_type: { pt: 'marmita dobrável' } }, { toca_alimento: 'sim' }],
  [{ ...type('pet-bowl'), material: { pt: 'PP grau alimentar' } }, { toca_alimento: 'nao' }],
  [{ product_type: { pt: 'pote de cozinha' }, for_whom: { choice: 'cats' } }, { toca_alimento: 'nao' }],
  [type('power-bank'), { bateria: 'power_bank' }],
  [type('plush-toy'), { brinquedo: 'sim' }],
  [type('thermal-bottle'), { toca_alimento: 'sim', rotulo_item: 'diversos' }],
  [type('perfume'), { uso_corpo: 'cosmetico', perigoso: ['perfume_alcool'] }],
  [type('hair-dye'), { uso_corpo: 'quase_medicamento' }],
  [type('massage-gun'), { uso_corpo: 'aparelho_de_saude' }],
  [type('supplement'), { comestivel: 'suplemento' }],
  [type('coffee'), { comestivel: 'alimento_seco' }],
  [type('kitchen-knife'), { toca_alimento: 'sim', lamina: 'cozinha_ferramenta' }],
  [type('pressure-cooker'), { toca_alimento: 'sim', tipo_psc: 'panela_pressao' }],
  [{ fabric: { choice: 'cotton', amount: { number: 100, unit: 'percent' } } }, { rotulo_item: 'texteis' }],
  [{ ...type('backpack'), fabric: { choice: 'nylon' } }, { rotulo_item: 'nenhum' }],
  [{ material: { choice: 'cowhide' } }, { rotulo_item: 'diversos', material_silvestre: 'boi_porco_carneiro' }],
  [{ age: { amount: { number: 3, unit: 'year', qualifier: 'from' } } }, { idade_min_meses: 36 }],
  [{ age: { amount: { number: 6, unit: 'month', qualifier: 'from' } } }, { idade_min_meses: 6 }],
  [{ age: { amount: { number: 6, unit: 'year', qualifier: 'up_to' } } }, {}],
])('proposes answers for %j', (fields, expected) => {
  const proposals = suggestAnswers(sheet(fields));
  expect(Object.fromEntries(proposals.map(({ question, answer }) => [question, answer]))).toEqual(expected);
  for (const { question, answer, from } of proposals) {
    expect(isValidAnswer(question, answer)).toBe(true);
    expect(from).toMatch(/^(?:Veio da|Suposto pela) ficha \(\p{Lu}.+: .+\)/u);
  }
});

test('reads the models of the sheet and of its variants', () => {
  const variants = {
    options: [
      { name: { pt: 'Modelo' }, values: [{ name: { pt: 'B' }, fields: { model_number: [{ pt: 'TE24-I' }] } }] },
    ],
    acceptedAt: '',
  };
  expect(modelsOfSheet({ ...sheet({ model_number: { pt: 'TE24' } }), variants })).toEqual(['TE24', 'TE24-I']);
});
