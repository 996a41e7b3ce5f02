import { alignSentences, type Pair } from './align.ts';
import { compareAmounts } from './compare-amounts.ts';
import { compareCodes } from './compare-codes.ts';
import { compareDenials } from './compare-denials.ts';
import { compareGroups } from './compare-groups.ts';
import { compareOrder } from './compare-labels.ts';
import { compareLists } from './compare-lists.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { findAdded } from './find-added.ts';
import type { ParsedText } from './parsed-text.ts';
import type { CheckProblem } from './to-warnings.ts';
import { findUnmatched } from './unmatched.ts';

/** Compares a Japanese translation with its Portuguese source. */
export function compareTranslation(
  own: ParsedText,
  theirs: ParsedText,
  names: readonly string[],
): { problems: CheckProblem[]; pairs: Pair[] } {
  const pairs = alignSentences(own, theirs);
  return {
    pairs,
    problems: [
      ...findUnmatched(pairs, own, theirs),
      ...compareAmounts(own, theirs, pairs),
      ...compareOrder(pairs, own, theirs),
      ...compareQualifiers(own, theirs),
      ...compareCodes(pairs, own, theirs, names),
      ...compareDenials(pairs, own, theirs),
      ...compareGroups(pairs, own, theirs),
      ...compareLists(pairs),
      ...findAdded(theirs, own.folded),
    ],
  };
}
