import { expect, it } from 'vitest';
import { checkAds, checkCopy } from './check-robot-texts.ts';

const PERSON = 'Pessoas que levam a própria bebida para o trabalho todos os dias.';
const source = 'Garrafa de inox. Material: interno 304, externo 201. Tem bateria.';

it.each([
  ['não falar que o externo é 201', 'Por dentro o inox é 304, e o externo é 201.', true],
  ['não falar que o externo é 201', 'Por dentro o inox é 304, e o lado externo brilha.', false],
  ['não mencionar a bateria', 'A garrafa tem uma bateria embutida para o visor.', true],
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

it('compares numbers in Japanese', () => {
  const codes = (text: string) =>
    checkAds(
      { descriptions: [text] },
      { source, sheet: { writer_notes: { value: [{ pt: 'não falar que o externo é 201' }], acceptedAt: '' } } },
    ).warnings.map(({ code }) => code);
  expect(codes('外側は201、内側は304のステンレスボトルです。')).toContain('note_leaked');
  expect(codes('内側は304のステンレスボトルです。')).not.toContain('note_leaked');
});
