import { tokenize } from '#writer/facts/portuguese-words.ts';
import { attach, closePhrase, openPhrase, type Phrase, qualityOf } from './build-phrase.ts';
import { bareAttr, toConnective } from './japanese-attributes.ts';
import { type Group, groupsOf, itemsOf, sizeList } from './phrase-items.ts';

const LISTED_ROLES = new Set(['occasion', 'audience', 'material', 'word', 'part', 'colour', 'type']);

/** Japanese noun phrase, or undefined as soon as one word of the text is not known. */
export function translatePhrase(text: string, context: ReadonlySet<string>): string | undefined {
  const items = itemsOf(text, context);
  if (items.some(({ kind }) => kind === 'unknown')) return undefined;
  if (items.every(({ kind }) => kind === 'link'))
    return tokenize(text).some(({ kind }) => kind !== 'word') ? undefined : '';
  const sizes = sizeList(text);
  if (sizes) return sizes;
  return writeGroups(groupsOf(items));
}

function writeGroups(groups: readonly Group[]): string | undefined {
  const phrases: Phrase[] = [];
  let target: Phrase | undefined;
  let hanging = { link: '', role: '' };
  for (const [index, group] of groups.entries()) {
    target = group.afterComma ? phrases[0] : target;
    if (!target) {
      target = openPhrase(group);
      phrases.push(target);
      hanging = hangingOf(group, group.link);
    } else if (group.link !== ',') {
      attach(target, group.link, group);
      hanging = hangingOf(group, group.link);
    } else if (continues(hanging, group, groups[index + 1])) {
      attach(target, hanging.link, group);
    } else if (isOnlyModifiers(group) && target.noun !== '' && phrases.length === 1) {
      target.before.push(...group.items.map(qualityOf));
    } else {
      target = openPhrase(group);
      phrases.push(target);
      hanging = hangingOf(group, '');
    }
  }
  if (phrases.some(({ isBroken }) => isBroken)) return undefined;
  return phrases.length > 1 && phrases.some(isWholeSentence) ? undefined : joinPhrases(phrases);
}

function continues(hanging: { link: string; role: string }, group: Group, next: Group | undefined): boolean {
  const role = roleOf(group.items[0]);
  if (hanging.link === '' || role === '' || startsOwnPhrase(group, next)) return false;
  return role === hanging.role || (/^pr?a(?:ra)?$/.test(hanging.link) && role !== 'part' && hanging.role !== '');
}

/** "para academia, trilha e viagem": what follows the comma hangs on the same word while it is of the same kind. */
function hangingOf(group: Group, link: string): { link: string; role: string } {
  const last = group.items.at(-1);
  if (last?.kind === 'entry' && last.entry.role === 'feature' && last.entry.pt.startsWith('com '))
    return { link: 'com', role: 'part' };
  return { link: link === 'que' ? '' : link, role: roleOf(group.items[0]) };
}

/** "para lápis, caixa com 24 unidades": a product with words of its own does not hang on "para". */
function startsOwnPhrase(group: Group, next: Group | undefined): boolean {
  return roleOf(group.items[0]) === 'type' && next !== undefined && (next.link === 'com' || next.link === 'de');
}

function roleOf(item: Group['items'][number] | undefined): string {
  return item?.kind === 'entry' && LISTED_ROLES.has(item.entry.role) ? item.entry.role : '';
}

/** A fixed sentence of the shop cannot be part of a list. */
function isWholeSentence({ noun, before }: Phrase): boolean {
  return /(?:です|ます|ません|ください)$/.test(noun) && before.length === 0;
}

/** Qualities alone are chained (軽量で、持ち運びしやすい), anything else is listed. */
function joinPhrases(phrases: readonly Phrase[]): string | undefined {
  if (phrases.some(({ noun, before }) => /(?:です|ます|ません|ください)$/.test(noun) && before.length > 0))
    return undefined;
  const qualities = phrases.flatMap(({ before }) => before.map(({ attr }) => attr));
  const areQualities = phrases.every(
    ({ noun, after, before }) => noun === '' && after === '' && before.every(({ attr }) => /[なるい]$/.test(attr)),
  );
  if (areQualities && qualities.length > 1) {
    return qualities
      .map((attr, index) => (index < qualities.length - 1 ? toConnective(attr) : bareAttr(attr)))
      .join('');
  }
  return phrases.map(closePhrase).join('、');
}

function isOnlyModifiers(group: Group): boolean {
  return group.items.every(
    (item) => item.kind === 'entry' && ['feature', 'colour', 'pattern'].includes(item.entry.role),
  );
}
