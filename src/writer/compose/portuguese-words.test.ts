import { describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/writer/ledger.ts';
import { fold } from './fold.ts';
import { japaneseNumber } from './japanese-number.ts';
import { agree, article, capitalize, indefinite, joinPortuguese, nounOf, quiet } from './portuguese-words.ts';
import { isCommonWord, isProperName, withAccents } from './vocabulary.ts';

/** As the seller wrote it → inside a sentence. */
const QUIET = `
GARRAFA TÉRMICA A VÁCUO → garrafa térmica a vácuo
CHAVE E COPO O BOM → chave e copo o bom
Garrafa Térmica Mizu → garrafa térmica Mizu
Cabo USB-C → cabo USB-C
PAINEL LED, HD → painel LED, HD
FILTRO HEPA. → filtro HEPA.
Modelo X200 novo → modelo X200 novo
Guarda-Chuva Automático → guarda-chuva automático
Bolsa, Preta → bolsa, preta
lave A MAO → lave à mão
Lave a mão → lave à mão
ÁGUA → água
A → A
iPhone e Android → iPhone e Android
Feito No Brasil. → feito no Brasil.
Japão → Japão
Bluetooth 5.3 → Bluetooth 5.3
Kit P/ Viagem → kit p/ viagem
Não tem PSE → não tem PSE
NÃO É JBL, É OUTRA → não é JBL, é outra
Espuma EPP → espuma EPP
PESA 2 KG → pesa 2 kg
GARRAFA É BOA → garrafa é boa
 GARRAFA  GRANDE → garrafa grande
A GARRAFA → A garrafa
Tampa A Vácuo → tampa A vácuo
Painel LED), bom → painel LED), bom
xJBL novo → xJBL novo
BCDFG → BCDFG
BCDFGH → bcdfgh
eTampa → eTampa
Tampa;x → Tampa;x
Tampa-Azul, → tampa-azul,
Água. Fria. → água. fria.
LAMAO → lamao
`;

test.each(rowsOf(QUIET))('%s is quiet as %s', (written = '', expected) => expect(quiet(written)).toBe(expected));

/** Noun → o, do, este, um. */
const NOUNS = `
garrafa → a da esta uma
copo → o do este um
garrafas → as das estas uma
copos → os dos estes um
tênis → o do este um
óculos de sol → o do este um
pijama → o do este um
guarda-chuva → o do este um
porta retrato → o do este um
porta de vidro → a da esta uma
tira → a da esta uma
tiras → as das estas uma
tira-manchas → o do este um
chave → a da esta uma
luzes → as das estas uma
embalagem → a da esta uma
capacidade → a da esta uma
estação → a da esta uma
estações → as das estas uma
mapas → os dos estes um
mês → o do este um
lápis → o do este um
air fryer → a da esta uma
leggings → as das estas uma
casaco → o do este um
açaí → o do este um
garagem cheia → a da esta uma
cidades → as das estas uma
gás → o do este um
água → a da esta uma
`;

test.each(rowsOf(NOUNS))('%s: %s', (phrase = '', expected) => {
  const noun = nounOf(phrase);
  expect([article(noun), article(noun, 'd'), article(noun, 'est'), indefinite(noun)].join(' ')).toBe(expected);
});

describe('small things', () => {
  test('endings agree with the noun', () => {
    const text = 'feit[o/a] e bo[m/a], [/a]';
    expect(agree(text, { gender: 'feminine' })).toBe('feita e boa, a');
    expect(agree(text, { gender: 'masculine' })).toBe('feito e bom, ');
    expect(agree('[o/as] [a/b/c]', { gender: 'feminine' })).toBe('as [a/b/c]');
  });

  test('a list has commas and an e', () => {
    const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
    expect(lists.map(joinPortuguese)).toEqual(['', 'a', 'a e b', 'a, b e c']);
    expect(capitalize('água fria')).toBe('Água fria');
  });

  test.each([
    ['automatico', 'automático'],
    ['AUTOMATICO', 'AUTOMÁTICO'],
    ['Automatico', 'Automático'],
    ['agua', 'água'],
    ['nao', 'não'],
    ['esta', 'esta'],
    ['para', 'para'],
    ['zorblax', 'zorblax'],
  ])('%s gets its accents: %s', (word, expected) => expect(withAccents(word)).toBe(expected));

  test('words of every day and names', () => {
    expect(['garrafa', 'Garrafas', 'zorblax'].map(isCommonWord)).toEqual([true, true, false]);
    expect(['Japão', 'android', 'Brasil.', 'garrafa'].map(isProperName)).toEqual([true, true, true, false]);
  });

  test.each([
    ['1.200', '1200'],
    ['1,5', '1.5'],
    ['1.200,5', '1200.5'],
    ['12.000.000', '12,000,000'],
    ['30.000', '30,000'],
    ['30000', '30,000'],
    ['1.20', '1.20'],
    [' 7 ', '7'],
    ['1.2000', '1.2000'],
  ])('%s is %s in Japanese', (amount, expected) => expect(japaneseNumber(amount)).toBe(expected));

  test.each([
    ['  “Água”  QUENTE!', 'agua quente'],
    ['- Tampa:', 'tampa'],
    ['• Tampa;', 'tampa'],
    ["d'água*", 'd agua'],
    ['a–b', 'a–b'],
    ['“”', ''],
  ])('%j is compared as %j', (text, expected) => expect(fold(text)).toBe(expected));
});
