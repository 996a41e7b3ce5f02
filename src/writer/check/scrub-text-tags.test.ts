import { describe, expect, test } from 'vitest';
import { checkHiddenCut, scrubText } from './scrub-text.ts';

const scrub = (text: string, source: string) => {
  const { text: left, warnings } = scrubText(text, { field: 'copy', language: 'pt' }, source);
  return [left, ...warnings.map(({ code, message }) => `${code} ${message}`)];
};
const CODE = 'markup_added Código que não estava no seu texto foi retirado.';
const MARKUP = 'markup_added Marcação que não estava no seu texto foi retirada.';
const LINK = 'link_added Um link que não é seu foi retirado.';

describe('elements with what they hold', () => {
  test.each(['svg', 'object', 'embed', 'form', 'noscript', 'template', 'iframe', 'script', 'style'])('%s', (name) => {
    expect(scrub(`<${name}>a</${name}>b`, 'c')).toEqual(['b', CODE]);
    expect(scrub(`<${name} x="1">a\nb</${name.toUpperCase()} >c`, 'd')).toEqual(['c', CODE]);
  });

  test.each([
    ['<script>a</script>x', 'Um script do seu texto foi retirado.'],
    ['<SCRIPT>a</SCRIPT >x', 'Um script do seu texto foi retirado.'],
    ['<STYLE>a</STYLE>x', 'O código <style> do seu texto foi retirado.'],
    ['<!-- c -->x', 'Um comentário escondido do seu texto foi retirado.'],
    ['<iframe src="a">x', 'O código <iframe> do seu texto foi retirado.'],
    ['<svg>x', 'O código <svg> do seu texto foi retirado.'],
  ])('%s of the seller is cut too, and called so', (text, message) => {
    expect(scrub(text, `${text} y`)).toEqual(['x', `markup_added ${message}`]);
  });

  test('a name that only begins like one of them is a tag like others', () => {
    expect(scrub('<scripts>a</scripts>b', 'c')).toEqual(['ab', MARKUP, MARKUP]);
  });
});

describe('tags', () => {
  test.each(['<link href="a"', '<meta x', '<base y', '</form', '</p>', '<p class="a">', '<!-- a\nb -->'])(
    '%j is cut',
    (tag) => expect(scrub(tag, 'x')).toEqual(['', MARKUP]),
  );

  test.each(['<b x', '<1>', 'a > b', '5 < 6', '<>'])('%j is none', (text) => expect(scrub(text, 'x')).toEqual([text]));

  test.each([
    ['<P>a', '<p>b', '<P>a'],
    ['<h1>a</h1>', '<h1>', '<h1>a'],
    ['<p ONCLICK="x">a', '<p>b', '<p>a'],
    ['<a href="JAVASCRIPT:x">a', '<a>b', '<a>a'],
    ['<p data-x="once">a', '<p>b', '<p data-x="once">a'],
    ['<i>a  b\t c ', 'x', 'a b c'],
    [' a  b\t c ', 'x', ' a  b\t c '],
  ])('%j beside %j is left as %j', (text, source, left) => expect(scrub(text, source)[0]).toBe(left));
});

test.each([
  ['###### a', 'x', 'a'],
  ['####### a', 'x', '####### a'],
  ['#a', 'x', '#a'],
  ['>a', 'x', '>a'],
  ['a **b** c', 'x', 'a b c'],
  ['**a\nb**', 'x', '**a\nb**'],
  ['**a** __b__', '**', '**a** b'],
  ['[a](b)', 'x', 'a'],
  ['[a](b c)', 'x', '[a](b c)'],
  ['[a]', 'x', '[a]'],
  ['a\n## b', 'x', 'a\nb'],
  ['a\n> b', 'x', 'a\nb'],
])('signs of Markdown: %j beside %j is left as %j', (text, source, left) => expect(scrub(text, source)[0]).toBe(left));

describe('addresses', () => {
  test.each([
    'http://a.com',
    'HTTPS://A.COM',
    'javascript:alert',
    'www.a',
    'a@b.c',
    '@abc',
    'a.com.br',
    'a.co',
    'a.b.c.com',
    'bit.ly/abc',
    'x.gg',
    'loja.me',
    'a.jp/x?y=1',
  ])('%j is cut', (link) => {
    expect(scrub(link, 'x')).toEqual(['', LINK]);
    expect(scrub(`（${link}）です`, 'x')).toEqual(['（）です', LINK]);
  });

  test.each(['a@b', '@ab', '@1bc', 'a@abc', 'a.comx', 'a.com-b', '-a.com'])('%j is none', (text) =>
    expect(scrub(text, 'x')).toEqual([text]),
  );

  test.each([
    ['a.com', 'visite A.COM hoje'],
    ['https://www.a.com/', 'a.com'],
    ['www.a.com/x', 'https://a.com/x;'],
    ['http://a.com/x.', 'www.a.com/x'],
  ])('%j is the seller’s own in %j', (link, source) => expect(scrub(link, source)).toEqual([link]));

  test('a page of the seller’s site that the seller did not write is not', () => {
    expect(scrub('a.com/x', 'a.com')).toEqual(['', LINK]);
  });
});

test('signs of one platform are written out; those that every one shows stay', () => {
  expect(scrub('ｱｲｳ㍉㌘㎜㈱①', 'x')).toEqual(['アイウミリグラムmm(株)①']);
});

test.each([
  ['<script>a</script>', ['Um script do seu texto foi retirado.']],
  ['<SCRIPT>a</SCRIPT><script>b</script>', ['Um script do seu texto foi retirado.']],
  ['<style>a</style>', ['O código <style> do seu texto foi retirado.']],
  ['<!-- a -->', ['Um comentário escondido do seu texto foi retirado.']],
  [
    '<!-- a --><script>b</script>',
    ['Um comentário escondido do seu texto foi retirado.', 'Um script do seu texto foi retirado.'],
  ],
  ['<p style="display:none">x</p>', ['Um trecho escondido do seu texto foi retirado.']],
  ['<p>x</p>', []],
])('what of %j never reaches a page is told', (source, messages) => {
  expect(checkHiddenCut({ field: 'translation' }, source)).toMatchObject(
    messages.map((message) => ({ code: 'markup_lost', field: 'translation', message })),
  );
});
