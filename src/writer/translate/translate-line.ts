import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { SECOND_CASE } from '#writer/data/facts/understood-words.ts';
import { decodeEntities, HTML_TAG } from '#writer/facts/description-cleaning.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { type Rendered, type Translator, translateCells, translateSentence } from './translate-sentence.ts';

/** What could not be translated is shown as it was, inside a mark that is easy to find and to delete. */
export function untranslatedMark(text: string): string {
  return `【未訳: ${text.trim()}】`;
}

const EMOJI_RUN = String.raw`[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{200D}\u{20E3}]`;
const LEADING = new RegExp(
  String.raw`^(?:\s|${EMOJI_RUN}|[-–—•·*>=_~|✓✔☑➜→➤★☆◆■●▪▶❌✅]|#+(?=\s)|\d{1,2}\s?[.)](?=\s)|\d\u{FE0F}?\u{20E3})+`,
  'u',
);
const TRAILING = new RegExp(String.raw`(?:\s|${EMOJI_RUN}|[*_~#=|★☆])+$`, 'u');
const EMOJI_BETWEEN = new RegExp(String.raw`(\s*${EMOJI_RUN}(?:\s|${EMOJI_RUN})*)`, 'u');

type Log = (sentence: Pick<WrittenSentence, 'source' | 'text' | 'meaning'>) => void;

/** Tags stay where they are; the text between them is translated. */
export function translateLine(line: string, translator: Translator, log: Log): string {
  let result = '';
  let position = 0;
  for (const tag of line.matchAll(HTML_TAG)) {
    result += translateText(line.slice(position, tag.index), translator, log) + tag[0];
    position = tag.index + tag[0].length;
  }
  return result + translateText(line.slice(position), translator, log);
}

function translateText(raw: string, translator: Translator, log: Log): string {
  const text = decodeEntities(raw).normalize('NFC');
  if (!/[\p{L}\d]/u.test(text)) return text;
  const cells = TABLE_ROW.exec(text)?.[1]?.split('|');
  if (cells && cells.length > 1) return translateRow(cells, translator, log);
  const leading = LEADING.exec(text)?.[0] ?? '';
  const trailing = TRAILING.exec(text.slice(leading.length))?.[0] ?? '';
  const body = text.slice(leading.length, text.length - trailing.length);
  if (body === '') return text;
  const pieces = body.split(EMOJI_BETWEEN);
  return (
    leading +
    pieces.map((piece, index) => (index % 2 === 1 ? piece : translateBody(piece, translator, log))).join('') +
    trailing
  );
}

const TABLE_ROW = /^\s*\|(.+)\|\s*$/su;

/** The cells of a table stay cells. */
function translateRow(cells: readonly string[], translator: Translator, log: Log): string {
  const [label = '', value = ''] = cells.map((cell) => cell.trim());
  const known = cells.length === 2 ? translateCells(label, value, translator) : undefined;
  const written = known
    ? known.map((cell, index) => done(cells[index] ?? '', cell, log))
    : cells.map((cell) => (/[\p{L}\d]/u.test(cell) ? translateBody(cell.trim(), translator, log) : cell.trim()));
  return `| ${written.join(' | ')} |`;
}

/** A full stop behind these ends no sentence. */
const SENTENCE_END =
  /(?<=[.!?…;])(?<!(?<!\p{L})(?:aprox|m[aá]x|m[ií]n|ref|c[oó]d|vol|tam|obs|qtd|un|vel|veloc|pot|temp|med|niv|mod|larg|alt|prof|compr|diam)\.)\s+/iu;

/** The whole first; then sentence by sentence; then clause by clause, what is not known in one mark. */
function translateBody(body: string, translator: Translator, log: Log): string {
  if (!/[\p{L}\d]/u.test(body)) return body;
  const whole = translateSentence(body, translator);
  if (whole) return done(body, whole, log);
  const sentences = sentencesOf(body);
  const translated = sentences.map((sentence) => {
    if (!/[\p{L}\d]/u.test(sentence)) return sentence.replace(/^[.;\s]+$/, '');
    if (LIST_LABEL.test(sentence) && sentence.includes(';'))
      return translateWhole(sentence, sentences.length > 1, translator, log);
    const known = sentences.length > 1 ? translateSentence(sentence, translator) : undefined;
    return known ? done(sentence, known, log) : translateClauses(sentence, translator, log);
  });
  return translated
    .map((text, index) =>
      index < translated.length - 1 && !/[。！？】：]$/.test(text) && text !== '' ? `${text}。` : text,
    )
    .join('');
}

