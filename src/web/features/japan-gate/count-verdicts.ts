import { isListUnmarked } from '#domain/japan-gate/gate-checklist.ts';
import { VERDICTS, type Verdict } from '#domain/japan-gate/gate-types.ts';
import { UNANSWERED_WORDS, VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';

/** The verdicts that ask for something, the most severe first, and how many rules give each. */
export const countAlerts = (entries: readonly { verdict: Verdict }[]): { verdict: Verdict; count: number }[] =>
  VERDICTS.filter((verdict) => verdict !== 'sem_alerta')
    .map((verdict) => ({ verdict, count: entries.filter((entry) => entry.verdict === verdict).length }))
    .filter(({ count }) => count > 0);

type Verdicts = { verdict: Verdict; unanswered: readonly unknown[] };

/** "Nenhum alerta" only when every question is answered. */
export const verdictWords = ({ verdict, unanswered }: Verdicts) =>
  verdict === 'sem_alerta' && unanswered.length > 0 ? UNANSWERED_WORDS : VERDICT_WORDS[verdict];

/** There is nothing to say yet: most of the questions that are open will never be asked. */
export const isNotBegun = ({ verdict, unanswered }: { verdict: Verdict; unanswered: readonly string[] }): boolean =>
  verdict === 'sem_alerta' && isListUnmarked(unanswered);
