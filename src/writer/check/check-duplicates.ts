import type { Warning } from '#domain/robots/warnings.ts';
import { warn } from './check-place.ts';

const TOO_ALIKE = 0.72;

/** Items of a list that say the same in almost the same words. */
export function checkDuplicates(items: readonly string[], field: string): Warning[] {
  const pairs = items.map(bigramsOf);
  return items.flatMap((item, index) => {
    const twin = pairs.slice(0, index).findIndex((other) => likeness(other, pairs[index] ?? new Set()) >= TOO_ALIKE);
    if (twin < 0) return [];
    return [
      warn({ field, index }, 'near_duplicate', `Quase igual ao item ${twin + 1}.`, { excerpt: item.slice(0, 80) }),
    ];
  });
}

function bigramsOf(text: string): Set<string> {
  const letters = [...text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')];
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return shared / (a.size + b.size - shared);
}
