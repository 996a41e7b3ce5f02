import { expect, it } from 'vitest';
import { mergeSuggestions, pendingSuggestions } from './accept-suggestions.ts';
import type { Sheet, Suggestion } from './sheet.ts';

const warning = (words: string): Suggestion => ({
  id: words,
  field: 'warnings',
  value: [{ pt: words }],
  words,
  start: 0,
  end: words.length,
  by: 'label',
});
it('a suggestion from other words of the text stays open if it adds to the accepted value', () => {
  const lining = { part: 'lining', choice: 'polyester' };
  const material: Suggestion = { ...warning('lona e forro'), field: 'material', value: [{ choice: 'canvas' }, lining] };
  const open = (words: string) =>
    pendingSuggestions([material], { material: { value: [lining], words, acceptedAt: '' } }, []).length;
  expect([open('forro de poliéster'), open('lona e forro')]).toEqual([1, 0]);
});

const acceptedFrom = (words: string | undefined): Sheet => ({
  warnings: { value: [{ pt: 'Sem proteção UV.' }], ...(words && { words }), acceptedAt: '' },
});

it.each([
  ['is gone once it was accepted in other words', 'NÃO tem proteção UV', 'NÃO tem proteção UV', 0],
  ['stays open when the field came from another line', 'NÃO tem proteção UV', 'não usar em vento forte', 1],
  ['is gone when the field was filled in by hand', undefined, 'não usar em vento forte', 0],
])('the only suggestion of a field %s', (_, accepted, words, count) => {
  expect(pendingSuggestions([warning(words)], acceptedFrom(accepted), [])).toHaveLength(count);
});

it('a warning that an assistant rewords is suggested once, and not again once it was accepted', () => {
  const raw = warning('não deixar no sol!!');
  const cleaned: Suggestion = { ...raw, id: 'cleaned', value: [{ pt: 'Não deixar no sol.' }], by: 'assistant' };
  const another = { ...warning('não usar em vento forte'), start: 40, end: 63 };
  expect(mergeSuggestions([raw, another, cleaned]).map(({ id }) => id)).toEqual([another.id, 'cleaned']);
  const sheet: Sheet = { warnings: { value: raw.value, words: raw.words, acceptedAt: '' } };
  expect(pendingSuggestions([another, cleaned], sheet, [])).toEqual([another]);
});

it('a limit that the accepted value lacks stays open, until it was accepted or corrected', () => {
  const weight = { amount: { number: 320, unit: 'g' } };
  const limit = { pt: 'já com a embalagem' };
  const words = 'peso 320g ja com a embalagem';
  const told: Suggestion = { ...warning(words), field: 'weight', value: [weight], limit, by: 'assistant' };
  const open = (accepted: Sheet['weight'], by: Suggestion['by'] = 'assistant') =>
    pendingSuggestions([{ ...told, by }], { weight: accepted }, []).length;
  const accepted = { value: [weight], words: 'peso 320g', acceptedAt: '' };
  expect([open(accepted), open({ ...accepted, limit }), open({ ...accepted, words })]).toEqual([1, 0, 0]);
  const whole = { ...accepted, words: `altura 32 cm, ${words}` };
  expect([open(whole), open(whole, 'label'), open({ ...accepted, words: undefined })]).toEqual([1, 0, 1]);
});

it('two values of one line are to decide until one is taken, whatever other lines were accepted', () => {
  const line = (label: string, pt: string): Suggestion => ({
    ...warning(`${label}: ${pt}`),
    field: 'other',
    value: [{ label: { pt: label }, pt }],
    needsLook: 'conflict',
  });
  const rivals = [line('Tamanho aberto', '36 x 24 cm'), line('Tamanho aberto', '36 x 24 cm, fechado 24 x 18 cm')];
  const openBeside = (accepted: Suggestion) =>
    pendingSuggestions(rivals, { other: { value: accepted.value, words: accepted.words, acceptedAt: '' } }, []).length;
  expect([line('Zíper', 'duplo metálico'), ...rivals].map(openBeside)).toEqual([2, 0, 0]);
});

it('a doubtful line that an assistant read in parts gives way to them', () => {
  const line: Suggestion = { ...warning('aberto 36 x 24 cm, fechado 24 x 18 cm'), needsLook: 'unknown_label' };
  const part = (id: string, start: number, end: number): Suggestion => ({ ...line, id, start, end, by: 'assistant' });
  const parts = [part('open', 0, 17), part('folded', 19, 37)].map(({ needsLook: _, ...sure }, at) => ({
    ...sure,
    value: [{ pt: String(at) }],
  }));
  expect(mergeSuggestions([line, ...parts]).map(({ id }) => id)).toEqual(['open', 'folded']);
});
