import { expect, it } from 'vitest';
import { markRuns } from './marked-text.tsx';

const law = (excerpt: string) => ({ tone: 'law' as const, excerpt });
const shown = (text: string, flags: ReturnType<typeof law>[]) =>
  markRuns(text, flags).map(({ words, mark }) => (mark ? `[${words}]` : words));

it.each([
  ['ただの文', [], ['ただの文']],
  ['絶対に安全', [law('絶対')], ['[絶対]', 'に安全']],
  ['絶対安全', [law('絶対安全'), law('安全')], ['[絶対安全]']],
  ['安全', [law('危険'), law('')], ['安全']],
])('%s', (text, flags, runs) => {
  expect(shown(text, flags)).toEqual(runs);
});
