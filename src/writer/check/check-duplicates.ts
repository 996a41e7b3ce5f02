import type { Warning } from '#domain/robots/warnings.ts';
import { warn } from './check-place.ts';

const TOO_ALIKE = 0.72;

/** Items of a list that say the same in almost the same words. */
export function checkDuplicates(items: readonly string[], field: string): Warning[] {
  return twinsOf(items, field, (a, b) => likeness(bigramsOf(a), bigramsOf(b)));
}

/** Names may begin with the same kind of product, "Caixa de Som Uta" and "Caixa de Som Oto": the rest has to differ. */
export function checkNameDuplicates(names: readonly string[], field: string): Warning[] {
  return twinsOf(names, field, (a, b) => {
    const [first, second] = [a.split(' '), b.split(' ')];
    const different = first.findIndex((word, at) => word !== second[at]);
    const [own, other] = different >= 2 ? [first.slice(different), second.slice(different)] : [first, second];
    return likeness(bigramsOf(own.join(' ')), bigramsOf(other.join(' ')));
  });
}

function twinsOf(items: readonly string[], field: string, alike: (a: string, b: string) => number): Warning[] {
  return items.flatMap((item, index) => {
    const twin = items.slice(0, index).findIndex((other) => alike(other, item) >= TOO_ALIKE);
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
