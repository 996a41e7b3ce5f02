import { describe, expect, test } from 'vitest';
import { checkDenials } from '#writer/check/check-denials.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';

const place = { field: 'copy', language: 'pt' as const };
const lost = (line: string, text: string) =>
  checkDenials(text, place, { source: `Luminária de mesa\n${line}`, facts: [] }, []).map(({ message }) => message);

/** Conditions and dangers in the words of sellers. */
const LIMITED = [
  'Só liga com a tampa travada',
  'Corda de segurança: 4,5 m (uso obrigatório acima do térreo)',
  'Bebês: deixar a pelo menos 2 metros do berço',
  'Aço inox só na lâmina, o resto é plástico',
  'Limpar apenas com flanela seca',
  'Máquina: pode, mas somente com água fria',
  'Ambientes de até 20 m², desde que com a porta fechada',
  'Vidro de no mínimo 5 mm',
  'Com a tampinha aberta perde a proteção',
  'Com cloro ou suor pode escurecer',
  'Risco de queimaduras com a lâmpada ligada',
  'Produto inflamável, guardar longe do fogo',
  'Pareia só com outra do mesmo tipo',
  'Nada de alvejante',
  'Dispensa pilhas',
  'Secadora: não',
];

describe('a condition that the text does not carry is said to be lost', () => {
  test.each(LIMITED)('%s', (line) => {
    expect(lost(line, 'Uma luminária de mesa. Pesa 320 g.').length).toBeGreaterThan(0);
    expect(lost(line, `Uma luminária de mesa.\n• ${line}\nPesa 320 g.`)).toEqual([]);
  });

  test('with the words of the seller', () => {
    expect(lost('Só liga com a tampa travada', 'Uma luminária.')).toEqual([
      'Faltou do seu texto: “Só liga com a tampa travada”.',
    ]);
  });

  test('the same words without the condition do not tell it', () => {
    expect(lost('Só liga com a tampa travada', 'Liga com a tampa travada.')).toHaveLength(1);
  });
});

test.each([
  'Pesa só 300 g',
  'É só ligar na tomada',
  'Só hoje com desconto',
  'Funciona com apenas um toque',
  'Por apenas R$ 59,90',
  'Somente hoje no site',
  'Não é só bonita',
  'Últimas unidades, só aqui',
  'Carrega em apenas 2 horas',
  'Tudo em um só lugar',
])('%s limits nothing', (line) => expect(lost(line, 'Uma luminária.')).toEqual([]));

test.each(LIMITED)('our own copy tells or quotes: %s', (line) => {
  const text = `Luminária de mesa\nPeso: 320 g\n${line}`;
  const facts = extractFacts(text);
  const reply = composeCopy({ description: text, chosenName: 'Akari', chosenModel: 'AIDA', facts });
  expect(checkDenials(reply.copy, place, { source: text, facts }, [])).toEqual([]);
});
