import { expect, test } from 'vitest';
import { checkLanguage } from './check-language.ts';

const isWrong = (text: string, language: 'pt' | 'ja') =>
  checkLanguage(text, { field: 'copy', language }, { source: 'Mizu', facts: [] }).length === 1;

/** Two letters and a half of Latin weigh as one sign of Japanese. */
test.each([
  ['这是保温杯', true],
  ['您好', true],
  ['非常好', true],
  ['保温杯', false],
  ['適合使用者全体防水加工済', true],
  ['適合使用者全体防水加工', false],
  ['one two three four', true],
  ['one two three', false],
  ['one two three です', false],
  ['one two three four です', true],
  ['one two three four で', true],
  ['abcde fghij klmno pqrst ででででででで', true],
  ['abcde fghij klmno pqrst でででででででで', false],
  ['abcde fghij klmno pqrst でででででででででで', false],
  ['abcdefghij klmnopqrst uvwxyz で', false],
  ['aa bb cc dd でで', true],
  ['a b c d e f', false],
  ['One two three Mizu', false],
  ['http://a.b/one one two three', false],
  ['https://one.two/three one two three', false],
  ['https://one.two/three one two three four', true],
  ['one@two.com one two three', false],
  ['@one one two three', false],
  ['#one-two one two three', false],
  ['<b class="one">two</b> three four', false],
  ['<one two three four>水です', false],
  ['one<br>two<br>three<br>four', true],
  ['【未訳: um dois três quatro】です', false],
])('%j is not Japanese: %s', (text, expected) => expect(isWrong(text, 'ja')).toBe(expected));

test.each([
  ['保温', true],
  ['abc 保温', true],
  ['abcd 保温', false],
  ['123 456', false],
  ['¡!', false],
  ['uno dos muy muy', true],
  ['uno dos tres muy', false],
  ['muy bom muy para com a o', false],
  ['muy bom y para o a', false],
  ['uno muy el vaso tapa', true],
  ['the vaso and tapa', true],
  ['the vaso tapa cosa', false],
  ['the vaso and a o', false],
  ['the vaso and tapa com', true],
  ['the and', false],
])('%j is not Portuguese: %s', (text, expected) => expect(isWrong(text, 'pt')).toBe(expected));
