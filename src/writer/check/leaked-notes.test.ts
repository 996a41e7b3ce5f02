import { expect, it } from 'vitest';
import { checkCopy } from './check-robot-texts.ts';

const PERSON = 'Pessoas que levam a própria bebida para o trabalho todos os dias.';
const source = 'Garrafa de inox. Material: interno 304, externo 201. Tem bateria.';

it.each([
  ['não falar que o lado externo é de inox comum', 'Por fora o lado externo é de inox comum, por dentro 304.', true],
  ['não mencionar a bateria', 'A garrafa tem um visor na tampa.', false],
  ['"deixa magra" dizem no insta, não colocar', 'Esta garrafa deixa magra dizem no bairro.', true],
])('%s: %s', (note, said, isLeaked) => {
  const copy = `${said} Conheça a garrafa de inox na página do produto.`;
  const { warnings } = checkCopy(
    { publico: PERSON, persona: PERSON, copy },
    { source: `${source}\n${note}`, sheet: {} },
  );
  expect(warnings.some(({ code }) => code === 'note_leaked')).toBe(isLeaked);
});
