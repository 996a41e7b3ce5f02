import type { ClaimLevel } from '#writer/data/claims/claim-rule.ts';
import type { ClaimNote } from './check-claims.ts';

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
  return places.map((place) => {
    const start = Math.min(...place.map((note) => note.start));
    const end = Math.max(...place.map((note) => note.end));
    return { ...place.reduce(stronger), start, end, excerpt: text.slice(start, end) };
  });
}

function stronger<Note extends Place>(one: Note, other: Note): Note {
  const more = SEVERITY[other.level] - SEVERITY[one.level] || other.end - other.start - (one.end - one.start);
  return more > 0 ? other : one;
}
