import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';

/**
 * What the engine must not touch. A `code` is hidden from it and comes back word for word; but Japanese has no spaces,
 * so its place in the sentence is a guess. A `stand-in` is a word that the engine sees and copies. A `tag` stands
 * around words.
 */
type Kept = { kind: 'code' | 'stand-in' | 'tag'; markup: string; closing: string };
export type ProtectedPiece = { markup: string; kept: readonly Kept[] };

const TAG = /(<span translate="no">[^<>]*<\/span>|<[/!a-z][^<>]*>)/i;
const TERM = /^<span translate="no">([^<>]*)<\/span>$/;
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>"'。、）」]+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}|[@#][\p{L}_][\p{L}\p{N}_.]{1,30}`;
const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\u{FE0F}\u{200D}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]*`;
const SLOT = String.raw`\{\{?[^{}\s]{1,40}\}\}?|%[sd]`;
const ALWAYS = new RegExp(`${LINK}|${EMOJI}|${SLOT}`, 'giu');
/** Signs of a text, not pictures: "©", "™", "®". */
const SIGN = /^[©®™]$/u;
const WORD = /[A-Za-z0-9]+(?:[-_.,/+][A-Za-z0-9]+)*/g;
const AMOUNT = /^\d+(?:[.,/]\d+)*[A-Za-z]{0,3}$/;

/** Model numbers, grades, ports: IPX5, TE24-I, USB-C. An amount with its unit (500ml) is none. */
const isCode = (word: string): boolean =>
  (/\d/.test(word) && /[A-Za-z]/.test(word) && !AMOUNT.test(word)) || /^[A-Z]{2,}-[A-Z0-9]+$/.test(word);

export const codesOf = (text: string): string[] => (text.match(WORD) ?? []).filter(isCode);

/**
 * A piece as the engine takes it. At first codes and numbers stay in the sentence, where the engine finds their right
 * place; `isSecondTry` hides them, too.
 */
export function protectPiece(markup: string, isSecondTry: boolean): ProtectedPiece {
  const kept: Kept[] = [];
  const hide = (own: string): string => `<code>${kept.push({ kind: 'code', markup: own, closing: '' }) - 1}</code>`;
  const parts = markup.split(TAG);
  const partners = pairTags(parts);
  const open = new Map<number, string>();
  const sent = parts.map((part, index) => {
    if (index % 2 === 0) return protectWords(fromMarkup(part), isSecondTry, hide);
    const term = TERM.exec(part)?.[1];
    if (term !== undefined) {
      if (isSecondTry) return hide(term);
      return standIn(kept.push({ kind: 'stand-in', markup: term, closing: '' }) - 1);
    }
    const partner = partners.get(index);
    if (partner === undefined) return hide(part);
    if (partner < index) return open.get(partner) ?? '';
    const id = kept.push({ kind: 'tag', markup: part, closing: parts[partner] ?? '' }) - 1;
    open.set(index, '</b>');
    return `<b id="${id}">`;
  });
  return { markup: sent.join(''), kept };
}

/** By what stands beside it the engine takes it for a name. */
const standIn = (id: number): string => `Qx${id}`;
const STAND_IN = /[QＱ][xｘ]([0-9０-９]+)/giu;

function protectWords(text: string, isSecondTry: boolean, hide: (own: string) => string): string {
  let sent = '';
  let from = 0;
  const plain = (words: string) =>
    isSecondTry
      ? words
          .split(/([A-Za-z0-9]+(?:[-_.,/+][A-Za-z0-9]+)*)/)
          .map((word, at) =>
            (at % 2 === 1 && /\d/.test(word)) || isCode(word) ? hide(toMarkup(word)) : toMarkup(word),
          )
          .join('')
      : toMarkup(words);
  for (const { 0: found, index } of text.matchAll(ALWAYS)) {
    if (SIGN.test(found)) continue;
    const own = found.replace(/[.,;:!?]+$/, '');
    sent += plain(text.slice(from, index)) + hide(toMarkup(own));
    from = index + own.length;
  }
  return sent + plain(text.slice(from));
}

/** Places of tags that open and close each other inside the piece; others have no partner. */
function pairTags(parts: readonly string[]): Map<number, number> {
  const partners = new Map<number, number>();
  const opened: { name: string; at: number }[] = [];
  parts.forEach((part, at) => {
    if (at % 2 === 0 || TERM.test(part)) return;
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(part)?.[1]?.toLowerCase();
    if (!name) return;
    if (!part.startsWith('</')) {
      if (!part.endsWith('/>')) opened.push({ name, at });
      return;
    }
    const last = opened.at(-1);
    if (last?.name !== name) return;
    opened.pop();
    partners.set(last.at, at);
    partners.set(at, last.at);
  });
  return partners;
}

export type Restored = { markup: string; isWhole: boolean };

const SENT = /(<code>\d+<\/code>|<b id="\d+">|<\/b>|<[^<>]*>)/;

/** The engine's answer with everything that was kept in its place; not whole where something did not come back. */
export function restorePiece(answer: string, { kept }: ProtectedPiece): Restored {
  const seen = new Set<number>();
  const open: { id: number; at: number }[] = [];
  const out: string[] = [];
  const put = (id: number): string => {
    const own = kept[id];
    if (!own || seen.has(id)) return '';
    seen.add(id);
    return own.markup;
  };
  for (const [index, part] of answer.split(SENT).entries()) {
    const id = Number(/\d+/.exec(part)?.[0] ?? -1);
    if (index % 2 === 0) {
      out.push(
        toMarkup(fromMarkup(part)).replaceAll(STAND_IN, (_, digits: string) => put(Number(digits.normalize('NFKC')))),
      );
    } else if (part.startsWith('<code>')) {
      out.push(put(id));
    } else if (part.startsWith('<b id') && kept[id]?.kind === 'tag') {
      open.push({ id, at: out.push(kept[id].markup) });
    } else if (part === '</b>') {
      const last = open.pop();
      if (!last) continue;
      // Around nothing it is as good as lost.
      if (out.slice(last.at).some((text) => /[\p{L}\p{N}]/u.test(text.replaceAll(/<[^<>]*>/g, '')))) {
        seen.add(last.id);
        out.push(kept[last.id]?.closing ?? '');
      } else out.length = last.at - 1;
    }
  }
  for (const { id } of open.reverse()) out.push(kept[id]?.closing ?? '');
  return { markup: tidy(out.join('')), isWhole: kept.every((_, id) => seen.has(id)) };
}

const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー。、！？「」（）・]`;
const SPACE_IN_JAPANESE = new RegExp(`(?<=${JAPANESE}) (?=\\S)|(?<=\\S) (?=${JAPANESE})`, 'gu');

/** The engine writes a space where it puts something back. */
const tidy = (markup: string): string => markup.replaceAll(/\s+/g, ' ').replaceAll(SPACE_IN_JAPANESE, '').trim();
