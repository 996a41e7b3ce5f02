import { describe, expect, test } from 'vitest';
import { checkDenials } from './check-denials.ts';

const place = { field: 'copy', language: 'pt' as const };
const context = (line: string) => ({ source: `Luminária de mesa\n${line}`, facts: [] });
const lost = (line: string, text: string) => checkDenials(text, place, context(line), []).map(({ message }) => message);

describe('a denial is told by any sentence that denies the same thing', () => {
  test.each([
    'Sem timer.',
    'Nem timer tem.',
    'Jamais teve timer.',
    'Evite o timer.',
    'O timer é vedado.',
    'Timer proibido.',
    'Tem tudo, exceto timer.',
    'Timer vendido separadamente.',
    'Nada de timer.',
    'Dispensa timer.',
    'Deixou de ter timer.',
    'Tampouco timer.',
    'Livre de timer.',
    'Isento de timer.',
    'Isentas de timers.',
  ])('%s', (text) => expect(lost('Não tem timer', text)).toEqual([]));

  test.each(['Tem timer.', 'O timer é ótimo. Não tem motor.', 'Simples: timer.', 'Não tem temporizador.'])(
    '%s is another thing',
    (text) => expect(lost('Não tem timer', text)).toEqual(['Faltou do seu texto: “Não tem timer”.']),
  );
});

describe('of its words a fourth may be missing, and each may be bent', () => {
  test.each([
    ['Não tem timer digital azul', 'Não tem timer azul nem digital.', true],
    ['Não tem timer digital azul', 'Não tem timer digital.', false],
    ['Não tem timer digital azul grande', 'Não tem timer digital azul.', true],
    ['Não tem timer digital azul grande', 'Não tem timer digital.', false],
    ['Não é resistente', 'Nunca é resistentes.', true],
    ['Não tem tomada', 'Não tem tomadas.', true],
    ['Não tem tomada', 'Não tem tomadinha.', false],
    ['Não tem eletricidade', 'Não tem eletrificador.', false],
    ['Não usar com 220 V', 'Não usar com 220 V.', true],
    ['Não usar com 220 V', 'Não usar com 2200 V.', false],
    ['Não usar com 220 V', 'Não usar com 22 V.', false],
    ['não vai no micro ondas', 'Não vai ao microondas.', true],
    ['não vai na lava louças', 'Nunca na lava-louça.', true],
    ['não vai na lavalouças', 'Não vai na lava louças.', true],
  ])('%s by “%s”: %s', (line, text, isTold) => expect(lost(line, text)).toHaveLength(isTold ? 0 : 1));
});

describe('a limit is told by a limit, an order by its own words', () => {
  test.each([
    ['Somente para piso frio', 'Só em piso frio.', true],
    ['Somente para piso frio', 'O piso frio é o único.', true],
    ['Somente para piso frio', 'Apenas piso frio.', true],
    ['Somente para piso frio', 'Bom em piso frio.', false],
    ['Somente para uso interno em piso frio', 'Apenas em piso frio.', false],
    ['Uso obrigatório de luvas grossas', 'Luvas grossas obrigatórias.', true],
    ['Uso obrigatório de luvas grossas', 'Luvas grossas bonitas.', false],
    ['Risco de choque elétrico', 'Há risco de choque elétrico.', true],
    ['Risco de choque elétrico', 'Resiste ao choque térmico.', false],
    ['Guarde em local seco', 'Guarde em local seco.', true],
    ['Guarde em local seco', 'Fica em qualquer local.', false],
  ])('%s by “%s”: %s', (line, text, isTold) => expect(lost(line, text)).toHaveLength(isTold ? 0 : 1));
});

test('a denial that is itself a promise is warned of elsewhere', () => {
  expect(['Nunca quebra', 'Não causa alergia'].flatMap((line) => lost(line, 'Uma luminária.'))).toEqual([]);
  expect(lost('Não cura doenças', 'Uma luminária.')).toEqual(['Faltou do seu texto: “Não cura doenças”.']);
});

test('long words are cut behind 120 letters, and no later', () => {
  const line = (length: number) => `Não tem timer ${'x'.repeat(length - 'Não tem timer '.length)}`;
  expect(lost(line(120), 'Boa.')).toEqual([`Faltou do seu texto: “${line(120)}”.`]);
  expect(lost(line(121), 'Boa.')).toEqual([`Faltou do seu texto: “${line(119)}…”.`]);
  const parted = `${line(118)} abc`;
  expect(lost(parted, 'Boa.')).toEqual([`Faltou do seu texto: “${line(118)}…”.`]);
});

test('what is named as lost already is not named again; another warning names nothing', () => {
  const named = (code: 'fact_lost' | 'chatter') =>
    checkDenials('Boa.', place, context('Não tem timer'), [
      { code, field: 'copy', excerpt: '', message: 'Faltou: Atenção: não tem timer.' },
    ]);
  expect(named('fact_lost')).toEqual([]);
  expect(named('chatter')).toMatchObject([{ code: 'fact_lost', field: 'copy' }]);
});
