import { expect, test } from 'vitest';
import { readDelivery, readFreight, textWithoutTerms, withoutTerms } from './supplier-terms.ts';

test.each([
  ['Preço US$ 9,80\nFrete US$ 6,50', '6.5 USD'],
  ['Shipping cost: USD 1,234.50 (ePacket)', '1234.5 USD'],
  ['frete p/ Japão 32 RMB', '32 CNY'],
  ['Frete: R$ 45', '45 BRL'],
  ['Frete grátis acima de R$ 99', undefined],
  ['Frete para o Brasil: R$ 30', undefined],
  ['Frete: consulte. Peso 480 g', undefined],
  ['Preço US$ 9,80', undefined],
])('freight of %j', (text, expected) => {
  const amount = readFreight(text);
  expect(amount && `${amount.number} ${amount.unit}`).toBe(expected);
});

test.each([
  ['Peso: 480 g\nPrazo 12 a 20 dias', '12-20 Prazo 12 a 20 dias'],
  ['Prazo de entrega: 10–15 dias úteis', '14-21 Prazo de entrega: 10–15 dias úteis'],
  ['Delivery 10 to 15 business days', '14-21 Delivery 10 to 15 business days'],
  ['Shipping: 15-30 days', '15-30 Shipping: 15-30 days'],
  ['Entrega 9 a 15 dias úteis, envio em até 2 dias', '13-23 Entrega 9 a 15 dias úteis, envio em até 2 dias'],
  ['Postagem em 1 a 2 dias. Chega em 10 a 20 dias', '11-22 Postagem em 1 a 2 dias. Chega em 10 a 20 dias'],
  ['Prazo para devolução: 7 a 10 dias', undefined],
  ['Envio em 2 a 3 dias de processamento', undefined],
  ['Bateria dura 2 a 3 dias', undefined],
])('delivery of %j', (text, expected) => {
  const read = readDelivery(text);
  expect(read && `${read.min}-${read.max} ${read.words}`).toBe(expected);
});

test.each([
  ['frete US$ 7,20 para o Japão, prazo 10 a 18 dias', []],
  ['prazo 10 a 18 dias, com alça', ['prazo 10 a 18 dias, com alça']],
  ['prazo 10 a 18 dias\nprazo 5 a 9 dias', ['prazo 5 a 9 dias']],
  ['Frete para o Japão: US$ 4,10 por peça, com rastreio', []],
  ['Prazo de entrega: 9 a 15 dias úteis, envio em até 2 dias', []],
])('of %j is left unread: %j', (text, expected) => {
  expect(withoutTerms(text.split('\n'), text)).toEqual(expected);
});

test('removes only the freight and delivery lines of a text, and keeps its paragraphs', () => {
  const text =
    'Bolsa\n\nfrete pro japão R$ 68,00 por peça (ems)\nposto em 2 dias uteis, chega em 12 a 18 dias\nCor: cru';
  expect(textWithoutTerms(text)).toBe('Bolsa\n\nCor: cru');
});
