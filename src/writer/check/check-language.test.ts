import { expect, test } from 'vitest';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { checkLanguage } from './check-language.ts';

const source = 'Garrafa térmica Mizu';
const facts = extractFacts(source);
const wrong = (text: string, language: 'pt' | 'ja') =>
  checkLanguage(text, { field: 'copy', language }, { source, facts }).map(({ excerpt }) => excerpt);

test.each([
  '这款保温杯非常适合您。',
  '商品是保温水筒防水収納加工品質高',
  'This bottle keeps drinks cold です。',
  '保温ボトル keeps drinks cold all day',
  'One two three four',
  'um dois tres quatro 500 ml',
])('%j is not Japanese', (text) => expect(wrong(text, 'ja')).toEqual([text]));

test.each([
  '容量500ml。',
  '全体防水加工済高品質収納保温水筒',
  '商品是保温水筒',
  '保温ボトル。One two three',
  'One two three',
  'One two three a b c',
  'Mizu Mizu Mizu Mizu',
  'One two three です Mizu Mizu',
  '保温ボトルは、Keep it cool という名前の長い長い商品です。',
  'Veja https://a.b/one-two-three-four a@b.c @um #dois',
  '【未訳: Amanhã tem mais e outra coisa】',
  '<b class="one two three four">水</b>',
])('%j may stand in a Japanese text', (text) => expect(wrong(text, 'ja')).toEqual([]));

test.each([
  'La botella es muy buena y ofrece calidad para usted.',
  'El vaso con tapa y sin asa.',
  'The bottle is perfect for you and your day.',
  'The bottle for you.',
  '保温ボトルです。',
  'A 保温 b.',
])('%j is not Portuguese', (text) => expect(wrong(text, 'pt')).toEqual([text]));

test.each([
  'A garrafa é boa.',
  'A palavra 和 é bonita.',
  'The and with',
  'Mizu Mizu the and with',
  'The O a os as um uma do with perfect',
  'el los muy com não para você e',
  'El bom dia de hoje',
  'Vaso con tapa de vidro',
])('%j may stand in a Portuguese text', (text) => expect(wrong(text, 'pt')).toEqual([]));

test('the first wrong sentence is shown, by its beginning, with its place', () => {
  const [warning, ...more] = checkLanguage(
    `Boa garrafa. ${'The bottle is perfect for your day and '.repeat(3)}you. The end is for you and me.`,
    { field: 'descriptions', index: 2, language: 'pt' },
    { source, facts },
  );
  expect(more).toEqual([]);
  expect(warning).toEqual({
    code: 'wrong_language',
    field: 'descriptions',
    index: 2,
    excerpt: 'The bottle is perfect for your day and The bottle is perfect for your day and Th',
    message: 'Este trecho não está em português.',
  });
  const [japanese] = checkLanguage('one two three four', { field: 'copy', language: 'ja' }, { source, facts });
  expect(japanese).toEqual({
    code: 'wrong_language',
    field: 'copy',
    excerpt: 'one two three four',
    message: 'Este trecho não está em japonês.',
  });
});
