import { describe, expect, test } from 'vitest';
import { fact } from '#tests/writer/ledger.ts';
import { quoteDetails } from './quote-details.ts';

/** Clauses that values are true with; one that begins with ? waits for the seller, the others are confirmed. */
const quotesOf = (clauses: readonly string[], stated: readonly string[] = []) =>
  quoteDetails(
    clauses.map((clause, at) =>
      fact('claim', 'x', {
        id: `${at}`,
        clause: clause.replace(/^\?/, ''),
        ...(clause.startsWith('?') ? { unsure: true } : {}),
      }),
    ),
    'Luminária de mesa',
    stated,
  );

describe('a clause that a value is true with', () => {
  test.each([
    ['base de metal', ['Base de metal']],
    ['?base de metal', ['Base de metal']],
    ['base de metal, modelo novo', ['Base de metal, modelo novo']],
    ['?base de metal, modelo novo', []],
    ['base de metal por 20 reais', []],
    ['?base de metal de qualidade', []],
    ['base de metal de qualidade', []],
    ['base que cura dores', []],
    ['base de metal é boa?', []],
    ['x'.repeat(180), [`X${'x'.repeat(179)}`]],
    ['x'.repeat(181), []],
  ])('%s', (clause, quotes) => {
    expect(quotesOf([clause])).toEqual(quotes);
  });

  test.each([
    ['base de 300gr', 'Base de 300 g'],
    ['base de 300 grs. total', 'Base de 300 g total'],
    ['base de 300 GR', 'Base de 300 g'],
    ['base em graus', 'Base em graus'],
    ['base  , azul ; fina', 'Base, azul; fina'],
    ['NÃO VAI NO MICROONDAS', 'Não vai no micro-ondas'],
    ['vai na lava louça', 'Vai na lava-louças'],
    ['vai na lava-loucas', 'Vai na lava-louças'],
  ])('%s is written as %s', (clause, quote) => expect(quotesOf([clause])).toEqual([quote]));
});

describe('nothing is quoted twice', () => {
  const [short, long] = ['Base de metal', 'Base de metal cromado'];
  test.each([
    [['base de metal', 'base de metal'], [short]],
    [['?base de metal', '?base de metal'], [short]],
    [['base de metal', '?base de metal'], [short]],
    [['base de metal', 'base de metal cromado'], [long]],
    [['?base de metal', '?base de metal cromado'], [long]],
    [['?base de metal cromado', '?base de metal'], [long]],
    [['base de metal cromado', '?base de metal'], [long]],
    [['base de metal', '?base de metal cromado'], [long]],
    [
      ['base de metal', '?tampa de vidro'],
      [short, 'Tampa de vidro'],
    ],
  ])('%j', (clauses, quotes) => expect(quotesOf(clauses)).toEqual(quotes));
});

describe('what the list states is not quoted again', () => {
  test.each([
    ['?base de 20 cm', ['20 cm'], true],
    ['?base de 20 cm', ['30 cm'], false],
    ['?base de 20 e 30 cm', ['20 cm'], false],
    ['?base de 20 e 30 cm', ['20 cm', '30 cm'], true],
    ['?base de 1,5 m', ['1,5 m'], true],
    ['?base de 1,5 m', ['1 m, 5 m'], false],
    ['?base de 12 m', ['1 m', '2 m'], false],
    ['?base de metal', ['Base'], false],
    ['?base de metal', ['A base de metal fino'], true],
    ['?não molhe a base de 20 cm', ['20 cm'], false],
    ['?não molhe', ['Não molhe'], true],
    ['?não molhe', ['Cuidado; não molhe nunca'], true],
    ['?não molhe, não abra', ['Não molhe', 'Não abra'], true],
    ['?não molhe, não abra', ['Não molhe'], false],
    ['?não molhe; não abra', ['não molhe, não abra'], true],
    ['?só para piso frio, mas não molhe', ['só para piso frio', 'não molhe'], true],
  ])('%s beside %j: %s', (clause, stated, isStated) =>
    expect(quotesOf([clause], stated)).toHaveLength(isStated ? 0 : 1),
  );
});

test('fourteen confirmed, twelve that wait; of these a prohibition has its place before the others', () => {
  const clauses = Array.from({ length: 16 }, (_, at) => `base número ${at + 10} fina`);
  expect(quotesOf(clauses)).toHaveLength(14);
  const waiting = clauses.map((clause) => `?${clause}`);
  expect(quotesOf(waiting)).toHaveLength(12);
  const quotes = quotesOf([...waiting, '?não molhe a tampa']);
  expect(quotes).toHaveLength(12);
  expect(quotes.at(-1)).toBe('Não molhe a tampa');
  expect(quotes.slice(0, 11)).toEqual(clauses.slice(0, 11).map((clause) => clause.replace('base', 'Base')));
});

/** One fact that waits, by its words, in a line under the title. */
const waitingIn = (line: string, value: string) =>
  quoteDetails([fact('claim', value, { line: 1, unsure: true })], `Luminária de mesa\n${line}`, []);
const X = 'x'.repeat(108);

describe('of a line its own sentence is quoted', () => {
  test.each([
    ['Lava-se o copo; a base com textura nunca', 'Lava-se o copo; a base com textura nunca'],
    ['Peça fina; base com textura; cor azul', 'Peça fina; base com textura; cor azul'],
    ['Peça fina. Base com textura. Cor azul', 'Base com textura'],
    ['A peça fina | base com textura | cor azul', 'Base com textura'],
    ['Detalhe: peça fina; base com textura', 'Detalhe: peça fina; base com textura'],
    ['Detalhe: peça fina. Base com textura', 'Base com textura'],
    ['O estojo é azul | com textura especial', 'Com textura especial'],
    ['É bom. Tem textura especial', 'Tem textura especial'],
    ['A tampa é azul. 2 alças com textura especial', '2 alças com textura especial'],
    ['A tampa é azul. 12 alças com textura especial', '12 alças com textura especial'],
    ['A tampa é azul. Alças com textura especial', 'Alças com textura especial'],
    ['A tampa é azul. As alças com textura especial', 'As alças com textura especial'],
    ['A tampa é azul. O estojo com textura especial', 'O estojo com textura especial'],
    [`${X} com textura`, `X${X.slice(1)} com textura`],
    [`${X}; com textura`, `X${X.slice(1)}; com textura`],
    [`Detalhe: ${X}; com textura bem fina`, `Detalhe: ${X}; com textura bem fina`],
    [`${X}${X.slice(0, 70)}; com textura`, 'Com textura'],
    ['Base (com textura) (fina)', 'Base (com textura) (fina)'],
  ])('%s', (line, quote) => expect(waitingIn(line, 'textura')).toEqual([quote]));

  test.each([
    'O estojo é azul. Tem textura especial',
    'A tampa é azul. Tem textura especial',
    'Era outro modelo. Tem textura especial',
    'Base) com textura',
    `${X}x com textura`,
    `Detalhe: ${X}${X.slice(0, 70)}; com textura`,
  ])('%s is not', (line) => expect(waitingIn(line, 'textura')).toEqual([]));
});
