import { expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { fact, measure } from '#tests/writer/ledger.ts';
import { checkTopic } from './check-topic.ts';

const isOff = (facts: readonly Fact[], text: string, language: 'pt' | 'ja' = 'ja', source = 'Garrafa térmica') =>
  checkTopic(text, { field: 'copy', language }, { source, facts }).length === 1;

/** Facts of the ledger, a text about shoes that repeats them, and whether it is still about another product. */
test.each<[string, Fact[], string, boolean]>([
  ['nothing', [], 'このスニーカー', true],
  ['one measure', [measure('weight', '320', 'g')], 'このスニーカー。320g', true],
  [
    'two measures',
    [measure('weight', '320', 'g'), measure('volume', '500', 'ml')],
    'このスニーカー。320g 500ml',
    false,
  ],
  ['two colours', [fact('colour', 'preto'), fact('colour', 'branco')], 'このスニーカー。黒 白', false],
  ['two numbers', [fact('number', '4711'), fact('number', '4712')], 'このスニーカー。4711 4712', true],
  ['two uses', [fact('use', 'academia'), fact('use', 'viagem')], 'このスニーカー。ジム 旅行', true],
  ['two audiences', [fact('audience', 'crianças'), fact('audience', 'mulheres')], 'このスニーカー。子ども 女性', true],
  ['two claims', [fact('claim', 'leve'), fact('claim', 'dobrável')], 'このスニーカー。軽量 折りたたみ', true],
  ['the brand', [fact('brand', 'Mizu')], 'このスニーカー。Mizu', false],
  ['the code', [fact('model_code', 'XY-200')], 'このスニーカー。XY-200', false],
  ['a measure and a use', [measure('weight', '320', 'g'), fact('use', 'academia')], 'このスニーカー。320g ジム', true],
])('a text that repeats %s', (_, facts, text, expected) => expect(isOff(facts, text)).toBe(expected));

test.each([
  ['このスニーカー', 'Garrafa térmica', true],
  ['このスニーカー', 'Tênis', false],
  ['このスニーカー', 'Tênis e garrafa', false],
  ['このスニーカー', 'preto', false],
  ['ボトルとこのスニーカー', 'Garrafa', false],
  ['このボトル', 'Garrafa térmica', false],
  ['この水筒', 'Garrafa térmica', false],
  ['ただのスニーカー', 'Garrafa térmica', false],
])('%j beside %j', (text, source, expected) => expect(isOff([], text, 'ja', source)).toBe(expected));

test.each([
  ['Tênis tênis', 'Garrafa térmica', true],
  ['Tênis', 'Garrafa térmica', false],
  ['Tênis bota tênis', 'Garrafa térmica', true],
  ['Bota tênis tênis', 'Garrafa térmica', false],
  ['Tênis tênis garrafa', 'Garrafa térmica', false],
  ['Tênis tênis', 'Sandália', false],
  ['Tênis tênis', 'Sandália e garrafa', false],
  ['preto preto', 'Garrafa térmica', false],
])('in Portuguese %j beside %j', (text, source, expected) => expect(isOff([], text, 'pt', source)).toBe(expected));
