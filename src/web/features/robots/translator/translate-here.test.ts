import { expect, it } from 'vitest';
import { joinPieces, splitPieces } from './translate-here.ts';

const shout = (text: string) => {
  const pieces = splitPieces(text);
  return joinPieces(
    pieces,
    pieces.filter(({ isWords }) => isWords).map((piece) => piece.text.toUpperCase()),
  );
};

it.each([
  ['Garrafa térmica\n\n- 500 ml', 'GARRAFA TÉRMICA\n\n- 500 ML'],
  ['<p>Leve e <b>forte</b></p>', '<p>LEVE E <b>FORTE</b></p>'],
  ['✅ Tampa  \n1. cabo', '✅ TAMPA  \n1. CABO'],
  ['veja https://loja.jp/a?b=c hoje', 'VEJA https://loja.jp/a?b=c HOJE'],
  ['210\n---', '210\n---'],
  ['', ''],
])('of %j only the words are translated', (text, translated) => {
  expect(shout(text)).toBe(translated);
});

it('the text ends before the first piece that is not translated yet', () => {
  expect(joinPieces(splitPieces('um\ndois\ntrês'), ['一', '二'])).toBe('一\n二\n');
});
