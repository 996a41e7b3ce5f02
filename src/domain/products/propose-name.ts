import { MAX_PRODUCT_NAME } from './product.ts';

/** Signs, emojis and brackets of a supplier's title that are no part of a name. */
const ORNAMENT = /^[\s\p{P}\p{S}\p{M}]+|[\s\p{S}\p{M}!?.,;:|–—-]+$/gu;
const TAGS = /\[[^\]]*\]|【[^】]*】|\{[^}]*\}/g;

/** A name to begin with: the title line of a pasted text, up to its first break. */
export function proposeName(text: string): string {
  const title = text
    .slice(0, 2_000)
    .split('\n')
    .map((line) => line.replaceAll(TAGS, ' ').replaceAll(ORNAMENT, '').replaceAll(/\s+/g, ' '))
    .find((line) => /\p{L}{2}/u.test(line));
  const name = (title?.split(/\s[|–—-]\s|[;|!]/)[0] ?? '').slice(0, MAX_PRODUCT_NAME).trim();
  if (name === '') return 'Produto novo';
  // A title in capitals shouts; a name does not.
  const calm = name === name.toUpperCase() ? name.toLowerCase() : name;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
