import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { showSuggestion } from '../../../tests/support/show-suggestion.ts';
import { suggestFields } from './suggest-fields.ts';

it('prints', () => {
  for (const text of readFileSync('/tmp/lines.txt', 'utf8').split('\n====\n')) {
    const s = suggestFields(text);
    console.log(
      `${text}\n` + s.map((x) => `    → ${showSuggestion(x)}   «${x.words.replaceAll('\n', '⏎')}» ${x.by}`).join('\n'),
    );
  }
});
