import { foldChars } from '#writer/text/fold-chars.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';

/** A model number, grade, port or address, which must not change. */
export type Code = { code: string; raw: string; start: number; end: number };

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'\u3000-\u9FFF\uFF00-\uFFEF]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}|(?<![\w@./-])@[a-z][\w.]{2,30}/gi;
const PORT =
  /usb[- ]?(?:type|tipo)?[- ]?[ac](?![a-z])|(?:type|tipo)[- ]?c(?![a-z])|(?:micro|マイクロ)[- ]?usb|lightning|ライトニング/g;
/** "FPS 50+" is SPF50+; PA++++ is a grade. */
const SUN = /(?<![a-z])(?:(?:fps|spf|fpu|upf) ?\d{2,3}\+?|pa ?\+{1,4})/g;
const TOKEN = /[a-z0-9]+(?:[-_./+][a-z0-9]+)*/g;
/** 単3形 is AA: sizes of dry cells, by their Japanese number. */
const CELLS = ['d', 'c', 'aa', 'aaa', 'n'];
const CELL =
  /単 ?([1-5一二三四五])形?|(?<![a-z0-9])(a{2,3})(?= |$|[,.;)/])(?=.{0,40}pilha)|pilhas?[^.\n]{0,24}?(?<![a-z0-9])(a{2,3}|[cd])(?![a-z0-9])/g;

/** Only letters and digits: "IPX 5", IPX-5 and ipx5 are the same; "SX-40 20W" are two. */
export const codeLetters = (folded: string): string =>
  folded
    .replaceAll(/(?<=\d)(?:デニール| ?denier)/g, 'd')
    .replaceAll(/(\d)([^a-z0-9.+@]+)(?=\d)/g, (_, digit: string, gap: string) =>
      /^[-_]$/.test(gap) ? digit : `${digit}|`,
    )
    .replaceAll(/[^a-z0-9.+@|]|\.(?!\d)/g, '')
    .replaceAll(/(?:upf|fpu)(?=\d)/g, 'uv')
    .replaceAll(/fps(?=\d)/g, 'spf');

/** Codes of a folded text; digits that are amounts are not codes. */
export function readCodes(text: string, folded: string, amounts: readonly ReadAmount[]): Code[] {
  const found: { code: string; start: number; end: number }[] = [];
  const add = (code: string, start: number, end: number) => found.push({ code, start, end });
  for (const { 0: link, index } of folded.matchAll(LINK)) {
    const whole = link.replace(/[.,;:!?]+$/, '');
    add(whole.replace(/^https?:\/\/|\/$/g, ''), index, index + whole.length);
  }
  for (const { 0: port, index } of folded.matchAll(PORT)) add(portOf(port), index, index + port.length);
  for (const { 0: sun, index } of folded.matchAll(SUN)) add(codeLetters(sun), index, index + sun.length);
  for (const match of folded.matchAll(CELL)) {
    const [number, before, after] = match.slice(1);
    const size = number ? CELLS['12345一二三四五'.indexOf(number) % 5] : (before ?? after);
    const end = match.index + match[0].length;
    add(`cell-${size}`, number || before ? match.index : end - (after?.length ?? 0), end);
  }
  let free = '';
  for (const { start, end } of [...found, ...amounts].sort((one, other) => one.start - other.start))
    free = (free + folded.slice(free.length, start)).padEnd(end);
  free += folded.slice(free.length);
  for (const { 0: token, index } of free.matchAll(TOKEN))
    if (/[a-z]/.test(token) && /\d/.test(token)) add(codeLetters(token), index, index + token.length);
  return found.map((code) => ({ ...code, raw: text.slice(code.start, code.end) }));
}

const portOf = (port: string): string => {
  if (/micro|マイクロ/.test(port)) return 'microusb';
  if (/light|ライト/.test(port)) return 'lightning';
  return port.endsWith('a') ? 'usba' : 'usbc';
};

/** Whether a text (its `codeLetters`) contains the whole code: "ipx5" is not in "ipx55". */
export function hasCode(letters: string, code: string): boolean {
  const plain = codeLetters(foldChars(code));
  for (let at = letters.indexOf(plain); at >= 0; at = letters.indexOf(plain, at + 1)) {
    const [before, next] = [letters.charAt(at - 1), letters.charAt(at + plain.length)];
    const isCut = (/\d/.test(before) && /^\d/.test(plain)) || (/\d/.test(next) && /\d$/.test(plain));
    if (!isCut) return true;
  }
  return false;
}
