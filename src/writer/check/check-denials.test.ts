import { describe, expect, test } from 'vitest';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { checkDenials } from './check-denials.ts';
import { checkCopy } from './check-text.ts';

const place = { field: 'copy', language: 'pt' as const };
const lost = (line: string, text: string) =>
  checkDenials(text, place, { source: `Luminária de mesa\n${line}`, facts: [] }, []).map(({ message }) => message);

/** What sellers deny or forbid, in their words: none of it may go unsaid and unmarked. */
const DENIED = [
  'NÃO PODE micro-ondas, forno nem lava-louças (deforma acima de 60 °C)',
  'NÃO é impermeável',
  'o corpo não pode ser molhado',
  'Não tem PSE',
  'Não tem timer',
  'Não tem forro',
  'Não possui NFC',
  'a almofada NÃO sai',
  'NÃO é mordedor, cachorro que rói vai rasgar',
  'não aquece sozinha, não é elétrica',
  'Não funciona com tablet nem PC',
  'Não grava na nuvem sem assinatura',
  'bateria não recarregável',
  'Nunca deixe perto do fogo',
  'Uso proibido para menores de 14 anos',
  'Não vem: carregador de parede',
];

describe('what the text does not tell is said', () => {
  test.each(DENIED)('%s', (line) => {
    expect(lost(line, 'Uma luminária de mesa. Pesa 320 g.').length).toBeGreaterThan(0);
    expect(lost(line, `Uma luminária de mesa. ${line}.`)).toEqual([]);
  });

  test('with the words of the seller', () => {
    expect(lost('Não tem timer', 'Uma luminária.')).toEqual(['Faltou do seu texto: “Não tem timer”.']);
  });

  test('the same words without the denial do not tell it', () => {
    expect(lost('NÃO é impermeável', 'É impermeável.')).toHaveLength(1);
  });

  test.each([
    ['não vai na lava louça', 'Não pode ir à lava-louças.'],
    ['NÃO VAI NO MICROONDAS', 'Não leve ao micro-ondas.'],
    ['Carregador não incluso', 'Não acompanha carregador.'],
  ])('%s is told by %s', (line, text) => expect(lost(line, text)).toEqual([]));
});

test.each([
  'Não perca!',
  'Não fique de fora dessa',
  'Não é só bonita, é prática',
  'não tenho laudo',
  'a cor clara (não temos)',
  'Não aceitamos troca de produto usado',
  'Não cobramos frete',
  'Emagrece?? Não gente, é só uma calça',
  'não confirmei',
  'Por que não experimentar?',
])('%s is no property of the product', (line) => expect(lost(line, 'Uma luminária.')).toEqual([]));

test('a fact already named as missing is not named again', () => {
  const source = 'Luminária de mesa\nNão usar perto de água';
  const facts = extractFacts(source);
  const { warnings } = checkCopy({ publico: '', persona: '', copy: 'Uma luminária de mesa.' }, { source, facts });
  expect(warnings.filter(({ message }) => /perto de água/.test(message))).toHaveLength(1);
});

test.each(DENIED)('our own copy tells or quotes: %s', (line) => {
  const text = `Luminária de mesa\nPeso: 320 g\n${line}`;
  const facts = extractFacts(text);
  const reply = composeCopy({ description: text, chosenName: 'Akari', chosenModel: 'AIDA', facts });
  expect(checkDenials(reply.copy, place, { source: text, facts }, [])).toEqual([]);
});
