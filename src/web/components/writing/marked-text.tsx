import { markRuns } from './mark-runs.ts';
import type { Flag } from './place-warnings.ts';

const classes = { fact: 'mark-fact', law: 'mark-law' } as const;

/** A text with what is wrong in it marked, and what is still Portuguese hatched. */
export function MarkedText({ text, flags }: { text: string; flags: readonly Flag[] }) {
  return markRuns(text, flags).map(({ start, words, mark }) => {
    if (mark === 'untranslated') {
      return (
        <mark key={start} className="mark-untranslated">
          【未訳: <span lang="pt-BR">{words.replace(/^【未訳[:：]?\s*/, '').replace(/】$/, '')}</span>】
        </mark>
      );
    }
    return mark ? (
      <mark key={start} className={classes[mark]}>
        {words}
      </mark>
    ) : (
      words
    );
  });
}
