import type { Fact } from '#domain/robots/facts.ts';
import { fact, measure } from '#tests/writer/ledger.ts';

type Ledger = { id: string; name: string; facts: Fact[] };

const type = (value: string, rest: Partial<Fact> = {}) => fact('product_type', value, rest);
const all = (kind: Fact['kind'], ...values: string[]) => values.map((value) => fact(kind, value));

/** One for each turn of the writer: a family with verbs of its own, a set, a name that says the product, too much to tell, nothing. */
export const LEDGERS: readonly Ledger[] = [
  { id: 'nothing', name: '', facts: [] },
  { id: 'unknown', name: 'Haru One', facts: [type('Zorblax turbo'), ...all('claim', 'dobrável', 'blorp bom')] },
  {
    id: 'socks',
    name: 'Ashi Go',
    facts: [
      type('Meias esportivas'),
      ...all('colour', 'preto', 'branco', 'cinza'),
      fact('size_range', 'P ao GG'),
      ...all('material', 'algodão', 'elastano'),
      ...all('audience', 'feminino', 'masculino'),
      ...all('use', 'academia', 'corrida'),
      ...all('care', 'lave à mão'),
    ],
  },
  {
    id: 'sandals',
    name: 'Sandália Umi',
    facts: [
      type('Sandália'),
      measure('height', '3', 'cm', 'Altura do salto: 3 cm'),
      fact('size_range', '34 ao 39', { text: '34 ao 39 BR' }),
      fact('material', 'couro', { role: 'tiras' }),
      ...all('audience', 'feminino'),
    ],
  },
  {
    id: 'necklace',
    name: 'Hoshi',
    facts: [
      type('Colar'),
      ...all('material', 'prata 925', 'zorblax'),
      measure('length', '45', 'cm'),
      ...all('contents', '1 colar', '1 caixa de presente', '2 zorblax'),
      ...all('warning', 'evite contato com água'),
    ],
  },
  {
    id: 'coffee',
    name: 'Kissa',
    facts: [
      type('Café em grãos'),
      measure('weight', '250', 'g'),
      measure('shelf_life', '12', 'meses'),
      ...all('use', 'espresso'),
    ],
  },
  {
    id: 'jars',
    name: 'Kura Box',
    facts: [
      type('Potes herméticos', { text: 'Kit 12 potes herméticos' }),
      measure('parts', '12', 'peças'),
      measure('volume', '500', 'ml'),
      ...all('care', 'pode ir ao freezer', 'zorblax blorp'),
      ...all('warning', 'não leve ao forno', 'não use produtos químicos'),
    ],
  },
  {
    id: 'headphones',
    name: 'Oto Pods',
    facts: [
      type('Fone de ouvido Bluetooth'),
      measure('duration', '6', 'horas', '6 horas de música'),
      measure('charge_time', '2', 'h'),
      measure('battery', '400', 'mah'),
      measure('range', '10', 'm', 'até 10 m'),
      measure('weight', '4', 'g', 'cerca de 4 g'),
      measure('warranty', '12', 'meses'),
      measure('voltage', '5', 'V', 'USB 5 V'),
      fact('compatibility', 'iPhone e Android'),
      fact('certification', 'IPX5'),
      fact('brand', 'Oto'),
      fact('model_code', 'OP-2'),
      fact('material', 'ABS', { role: 'estojo' }),
      ...all('colour', 'preto', 'branco'),
      ...all('claim', 'cancelamento de ruído', 'textura leve', 'dobrável', 'com tampa', '2 bolsos laterais'),
      ...all('contents', '1 fone', '1 cabo USB', '3 borrachinhas'),
      ...all('use', 'corrida', 'trabalho', 'viagem'),
      ...all('warning', 'não mergulhe na água', 'mantenha longe do fogo'),
      ...all('care', 'limpe com pano seco'),
    ],
  },
  {
    id: 'toy',
    name: 'Koro',
    facts: [
      type('Brinquedo educativo'),
      measure('age', '3', 'anos', 'a partir de 3 anos'),
      ...all('audience', 'infantil'),
      ...all('claim', 'sem BPA'),
    ],
  },
  {
    id: 'backpack',
    name: 'Mochila Tabi',
    facts: [
      type('Mochila'),
      ...all('audience', 'infantil'),
      measure('volume', '22', 'litros'),
      ...all('colour', 'azul'),
      ...all('claim', 'impermeável'),
    ],
  },
  {
    id: 'bottle',
    name: 'Mizu Mate',
    facts: [
      type('Garrafa térmica'),
      measure('volume', '500', 'ml'),
      measure('height', '20', 'cm'),
      measure('weight', '320', 'g'),
      measure('diameter', '7', 'cm'),
    ],
  },
];
