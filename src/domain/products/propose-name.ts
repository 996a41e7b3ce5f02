import { MAX_PRODUCT_NAME } from './product.ts';

/** Symbols, emojis and brackets around a supplier's title. */
const ORNAMENT = /^[\s\p{P}\p{S}\p{M}]+|[\s\p{S}\p{M}!?.,;:|–—-]+$/gu;
const TAGS = /\[[^\]]*\]|【[^】]*】|\{[^}]*\}/g;

/** Greetings and headings: a line starting with one is not the title. */
const GREETING = /^(?:(?:oi|olá|bom dia|boa tarde|boa noite|segue)(?!\p{L})|descri(?:ção|ption)(?: do produto)?$)/iu;
const NAME_LABEL = /^(?:nome(?: do produto)?|produto|product name)\s?[:：]\s?|^nome do produto\s/i;

/** The line of a pasted text that names the product, without symbols around it. */
export const titleLine = (text: string): string =>
  text
    .slice(0, 2_000)
    .split('\n')
    .map((line) => line.replaceAll(TAGS, ' ').replaceAll(ORNAMENT, '').replaceAll(/\s+/g, ' ').replace(NAME_LABEL, ''))
    .find((line) => /\p{L}{2}/u.test(line) && !GREETING.test(line)) ?? '';

/** Changes a title in capitals to normal case. */
export const withoutShouting = (name: string): string =>
  name.replaceAll(/\P{Lu}/gu, '').length > name.replaceAll(/\P{L}/gu, '').length / 2 ? name.toLowerCase() : name;

/** Proposed product name: the title up to its first break. */
export function proposeName(text: string): string {
  const name = (titleLine(text).split(/\s[|–—-]+\s|[;|!]/)[0] ?? '').slice(0, MAX_PRODUCT_NAME).trim();
  if (name === '') return 'Produto novo';
  const calm = withoutShouting(name);
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
