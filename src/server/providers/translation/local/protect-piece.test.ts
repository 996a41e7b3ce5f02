import { describe, expect, it } from 'vitest';
import { codesOf, protectPiece, restorePiece } from './protect-piece.ts';
import { translatePieces } from './translate-pieces.ts';

const CODES = ['IPX5', 'TE24-I', 'USB-C', 'X-123', 'A4B7', 'WH-1000XM5'];
const LINKS = ['https://loja.example/p?a=1&b=2', 'www.dropar.example', 'oi@loja.example', '#promo'];
const EMOJIS = ['✅', '👩‍🍳', '🇯🇵', '❤️'];
const NUMBERS = ['24', '1.299,90', '780', '3,5'];
const BRANDS = ['Cozinha da Vó', 'Terra & Mar'];

/** Two hundred sentences with every kind of element at every position. */
const sentences = Array.from({ length: 200 }, (_, at) => {
  const pick = (from: readonly string[], shift: number) => from[(at * 7 + shift * 3) % from.length] ?? '';
  const words = [
    `A panela ${pick(CODES, 1)}`,
    `<span translate="no">${pick(BRANDS, 2).replace('&', '&amp;')}</span>`,
    `tem ${pick(NUMBERS, 3)} cm`,
    at % 3 === 0 ? `<b class="x">bem forte</b>` : 'bem forte',
    at % 4 === 0 ? '<img src="a.png" alt="1 > 0">'.replace('>', '&gt;').replace('&gt;">', '">') : '',
    pick(LINKS, 4).replaceAll('&', '&amp;'),
    pick(EMOJIS, 5),
  ];
  const shift = at % words.length;
  return [...words.slice(shift), ...words.slice(0, shift)].filter(Boolean).join(' ');
});

/** Simulated engines that keep only the protected markup; some break even that. */
const KEPT = /<code>\d+<\/code>|<\/?b[^<>]*>/g;
const onlyKept = (markup: string) => `訳${(markup.match(KEPT) ?? []).join('文')}。`;
const losing = (markup: string) => `訳${(markup.match(KEPT) ?? []).slice(1).join('文')}。`;

const mustStand = (sentence: string): string[] => [
  ...(sentence.match(/https?:\S+|www\.\S+|\S+@\S+|#promo/g) ?? []),
  ...(sentence.match(/<(?:b|img)\b[^<>]*>|<\/b>/g) ?? []),
  ...EMOJIS.filter((emoji) => sentence.includes(emoji)),
  ...BRANDS.map((brand) => brand.replace('&', '&amp;')).filter((brand) => sentence.includes(brand)),
  ...CODES.filter((code) => sentence.includes(code)),
  ...NUMBERS.filter((number) => sentence.includes(` ${number} cm`)),
];

describe('an engine that destroys everything else', () => {
  it.each([
    ['keeps what is hidden', onlyKept],
    ['loses some of it', losing],
    ['answers with the same words', (markup: string) => markup],
    ['breaks the markup', (markup: string) => markup.replaceAll('<code>', '<cod')],
  ])('%s: restores everything, or marks the sentence', async (_, mangle) => {
    const run = async (markup: readonly string[]) => [markup.map(mangle), markup.map(mangle)];
    const translated = await translatePieces(sentences, 'ja', run);
    let whole = 0;
    for (const [at, { markup, doubt }] of translated.entries()) {
      const lost = mustStand(sentences[at] ?? '').filter((own) => !markup?.includes(own));
      if (lost.length > 0) expect(doubt ?? 'nothing', `${sentences[at]} → ${markup}`).toBe('lost');
      else whole += 1;
    }
    if (mangle === onlyKept) expect(whole).toBe(200);
  });
});

it('keeps codes and numbers visible at first, and hides them in the second attempt', () => {
  expect(protectPiece('Modelo TE24-I, 24 cm', false).markup).toBe('Modelo TE24-I, 24 cm');
  expect(protectPiece('Modelo TE24-I, 24 cm', true).markup).toBe('Modelo <code>0</code>, <code>1</code> cm');
  expect(codesOf('500ml, 24cm, IPX5, USB-C e 2,4GHz')).toEqual(['IPX5', 'USB-C']);
});

it('escapes plain text, and restores unpaired tags unchanged', () => {
  const piece = protectPiece('1 < 2 &amp; <i>três. <br/>', false);
  expect(piece.markup).toBe('1 &lt; 2 &amp; <code>0</code>três. <code>1</code>');
  expect(restorePiece(piece.markup, piece)).toEqual({ markup: '1 &lt; 2 &amp; <i>três. <br/>', isWhole: true });
});
