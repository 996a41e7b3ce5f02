import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { decodeEntities, expandShorthand, HTML_TAG } from '#writer/facts/description-cleaning.ts';
import { type Rendered, type Translator, translateSentence } from './translate-sentence.ts';

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
  const text = expandShorthand(decodeEntities(raw).normalize('NFC'));
  if (!/[\p{L}\d]/u.test(text)) return text;
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

/** The whole first; then sentence by sentence; then clause by clause, what is not known in one mark. */
function translateBody(body: string, translator: Translator, log: Log): string {
  if (body.trim() === '') return body;
  const whole = translateSentence(body, translator);
  if (whole) return done(body, whole, log);
  const sentences = body.split(/(?<=[.!?…;])\s+/u);
  const translated = sentences.map((sentence) => {
    const known = sentences.length > 1 ? translateSentence(sentence, translator) : undefined;
    return known ? done(sentence, known, log) : translateClauses(sentence, translator, log);
  });
  return translated
    .map((text, index) =>
      index < translated.length - 1 && !/[。！？】：]$/.test(text) && text !== '' ? `${text}。` : text,
    )
    .join('');
}

function done(source: string, { ja, pt }: Rendered, log: Log): string {
  log({ source: source.trim(), text: ja, meaning: pt });
  return ja;
}

function translateClauses(sentence: string, translator: Translator, log: Log): string {
  const [, core = sentence] = /^(.*?)[.!?…;:]*$/su.exec(sentence) ?? [];
  const clauses = core.split(/\s*[,;|]\s+|\s+[-–—|]\s+/u).filter((clause) => clause.trim() !== '');
  const parts: { pt: string; known?: Rendered }[] = [];
  for (const clause of clauses) {
    const known = clauses.length > 1 && /\p{L}/u.test(clause) ? translateSentence(clause, translator) : undefined;
    const last = parts.at(-1);
    if (known) parts.push({ pt: clause, known });
    else if (last && !last.known) last.pt += `, ${clause}`;
    else parts.push({ pt: clause });
  }
  return parts
    .map(({ pt, known }, index) => {
      const text = known?.ja ?? untranslatedMark(pt);
      log({ source: pt.trim(), text, meaning: known?.pt ?? null });
      return text + (index === parts.length - 1 || /[。！？】]$/.test(text) ? '' : '、');
    })
    .join('');
}
