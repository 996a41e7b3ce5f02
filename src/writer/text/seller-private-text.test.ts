import { expect, it } from 'vitest';
import { withoutPrivate } from './seller-private-text.ts';

it.each([
  ['a whole line of the seller’s business', 'Peso: 210 g\nCusto: 9,80 USD/un. no lote de 50', 'Peso: 210 g'],
  ['what follows it in the line', 'paguei R$ 11,20 cada; pedir nota fiscal ao Edson', ''],
  ['a margin beside the price', 'pagamos 78 reais na cooperativa, margem 40%', ''],
  ['not the next label of the line', 'Custo: R$ 38,00; Peso: 210 g', 'Peso: 210 g'],
  [
    'only the price beside the product',
    'Caixa de som, 4,2 yuan por peça. Aguenta chuva.',
    'Caixa de som, Aguenta chuva.',
  ],
  ['the price up to its full stop', 'custo R$ 62,90 cada, minimo 5 pçs. feito no Brasil', 'feito no Brasil'],
  ['no sentence about the product behind it', 'Custo R$ 40. Pago no boleto. Peso 300 g', 'Peso 300 g'],
  ['a price behind it', 'Custo R$ 40 cada. Peso 300 g, no atacado R$ 35', ''],
  ['a price in yen behind it', 'Custo ¥40 cada un. cor preta ¥35', ''],
  ['a note that goes on', 'lembrar: falar com o Li. cor preta acabou', ''],
  ['a cost that must not be told', 'preço de custo 41 reais - NÃO DIVULGAR', ''],
  ['no request to the writer', 'obs: falar mais do trekking no texto', 'obs: falar mais do trekking no texto'],
  ['no tasting notes', 'Notas: chocolate, caramelo', 'Notas: chocolate, caramelo'],
])('leaves out %s', (_, source, expected) => {
  expect(withoutPrivate(source).replaceAll(/\s+/g, ' ').trim()).toBe(expected);
});
