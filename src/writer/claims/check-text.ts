import { CLAIM_RULES } from '#writer/data/claims/all-claims.ts';
import type { ClaimLevel } from '#writer/data/claims/claim-rule.ts';
import { CLAIM_LAWS, LAW_SOURCES, type LawSource } from '#writer/data/claims/laws.ts';
import { type ClaimNote, checkEveryClaim } from './check-claims.ts';

type Law = { name: string; original: string; sources: LawSource[] };

/** A note with the sources of its laws; `byModel`: a model saw it, no rule did. */
export type ClaimFinding = Omit<ClaimNote, 'law'> & { laws: Law[]; byModel?: true };

export const lawsWithSources = (keys: readonly string[]): Law[] =>
  keys.map((key) => {
    const { pt = key, ja = key } = CLAIM_LAWS[key] ?? {};
    return { name: pt, original: ja, sources: [...(LAW_SOURCES[key] ?? [])] };
  });

const LAWS_OF = new Map(CLAIM_RULES.map(({ id, laws }) => [id, lawsWithSources(laws)]));

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

/** More than anyone reads at once; a repetitive text could have thousands. */
const MAX_FINDINGS = 200;

/** All findings in a text, by the same rules as the robots' notes; `left` is the number of omitted ones. */
export function checkText(text: string): { language: 'ja' | 'pt'; findings: ClaimFinding[]; left: number } {
  const notes = mergeOverlaps(checkEveryClaim(text), text);
  const findings = notes.slice(0, MAX_FINDINGS).map(({ law: _, ...note }) => ({
    ...note,
    laws: LAWS_OF.get(note.rule) ?? [],
  }));
  return { language: languageOf(text), findings, left: notes.length - findings.length };
}

/** A Japanese letter weighs double: brands and units are in Latin letters in Japanese texts too. */
export const languageOf = (text: string): 'ja' | 'pt' =>
  (text.match(JAPANESE)?.length ?? 0) * 2 > (text.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'ja' : 'pt';

type Place = Pick<ClaimNote, 'level' | 'excerpt' | 'start' | 'end'>;

const SEVERITY: Record<ClaimLevel, number> = { drop: 2, proof: 1, condition: 0 };

/** Overlapping notes become one: the most severe, then the longer. The seller fixes each passage once. */
export function mergeOverlaps<Note extends Place>(notes: readonly Note[], text: string): Note[] {
  const places: Note[][] = [];
  let reach = 0;
  for (const note of notes.toSorted((one, other) => one.start - other.start)) {
    const last = places.at(-1);
    if (last && note.start < reach) last.push(note);
    else places.push([note]);
    reach = Math.max(reach, note.end);
  }
  return places.flatMap((place) => {
    const start = Math.min(...place.map((note) => note.start));
    const end = Math.max(...place.map((note) => note.end));
    const [worst] = place.toSorted(
      (one, other) => SEVERITY[other.level] - SEVERITY[one.level] || other.end - other.start - (one.end - one.start),
    );
    return worst ? [{ ...worst, start, end, excerpt: text.slice(start, end) }] : [];
  });
}