/** Behind a label all items that semicolons part are one list: an item of it alone would be told as the whole. */
function sentencesOf(body: string): string[] {
  const sentences: string[] = [];
  for (const sentence of body.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && goesOn(last, sentence)) sentences.splice(-1, 1, `${last} ${sentence}`);
    else sentences.push(sentence);
  }
  return sentences;
}

/** A list behind its label, a bracket that is still open, or a value for another case: "…; com o assento: 7 kg". */
function goesOn(last: string, next: string): boolean {
  if (last.endsWith(';') && (LIST_LABEL.test(last) || SECOND_CASE.test(foldPortuguese(next)))) return true;
  return last.lastIndexOf('(') > last.lastIndexOf(')') && next.includes(')');
}

const LIST_LABEL =
  /^(?:(?:o )?(?:pacote|kit|embalagem) (?:inclui|cont[eé]m|acompanha|vem)|na caixa|o que (?:vem|v[eê]m)|itens inclusos|inclus[oa]s?|acompanham?|inclui|vem|conte[uú]do|cor(?:es)?|tamanhos?|tam|material|materiais|composi[cç][aã]o|fun[cç][oõ]es|validade|idiomas?|autonomia|bateria|garantia|voltagem|tens[aã]o)\b[^:;.]{0,24}:/i;

function translateWhole(sentence: string, isPart: boolean, translator: Translator, log: Log): string {
  const known = isPart ? translateSentence(sentence, translator) : undefined;
  return known ? done(sentence, known, log) : left(sentence, log);
}

function done(source: string, { ja, pt }: Rendered, log: Log): string {
  log({ source: source.trim(), text: ja, meaning: pt });
  return ja;
}

/** Runs of clauses that are known, one after the other. A sentence of which a part is not known stays as it was: half of it could say something else. */
function translateClauses(sentence: string, translator: Translator, log: Log): string {
  const [, core = sentence] = /^(.*?)[.!?…;:]*$/su.exec(sentence) ?? [];
  const clauses = clausesOf(core);
  const runs: { source: string; known: Rendered }[] = [];
  for (let at = 0; at < clauses.length; ) {
    const run = knownRun(core, clauses, at, translator);
    if (!run) return left(core, log);
    runs.push({ source: core.slice(clauses[at]?.start ?? 0, run.to).trim(), known: run.known });
    at = run.next;
  }
  if (runs.length === 0) return left(core, log);
  return runs
    .map(({ source, known }, index) => {
      const text = known.ja + (index === runs.length - 1 || /[。！？：]$/.test(known.ja) ? '' : '。');
      log({ source, text, meaning: known.pt });
      return text;
    })
    .join('');
}

function left(source: string, log: Log): string {
  const text = untranslatedMark(source);
  log({ source: source.trim(), text, meaning: null });
  return text;
}

type Clause = { start: number; end: number };

function clausesOf(core: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const match of core.matchAll(/\s*[,;|]\s+|\s+[-–—|]\s+/gu)) {
    if (core.slice(start, match.index).trim() !== '') clauses.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (core.slice(start).trim() !== '') clauses.push({ start, end: core.length });
  return clauses;
}

const LONGEST_RUN = 6;

function knownRun(
  core: string,
  clauses: readonly Clause[],
  at: number,
  translator: Translator,
): { known: Rendered; next: number; to: number } | undefined {
  const start = clauses[at]?.start ?? 0;
  for (let next = Math.min(clauses.length, at + LONGEST_RUN); next > at; next -= 1) {
    const to = clauses[next - 1]?.end ?? core.length;
    const text = core.slice(start, to);
    // The whole sentence was tried before.
    if ((at === 0 && next === clauses.length) || !/\p{L}/u.test(text)) continue;
    const known = translateSentence(text, translator);
    if (known) return { known, next, to };
  }
  return undefined;
}
