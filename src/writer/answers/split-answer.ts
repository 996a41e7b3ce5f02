import { type AnswerPart, isList } from './answer-headings.ts';
import { hasJapanese, isBlank, isRule, trimLines, withoutChatter } from './assistant-chatter.ts';

/** Characters around a heading: "## 2. **Persona:**", "【メタ説明】", "📌 Copy". */
const BEFORE =
  /^(?:[\s#>*_~`•・\-–—|【[「『<(]|\p{Extended_Pictographic}|\uFE0F|\u200D)*(?:\d{1,2}\s?[.)：:]\s?)?[\s*_【[「『]*/u;
/** A remark in brackets or after a dash, then nothing or a colon with the text. */
const AFTER = String.raw`[\s*_]{0,4}(?:[([（][^)\]）\n]{0,60}[)\]）])?[\s*_】\]」』>)]*(?:$|[:：–—-][\s*_]*(.*)$)`;

/** "Versão 2", "**Opção B**": a second version of the same parts starts here. */
const VERSION =
  /^[\s#>*_•\-–—【[]*(?:vers[ãa]o|op[çc][ãa]o|alternativa|version|option|バージョン|案)\s?(?:n?[º°.]\s?)?([\dA-D１-４]|I{1,3})(?=$|[\s:：.)*_】\]–—-])(?:[\s*_]{0,4}[:：][\s*_]{0,4}(\S.*))?/iu;
const FIRST = /^[1１AI]$/i;

const FENCE = /^\s{0,3}(?:```|~~~)/;

/** Splits an answer at its headings. Text before the first heading may be the `opening` part. */
export function splitSections(text: string, parts: readonly AnswerPart[]) {
  const known = parts.map((part) => ({ part, pattern: new RegExp(`^(?:[ao] )?(?:${part.headings})${AFTER}`, 'iu') }));
  const hasLists = parts.some(({ kind }) => isList(kind));
  const collected = new Map<string, Line[]>();
  let current: Line[] = [];
  const opening = current;
  let isFenced = false;
  let hasSecondVersion = false;
  let hasOptions = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) {
      isFenced = !isFenced;
      continue;
    }
    const version = hasLists ? null : VERSION.exec(line);
    // "Option A: …", "Option B: …" below one heading.
    if (version?.[2] && collected.size > 0) {
      const isFirst = FIRST.test(version[1] ?? '');
      hasOptions ||= !isFirst;
      if (isFirst) current.push({ words: version[2], isFenced });
      else current = [];
      continue;
    }
    const heading = version || line.trim() === '' ? undefined : headingOf(line, known);
    const field = heading?.part.field ?? '';
    hasSecondVersion = version
      ? !FIRST.test(version[1] ?? '') && collected.size > 0
      : (collected.get(field) ?? []).some(({ words }) => words.trim() !== '');
    if (hasSecondVersion) break;
    if (heading) {
      current = [{ words: heading.rest, isFenced }];
      collected.set(field, current);
    } else if (!version) current.push({ words: line, isFenced });
  }
  const texts = new Map([...collected].map(([field, lines]) => [field, join(lines)]));
  addOpening(texts, join(opening), parts);
  return { texts, hasSecondVersion: hasSecondVersion || hasOptions };
}

/** A first part without a heading: the whole answer, or Japanese before the next heading. */
function addOpening(texts: Map<string, string>, opening: string, parts: readonly AnswerPart[]): void {
  if (opening === '') return;
  if (texts.size === 0) for (const [field, words] of blocksOf(opening, parts)) texts.set(field, words);
  const [first] = parts;
  const main = texts.size === 0 ? parts.find(({ field }) => field === 'copy') : undefined;
  const part = main ?? first;
  if (!part || texts.has(part.field)) return;
  if (texts.size === 0 || (part.kind === 'translation' && hasJapanese(opening))) texts.set(part.field, opening);
}

/** Blocks between rules: translation, meta description and slug, without headings. */
function blocksOf(opening: string, parts: readonly AnswerPart[]): [string, string][] {
  const blocks: string[][] = [[]];
  for (const line of opening.split('\n')) {
    if (isRule(line)) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  const texts = blocks.map((block) => withoutChatter(block).join('\n').trim()).filter((text) => text !== '');
  const isSlug = /^[`"/]*[a-z\d]+(?:-[a-z\d]+)*[`"]*$/.test(texts.at(-1) ?? '');
  if (parts.at(-1)?.kind !== 'slug' || texts.length !== parts.length || !isSlug) return [];
  return parts.map(({ field }, at) => [field, texts[at] ?? '']);
}

type Line = { words: string; isFenced: boolean };

/** If a part has a code fence, the text outside it is chatter. */
function join(lines: readonly Line[]): string {
  const fenced = lines.filter(({ isFenced, words }) => isFenced && words.trim() !== '');
  const answerLines = (fenced.length > 0 ? lines.filter(({ isFenced }) => isFenced) : lines).map(({ words }) => words);
  return trimLines(answerLines, isBlank).join('\n');
}

const LONGEST_HEADING = 120;

function headingOf(line: string, known: readonly { part: AnswerPart; pattern: RegExp }[]) {
  const bare = line.replace(BEFORE, '');
  const start = bare.slice(0, LONGEST_HEADING);
  const [, cell, beside = ''] = /^\s*\|([^|\n]{2,60})\|\s*(\S.*?)\s*\|?\s*$/.exec(line) ?? [];
  for (const { part, pattern } of known) {
    const match = pattern.exec(start);
    // A row of a table: the part and its text.
    const isRow = cell !== undefined && (part.kind === 'slug' || hasJapanese(beside));
    if (isRow && pattern.test(cell.replace(BEFORE, '').trim()))
      return { part, rest: beside.replaceAll(/<br\s?\/?>/gi, '\n') };
    if (!match) continue;
    const rest = match[1] === undefined ? '' : bare.slice(start.length - match[1].length);
    // A line "URL: https://…" may be the supplier's.
    if (part.kind === 'slug' && rest !== '' && !/^[`"“/]?[\w/ -]+[`"”]?\s*(?:[(（][^)）]{0,60}[)）])?\s*$/.test(rest))
      continue;
    return { part, rest };
  }
  return undefined;
}
