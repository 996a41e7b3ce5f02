import { describe, expect, test } from 'vitest';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';
import { saidOf } from './said.ts';

const TITLE = 'Caixa de som bluetooth';
const read = saidOf(TITLE);

describe('an item that was not read: the list waits, and once confirmed it is quoted whole', () => {
  test.each([
    ['cores preto/vermelho/camuflado', 'ブラック'],
    ['cores azul, rosa e furta-lua', 'ブルー'],
    ['disponível nas cores branco, preto e zebrado', 'ホワイト'],
    ['na cor preta ou zebrada', 'ブラック'],
    ['tecido + silicone', 'シリコン'],
    ['silicone + zorbla', 'シリコン'],
    ['Cores: preto, branco; rosa esgotado', 'ブラック'],
    ['cores: preto / branco / azul (esgotado)', 'ブラック'],
  ])('%s', (line, word) => {
    const text = `${TITLE}\n${line}`;
    const waiting = extractFacts(text);
    expect(waiting.filter(({ line: at, unsure }) => at > 0 && !unsure)).toEqual([]);
    const facts = waiting.map(({ unsure: _, ...fact }) => fact);
    const { copy } = composeCopy({ description: text, chosenName: 'Oto', chosenModel: 'FAB', facts });
    expect(copy.toLowerCase()).toContain(line.toLowerCase());
    const japanese = [
      ...composeAds({ text, strategy: 'pas', facts }).descriptions,
      ...composeTranslation({ text, tone: 'formal', facts }).specification.map((one) => one.text),
    ];
    expect(japanese.filter((one) => one.includes(word))).toEqual([]);
  });
});

test('what stands before the word that opens a list is none of it', () => {
  const [colour] = extractFacts(`${TITLE}\nzorbla impermeável, cor azul`).filter(({ kind }) => kind === 'colour');
  expect(colour?.clause).toBeUndefined();
});

describe('a sentence behind the box is no item, and takes none away', () => {
  test.each([
    ['Acompanha: cabo; capa; manual. A caixinha é opcional (+ R$ 12,00)', 'cabo|capa|manual'],
    ['Inclui: cabo; 2 pilhas; escovinha. Exceto suporte (não usa)', 'cabo|2 pilhas|escovinha'],
    ['Acompanha: cabo, capa e manual. Brinde por R$ 5,00', 'cabo|capa|manual'],
    ['Na caixa: 1 caixa de som; 1 cabo. Garantia de 90 dias', '1 caixa de som|1 cabo'],
    ['Acompanha: 1 cabo. 1 manual. 2 parafusos.', '1 cabo|1 manual|2 parafusos'],
    ['Inclui: cabo; alça. Não inclui fonte', 'cabo|alça'],
    ['Vem com: cabo + alça. Pilhas à parte', 'cabo|alça'],
    ['Conteúdo da embalagem: 1 caixa de som, 1 cabo P2. Cores sortidas', '1 caixa de som|1 cabo P2'],
  ])('%s', (line, items) => {
    const facts = extractFacts(`${TITLE}\n${line}`).filter(({ kind }) => kind === 'contents');
    expect(facts.map(({ value }) => value).join('|')).toBe(items);
  });
});

describe('what harms a product is nothing that it has', () => {
  test.each([
    'com perfume, cloro ou suor pode escurecer',
    'Não escurece se guardado seco; com perfume, cloro ou suor pode escurecer',
    'Com água pode enferrujar',
    'com zíper aberto perde a proteção',
    'Em contato com álcool pode manchar',
    'com sol forte pode desbotar',
    'Com LED ligado, pode queimar',
    'com tampa aberta estraga',
  ])('%s', (line) => {
    expect(read(line)).not.toMatch(/claim|material|colour/);
  });

  test('a relative clause is no harm', () => {
    expect(extractFacts('Luminária com LED que pode desligar').some(({ kind }) => kind === 'claim')).toBe(
      extractFacts('Luminária com LED').some(({ kind }) => kind === 'claim'),
    );
  });
});

test.each([
  ['Colar Ponto de Luz Prata 925 Feminino Zircônia', 'prata 925'],
  ['Anel feminino zircônia', ''],
  ['Brinco zircônia', ''],
  ['Relógio quartzo masculino', ''],
])('a stone in the title is not what the whole is made of: %s', (title, materials) => {
  const facts = extractFacts(title).filter(({ kind, role }) => kind === 'material' && role === null);
  expect(facts.map(({ value }) => value).join()).toBe(materials);
});
