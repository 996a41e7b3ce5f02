import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';

/** A `code` is hidden and restored, at a guessed place; the engine copies a `stand-in`; a `tag` encloses words. */
type ProtectedPart = { kind: 'code' | 'stand-in' | 'tag'; markup: string; closing: string };
export type ProtectedPiece = { markup: string; protectedParts: readonly ProtectedPart[] };

const TAG = /(<span translate="no">[^<>]*<\/span>|<[/!a-z][^<>]*>)/i;
const TERM = /^<span translate="no">([^<>]*)<\/span>$/;
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>"'。、）」]+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}|[@#][\p{L}_][\p{L}\p{N}_.]{1,30}`;
const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\u{FE0F}\u{200D}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]*`;
const SLOT = String.raw`\{\{?[^{}\s]{1,40}\}\}?|%[sd]`;
const ALWAYS = new RegExp(`${LINK}|${EMOJI}|${SLOT}`, 'giu');
/** Text symbols, not emojis: "©", "™", "®". */
const SIGN = /^[©®™]$/u;
const WORD = /[A-Za-z0-9]+(?:[-_.,/+][A-Za-z0-9]+)*/g;
const AMOUNT = /^\d+(?:[.,/]\d+)*[A-Za-z]{0,3}$/;

/** Model numbers, grades, ports: IPX5, TE24-I, USB-C. Not an amount with its unit (500ml). */
const isCode = (word: string): boolean =>
  (/\d/.test(word) && /[A-Za-z]/.test(word) && !AMOUNT.test(word)) || /^[A-Z]{2,}-[A-Z0-9]+$/.test(word);

export const codesOf = (text: string): string[] => (text.match(WORD) ?? []).filter(isCode);

/** Codes and numbers stay at first, since the engine places them well; `isSecondTry` hides them as well. */
export function protectPiece(markup: string, isSecondTry: boolean): ProtectedPiece {
  const protectedParts: ProtectedPart[] = [];
  const hide = (own: string): string =>
    `<code>${protectedParts.push({ kind: 'code', markup: own, closing: '' }) - 1}</code>`;
  const parts = markup.split(TAG);
  const partners = pairTags(parts);
  const open = new Map<number, string>();
  const sent = parts.map((part, index) => {
    if (index % 2 === 0) return protectWords(fromMarkup(part), isSecondTry, hide);
    const term = TERM.exec(part)?.[1];
    if (term !== undefined) {
      if (isSecondTry) return hide(term);
      return standIn(protectedParts.push({ kind: 'stand-in', markup: term, closing: '' }) - 1);
    }
    const partner = partners.get(index);
    if (partner === undefined) return hide(part);
    if (partner < index) return open.get(partner) ?? '';
    const id = protectedParts.push({ kind: 'tag', markup: part, closing: parts[partner] ?? '' }) - 1;
    open.set(index, '</b>');
    return `<b id="${id}">`;
  });
  return { markup: sent.join(''), protectedParts: protectedParts };
}

/** Looks like a name, which the engine copies. */
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
    const own = found.replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
    sent += plain(text.slice(from, index)) + hide(toMarkup(own));
    from = index + own.length;
  }
  return sent + plain(text.slice(from));
}

/** Positions of matching open and close tags inside the segment; unpaired tags are missing. */
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

/** Restores all protected parts in the engine's answer; not whole if one is missing. */
export function restorePiece(answer: string, { protectedParts }: ProtectedPiece): Restored {
  const seen = new Set<number>();
  const open: { id: number; at: number }[] = [];
  const out: string[] = [];
  const put = (id: number): string => {
    const own = protectedParts[id];
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
    } else if (part.startsWith('<b id') && protectedParts[id]?.kind === 'tag') {
      open.push({ id, at: out.push(protectedParts[id].markup) });
    } else if (part === '</b>') {
      const last = open.pop();
      if (!last) continue;
      // A tag around no words counts as lost.
      if (out.slice(last.at).some((text) => /[\p{L}\p{N}]/u.test(text.replaceAll(/<[^<>]*>/g, '')))) {
        seen.add(last.id);
        out.push(protectedParts[last.id]?.closing ?? '');
      } else out.length = last.at - 1;
    }
  }
  for (const { id } of open.reverse()) out.push(protectedParts[id]?.closing ?? '');
  return { markup: tidy(out.join('')), isWhole: protectedParts.every((_, id) => seen.has(id)) };
}

const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー。、！？「」（）・]`;
const SPACE_IN_JAPANESE = new RegExp(`(?<=${JAPANESE}) (?=\\S)|(?<=\\S) (?=${JAPANESE})`, 'gu');

/** The engine adds a space around restored parts. */
const tidy = (markup: string): string => markup.replaceAll(/\s+/g, ' ').replaceAll(SPACE_IN_JAPANESE, '').trim();
