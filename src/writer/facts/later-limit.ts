import type { DraftFact } from './draft-fact.ts';
import type { Segment } from './source-segments.ts';

const EXCLUDES = /\b(?:nao|nem|exceto|menos|perde|so|somente|apenas|sem)\b[^.!?|]{0,60}|\b(?:com|sem) nota\b/;
const OPENED = /\babert[oa]s?\b[^.!?|]{0,60}|\b(?:apos|depois de) (?:abrir|aberto|aberta)\b[^.!?|]{0,60}/;

/** Where the words end that limit a warranty or a shelf life further on in its line: "1 ano, bateria inchada não entra". */
export function laterLimitEnd({ kind, role, to }: DraftFact, { folded, isTitle }: Segment): number | undefined {
  if (kind !== 'quantity' || isTitle) return undefined;
  const behind = folded.slice(to);
  const isWarranty = role === 'warranty' || role === 'limited_warranty';
  const sentence = behind.search(/[.!?|](?:\s|$)/);
  const found = isWarranty
    ? EXCLUDES.exec(sentence < 0 ? behind : behind.slice(0, sentence))
    : role === 'shelf_life'
      ? OPENED.exec(behind)
      : null;
  return found ? to + found.index + found[0].trimEnd().length : undefined;
}
