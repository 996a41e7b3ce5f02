import { describe, expect, test } from 'vitest';
import { checkDenials } from '#writer/check/check-denials.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';

const place = { field: 'copy', language: 'pt' as const };
const lost = (line: string, text: string) =>
  checkDenials(text, place, { source: `Luminária de mesa\n${line}`, facts: [] }, []).map(({ message }) => message);

/** What it has not, what has to be done with it, what it owns to, in the words of sellers: quoted by our own copy. */
const QUOTED = [
  'Sem sucralose',
  'sem GPS',
  'Vem sem cabo e sem caixa',
  'Sem cancelamento de ruído',
  'Tire antes do banho, da piscina e de dormir',
  'Retire a pilha se ficar parado',
  'Use água filtrada',
  'Seque bem antes de guardar',
  'Desligue da tomada antes de limpar',
  'Carregue por 3 horas antes do primeiro uso',
  'Guardar em local seco',
  'Longe do fogo',
  'Depois de aberto, consumir em 60 dias',
  'Chuva forte passa',
  'Cabo esquenta, use luva',
  'Desbota nas primeiras lavagens',
  'Parece couro mas é sintético',
  'Transparente na luz, usar com forro',
  'Requer instalação por eletricista',
  'Precisa de 2 pilhas AA',
  'Não fazemos gravação',
];

/** Talk of the shop, or beside a promise: not quoted, and told to the seller. */
const REPORTED = [
  'GG esgotado',
  'A lisa preta acabou',
  'Sem certificação Inmetro ainda',
  'Todas as cores menos rosa',
  'UPF 50+ só com forro preto',
  'Impermeável? Não.',
];

describe('what the text does not tell is said', () => {
  test.each([...QUOTED, ...REPORTED])('%s', (line) =>
    expect(lost(line, 'Uma luminária de mesa. Pesa 320 g.')).not.toEqual([]),
  );

  test.each(QUOTED)('and nothing where it is told: %s', (line) =>
    expect(lost(line, `Uma luminária de mesa.\n• ${line}\nPesa 320 g.`)).toEqual([]),
  );

  test('the same words without the lack do not tell it', () =>
    expect(lost('Vem sem cabo e sem caixa', 'Vem com cabo e caixa.')).toHaveLength(1));
});

const copyOf = (line: string) => {
  const text = `Luminária de mesa\nPeso: 320 g\n${line}`;
  const facts = extractFacts(text);
  return {
    text,
    facts,
    reply: composeCopy({ description: text, chosenName: 'Akari', chosenModel: 'AIDA', facts }),
  };
};

test.each(QUOTED)('our own copy tells or quotes: %s', (line) => {
  const { text, facts, reply } = copyOf(line);
  expect(checkDenials(reply.copy, place, { source: text, facts }, [])).toEqual([]);
});

test.each(REPORTED)('our own copy leaves it, and the check says so: %s', (line) => {
  const { text, facts, reply } = copyOf(line);
  expect(checkDenials(reply.copy, place, { source: text, facts }, [])).toHaveLength(1);
});

test.each([
  'Sem fio e sem complicação',
  'Parcele sem juros',
  'Instala sem furar a parede',
  'Sem dúvida a mais bonita',
  'Envio sem custo',
  'Guarde tudo nela',
  'Carregue para onde quiser',
  'Mantenha a casa em ordem',
  'Use todos os dias',
  'Acabou a espera',
  'Menos barulho e menos peso',
  'Pequena mas fica linda na sala',
  'Tudo que você precisa ter',
  'Nunca quebra',
])('%s lacks, orders and limits nothing', (line) => expect(lost(line, 'Uma luminária.')).toEqual([]));

describe('what is sold out is no choice', () => {
  const said = (line: string) =>
    extractFacts(`Jaqueta feminina\n${line}`)
      .filter(({ kind, line: at }) => at === 1 && (kind === 'colour' || kind === 'size_range'))
      .map(({ value }) => value);

  test.each([
    ['Cor rosa acabou', []],
    ['Cores: preto, branco; rosa esgotado', ['preto', 'branco']],
    ['tamanho GG esgotado', []],
    ['tamanhos P, M e G (GG esgotado)', ['P, M e G']],
    ['Cores: preto e branco', ['preto', 'branco']],
  ])('%s', (line, expected) => expect(said(line)).toEqual(expected));
});
