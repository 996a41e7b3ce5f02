import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
import { isLimited } from './limit-words.ts';
import type { Segment } from './source-segments.ts';

const EXCLUDES = /\b(?:nao|nem|exceto|menos|perde|so|somente|apenas|sem)\b[^.!?|]{0,60}|\b(?:com|sem) nota\b/;
/** "1 ano contra defeito; o antiaderente 90 dias" */
const SECOND_SPAN =
  /[;,](?![^.!?|;,]{0,40}\b(?:trocas?|entregas?|envio|devoluc|despacho|prazo))[^.!?|;,]{0,40}\b\d+ (?:dias|meses|mes|anos?)\b[^.!?|;,]{0,30}/;
const SPAN_BEFORE = /\b\d+ (?:dias|meses|mes|anos?)\b[^.!?|]{0,40}[;,](?![^.!?|]*\bgarantia\b)[^.!?|]{0,40}$/;
const OPENED = /\babert[oa]s?\b[^.!?|]{0,60}|\b(?:apos|depois de) (?:abrir|aberto|aberta)\b[^.!?|]{0,60}/;

/** Where the words end that limit a warranty or a shelf life further on in its line: "1 ano, bateria inchada não entra". */
export function laterLimitEnd(draft: DraftFact, segment: Segment): number | undefined {
  const { kind, role, from, to } = draft;
  const { folded, isTitle } = segment;
  if (isTitle) return undefined;
  if (kind === 'colour' || kind === 'size_range') return remarkEnd(draft, segment);
  if (kind !== 'quantity') return undefined;
  const behind = folded.slice(to);
  const isWarranty = role === 'warranty' || role === 'limited_warranty';
  if (isWarranty && SPAN_BEFORE.test(folded.slice(0, from))) return folded.length;
  const sentence = behind.search(/[.!?|](?:\s|$)/);
  const found = isWarranty
    ? (EXCLUDES.exec(sentence < 0 ? behind : behind.slice(0, sentence)) ?? SECOND_SPAN.exec(behind))
    : role === 'shelf_life'
      ? OPENED.exec(behind)
      : null;
  return found ? to + found.index + found[0].trimEnd().length : undefined;
}

const LIMITS_ITEM =
  /\b(?:so|somente|apenas|esgotad[oa]s?|nao|sem|exceto|menos|acab(?:ou|aram)|em falta|sob encomenda)\b/;

/** "Cores: grafite, creme. Creme só sem tampa": the next sentence limits one of the list. */
function remarkEnd({ to }: DraftFact, { folded, label }: Segment): number | undefined {
  const stop = label === null ? null : /[.!](?=\s)/.exec(folded.slice(to));
  if (!stop) return undefined;
  const listEnd = to + stop.index;
  const next = /^[.!]\s+[^.!?]+/.exec(folded.slice(listEnd))?.[0] ?? '';
  const items = folded.slice(0, listEnd).match(/[\p{L}\d]+/gu) ?? [];
  const names = new Set(items.filter((word) => word.length > 2 || /^[pmg]{1,2}\d?$/.test(word)));
  const isOfList = (next.match(/[\p{L}\d]+/gu) ?? []).some((word) => names.has(word));
  return isOfList && LIMITS_ITEM.test(next) ? listEnd + next.trimEnd().length : undefined;
}

/** "Power bank solar" above "Painel solar: só de emergência": what a title names, with the line that limits it. */
export function limitedElsewhere(
  { kind, value, segment }: DraftFact,
  segments: readonly Segment[],
): string | undefined {
  const word = foldPortuguese(value);
  if (kind !== 'claim' || !segments[segment]?.isTitle || !/^[\p{L}-]{4,}$/u.test(word)) return undefined;
  const line = segments.find(({ isTitle, label, folded }) => {
    const words = `${foldPortuguese(label ?? '')}: ${folded}`;
    return !isTitle && words.split(/[^\p{L}-]+/u).includes(word) && isLimited(folded);
  });
  return line && `${line.label === null ? '' : `${line.label}: `}${line.text}`.slice(0, 600);
}
