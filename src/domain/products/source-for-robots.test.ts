import { expect, it } from 'vitest';
import type { Sheet } from '../sheet/sheet.ts';
import { proposeName } from './propose-name.ts';
import { sourceForRobots } from './source-for-robots.ts';

const sheet: Sheet = {
  brand: { value: [{ pt: 'Mizu' }], acceptedAt: '' },
  capacity: { value: [{ amount: { number: 500, unit: 'ml' } }], acceptedAt: '' },
};

it('describes a product by what was pasted, else by its sheet', () => {
  expect(
    sourceForRobots({ name: 'Mizu', source: ' Garrafa 500 ml\nPreço: US$ 4,50\nCusto por unidade: 3\n', sheet }),
  ).toBe('Garrafa 500 ml');
  expect(sourceForRobots({ name: 'Mizu', source: '', sheet })).toBe('Mizu\nMarca: Mizu\nCapacidade: 500 ml');
});

it.each([
  ['GARRAFA TÉRMICA MIZU | frete grátis\npreço', 'Garrafa térmica mizu'],
  ['\n [PROMO] escova de gato - azul', 'Escova de gato'],
  ['!!!', 'Produto novo'],
  ['x'.repeat(500), `X${'x'.repeat(119)}`],
  ['BLOCOS DE MONTAR 100g infantil -- novo', 'Blocos de montar 100g infantil'],
  ['oi amiga!! segue o vestido\nVestido midi', 'Vestido midi'],
  ['【Descrição】\nNome: fone sem fio', 'Fone sem fio'],
  ['Brand Name: NoEnName_Null\nGarrafa térmica 500 ml', 'Garrafa térmica 500 ml'],
  ['https://loja.example/item\nMarca: OEM\nPreço: US$ 4\nTítulo: Caneca de bambu', 'Caneca de bambu'],
  ['Marca: sem marca', 'Produto novo'],
  ['Bom diaaa amigaaa\nTamanho aberto: 36 x 24 cm\nOrganizador de cabos', 'Organizador de cabos'],
  ['Segue a queridinha do momento: Organizador de cabos 🔌 é sucesso', 'Organizador de cabos'],
  [
    'Boa tarde! Aqui é a Lily da fábrica\nOlha que lindo esse Tapete de yoga dobrável que chegou',
    'Tapete de yoga dobrável',
  ],
  ['Ola amigo, tudo bem?\nTamanho 70x140cm, gramatura 500g/m2\n70 x 140 cm\nToalha de banho', 'Toalha de banho'],
  ['Hello dear friend\nPeso aprox. 300 g\nMini ventilador 2000mAh', 'Mini ventilador 2000mAh'],
  ['LUMINÁRIA DE MESA LED MOD. LX-220 🔥🔥 PROMO', 'Luminária de mesa LED mod. LX-220'],
  ['Banqueta dobrável mod. BQ-27  *** NOVO LOTE ***', 'Banqueta dobrável mod. BQ-27'],
  ['MOCHILA ANTIFURTO URBANA "Nomad 22L"  (REF NB-22)', 'Mochila antifurto urbana "Nomad 22L"'],
  ['*BOLSA TOTE LONA CRUA c/ bolso interno* ref BT-318', 'Bolsa tote lona crua c/ bolso interno'],
  ['~Toalha~ 20*30 cm, cód. TW9', 'Toalha 20*30 cm'],
  ['Caneca referência nacional', 'Caneca referência nacional'],
])('proposes a name for %j', (text, name) => expect(proposeName(text)).toBe(name));
