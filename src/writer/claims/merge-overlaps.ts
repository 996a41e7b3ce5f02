import type { ClaimLevel } from '#writer/data/claims/claim-rule.ts';
import type { ClaimNote } from './check-claims.ts';

const SEVERITY: Record<ClaimLevel, number> = { drop: 2, proof: 1, condition: 0 };

/**
 * Notes that overlap, as one about all of their words: the most severe speaks, of equals the one about more words.
 * Whoever mends a text changes a place once; what is left of the other rules shows when the text is read again.
 */
export function mergeOverlaps(notes: readonly ClaimNote[], text: string): ClaimNote[] {
  const places: ClaimNote[][] = [];
  let reach = 0;
  for (const note of notes.toSorted((one, other) => one.start - other.start)) {
    const last = places.at(-1);
    if (last && note.start < reach) last.push(note);
    else places.push([note]);
    reach = Math.max(reach, note.end);
  }
  return places.map((place) => {
    const start = Math.min(...place.map((note) => note.start));
    const end = Math.max(...place.map((note) => note.end));
    return { ...place.reduce(stronger), start, end, excerpt: text.slice(start, end) };
  });
}

function stronger(one: ClaimNote, other: ClaimNote): ClaimNote {
  const more = SEVERITY[other.level] - SEVERITY[one.level] || other.end - other.start - (one.end - one.start);
  return more > 0 ? other : one;
}
