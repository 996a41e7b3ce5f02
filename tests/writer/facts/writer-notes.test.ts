import { describe, expect, test } from 'vitest';
import { checkCopy } from '#writer/check/check-text.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { withoutNotes } from '#writer/facts/writer-notes.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';

describe('what is said to the one who writes is no fact, no warning and no quote', () => {
  test.each([
    '(Obs pro redator: não colocar antes e depois, é feito em Goiânia)',
    'Obs: não falar que é japonês',
    'Atenção equipe: não divulgar o preço',
    'Nota para a tradutora: o peso é 300 g, mas não precisa dizer',
    'Nota interna: fornecedor entrega em 20 dias, bateria de 500 mAh',
    'Não mencionar que é importada',
    'Não colocar no anúncio que é original',
    'Favor não citar a marca',
    'o 60 W da foto é do fornecedor, pode ignorar',
    'Não usar a palavra cura',
    'Obs.: não dizer que é à prova d’água',
    'Recado pro redator: somente em azul',
  ])('%s', (line) => {
    const text = `Luminária de mesa\nPeso: 320 g\n${line}`;
    const facts = extractFacts(text);
    expect(facts.filter(({ line: at }) => at > 1)).toEqual([]);
    const reply = composeCopy({ description: text, chosenName: 'Akari', chosenModel: 'PAS', facts });
    expect(reply.copy).not.toMatch(/redator|japon|divulgar|traduto|fornecedor|mencionar|anúncio|citar|palavra|dizer/i);
    expect(composeTranslation({ text, tone: 'formal', facts }).translation).not.toMatch(
      /redator|japon|mencionar|citar/i,
    );
    const { warnings } = checkCopy(reply, { source: text, facts });
    expect(warnings.filter(({ code }) => code === 'fact_lost')).toEqual([]);
  });
});

test.each([
  ['Pesa 300 g, não falar que é leve', 'Pesa 300 g'],
  ['Pesa 300 g. Não mencionar que é importada.', 'Pesa 300 g.'],
  ['Recarregável (não falar da bateria)', 'Recarregável'],
  ['É da China, não falar isso', ''],
])('of %s stays %s', (line, kept) => {
  expect(withoutNotes(line)).toBe(kept);
});

test.each([
  'Não colocar na máquina de lavar',
  'Não usar perto de água',
  'Não escrever com caneta permanente',
  'Não usar ferro',
  'Obs: não inclui pilhas',
  'Atenção: não molhar',
  'Não mostra a hora',
  'Nota: a cor pode variar',
  'Não incluir no micro-ondas',
  'Não usar em piso que é encerado',
  'Não usar nas páginas finas',
  'Não fixar em postes',
  'Leve e dobrável, sem falar na bateria de 10 h',
  'Para o time: camiseta com número',
])('%s is said to the buyer', (line) => expect(withoutNotes(line)).toBe(line));
