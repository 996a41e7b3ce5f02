import { wordedFor } from '#writer/compose/japanese-phrases.ts';
import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { FEATURE_VOICES } from '#writer/data/voices/feature-voices.ts';
import { decodeEntities, expandShorthand, HTML_TAG } from '#writer/facts/description-cleaning.ts';
import { matchLabel, matchLexicon } from '#writer/facts/lexicon-matcher.ts';
import { stripAccents, tokenize } from '#writer/facts/portuguese-words.ts';
import { type ConcreteTone, inTone } from './japanese-tone.ts';
import { SENTENCE_ENDINGS, type Translated, translateByPattern } from './sentence-patterns.ts';
import { translatePhrase } from './translate-phrase.ts';
import { recallSentence } from './translation-memory.ts';

export type LineTranslator = {
  context: ReadonlySet<string>;
  family: Family;
  tone: ConcreteTone;
  sentenceCount: number;
};

/** What could not be translated is shown as it was, inside a mark that is easy to find and to delete. */
export function untranslatedMark(text: string): string {
  return `【未訳: ${text.trim()}】`;
}

const EMOJI_RUN = String.raw`[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{200D}\u{20E3}]`;
const LEADING = new RegExp(
  String.raw`^(?:\s|${EMOJI_RUN}|[-–—•·*>=_~|✓✔☑➜→➤★☆◆■●▪▶]|#+(?=\s)|\d{1,2}\s?[.)](?=\s)|\d\u{FE0F}?\u{20E3})+`,
  'u',
);
const TRAILING = new RegExp(String.raw`(?:\s|${EMOJI_RUN}|[*_~#=|★☆])+$`, 'u');
const EMOJI_BETWEEN = new RegExp(String.raw`(\s*${EMOJI_RUN}(?:\s|${EMOJI_RUN})*)`, 'u');
const KEEP_AS_IS = /^(?:https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|[\d\s.,:;/x×%+()\-–R$¥€]+|#\w+)$/i;
const LABEL_BY_HEADING = headingLabels();

/** Tags stay where they are; the text between them is translated. */
export function translateLine(line: string, translator: LineTranslator): string {
  let result = '';
  let position = 0;
  for (const tag of line.matchAll(HTML_TAG)) {
    result += translateText(line.slice(position, tag.index), translator) + tag[0];
    position = tag.index + tag[0].length;
  }
  return result + translateText(line.slice(position), translator);
}

function translateText(raw: string, translator: LineTranslator): string {
  const text = expandShorthand(decodeEntities(raw).normalize('NFC'));
  if (!/[\p{L}\d]/u.test(text)) return text;
  const leading = LEADING.exec(text)?.[0] ?? '';
  const trailing = TRAILING.exec(text.slice(leading.length))?.[0] ?? '';
  const body = text.slice(leading.length, text.length - trailing.length);
  if (body === '') return text;
  const pieces = body.split(EMOJI_BETWEEN);
  return (
    leading +
    pieces.map((piece, index) => (index % 2 === 1 ? piece : translateBody(piece, translator))).join('') +
    trailing
  );
}

function translateBody(body: string, translator: LineTranslator, mayHaveLabel = true): string {
  if (/^(?:#\S+\s*)+$/.test(body))
    return body.replaceAll(
      /#(\S+)/g,
      (_, word: string) => `#${translatePhrase(word, translator.context) ?? untranslatedMark(word)}`,
    );
  const whole = translateSentence(body, translator, mayHaveLabel);
  if (whole !== undefined) return whole;
  const sentences = body.split(/(?<=[.!?…;])\s+/u);
  const translated = sentences.map(
    (sentence) => translateSentence(sentence, translator, mayHaveLabel) ?? translateClauses(sentence, translator),
  );
  return translated
    .map((text, index) =>
      index < translated.length - 1 && !/[。！？】：]$/.test(text) && text !== '' ? `${text}。` : text,
    )
    .join('');
}

/** Complete sentence, heading, "label: value" or noun phrase; undefined when something in it is unknown. */
function translateSentence(sentence: string, translator: LineTranslator, mayHaveLabel: boolean): string | undefined {
  if (KEEP_AS_IS.test(sentence.trim())) return sentence;
  const price = translatePrice(sentence);
  if (price !== undefined) return price;
  const remembered = recall(sentence, translator);
  if (remembered !== undefined) return remembered;
  const [, core = sentence, end = ''] = /^(.*?)([.!?…;:]*)$/su.exec(sentence) ?? [];
  const labelled = mayHaveLabel
    ? translateLabelled(core + (end === ':' ? ':' : ''), end === ':' ? '' : end, translator)
    : undefined;
  if (labelled !== undefined) return labelled;
  const feature = end.startsWith('.') || end.startsWith('!') ? featureSentence(core, translator) : undefined;
  if (feature !== undefined) return say(feature, translator);
  const known = translateCore(core, translator);
  return known && finish(known, end, translator);
}

/** A sentence that only names a feature ("Pode lavar na máquina.") is said with that feature's own sentence. */
function featureSentence(core: string, { context, family }: LineTranslator): string | undefined {
  const tokens = tokenize(core);
  const [match] = matchLexicon(tokens, context);
  if (match?.entry.role !== 'feature' || match.from !== 0 || match.to !== tokens.length) return undefined;
  const voice = FEATURE_VOICES.get(match.entry.pt);
  return voice && wordedFor(family, voice.does.ja);
}

function recall(sentence: string, translator: LineTranslator): string | undefined {
  const remembered = recallSentence(sentence);
  if (!remembered) return undefined;
  let ja = wordedFor(translator.family, remembered.ja);
  for (const [slot, value] of Object.entries(remembered.slots)) {
    const text =
      slot === 'nome'
        ? nameInJapanese(value, translator)
        : (translatePhrase(value, translator.context) ?? untranslatedMark(value));
    ja = ja.replaceAll(`{${slot}}`, () => text);
  }
  return say(ja, translator);
}

/** "Garrafa Térmica Mizu" keeps its last word; an invented name stays as it is. */
function nameInJapanese(name: string, { context }: LineTranslator): string {
  const words = name.trim().split(/\s+/);
  for (let length = words.length - 1; length > 0; length -= 1) {
    const known = translatePhrase(words.slice(0, length).join(' '), context);
    if (known !== undefined) return `${known} ${words.slice(length).join(' ')}`;
  }
  return translatePhrase(name, context) ?? name;
}

/** "Material: aço inox" and a heading alone such as "Características:". */
function translateLabelled(text: string, end: string, translator: LineTranslator): string | undefined {
  const match = /^([^:]{1,48}?)\s*:\s*(.*)$/su.exec(text);
  const heading = matchLabel(match?.[1] ?? text)?.ja ?? LABEL_BY_HEADING.get(plainText(match?.[1] ?? text));
  if (!match) return heading;
  const [, label = '', value = ''] = match;
  if (label.length === 1 && /^\d/.test(value)) return undefined; // a size table, not a question
  const labelJa = heading ?? translatePhrase(label, translator.context);
  if (labelJa === undefined) return undefined;
  if (value === '') return `${labelJa}：`;
  const known = translateCore(value, translator);
  if (known && end.startsWith('?'))
    return `${labelJa}：${known.isSentence && !known.ja.endsWith('ください') ? `${known.ja}か` : known.ja}？`.replace(
      'ください？',
      'ください。',
    );
  const valueJa = known?.ja;
  if (valueJa !== undefined)
    return `${labelJa}：${valueJa}${end.startsWith('.') && SENTENCE_ENDINGS.test(valueJa) ? '。' : ''}`;
  return `${labelJa}：${translateBody(value + end, translator, false)}`;
}

function translateCore(core: string, { context }: LineTranslator): Translated | undefined {
  const text = core.trim();
  if (KEEP_AS_IS.test(text)) return { ja: text, isSentence: false };
  if (/^não$/i.test(text)) return { ja: 'いいえ', isSentence: false };
  const byPattern = translateByPattern(plainText(text), context);
  if (byPattern) return byPattern;
  const phrase = translatePhrase(text, context);
  if (phrase !== undefined) return { ja: phrase, isSentence: SENTENCE_ENDINGS.test(phrase) };
  const label = matchLabel(text);
  return label && { ja: label.ja, isSentence: false };
}

/** Clause by clause: the known ones in Japanese, the others marked, neighbours in one mark. */
function translateClauses(sentence: string, translator: LineTranslator): string {
  const [, core = sentence, end = ''] = /^(.*?)([.!?…;:]*)$/su.exec(sentence) ?? [];
  const clauses = core.split(/\s*[,;|]\s+|\s+[-–—]\s+/u).filter((clause) => clause.trim() !== '');
  const parts: { ja?: string; isSentence?: boolean; pt: string }[] = [];
  for (const clause of clauses) {
    const known = clauses.length > 1 ? translateCore(clause, translator) : undefined;
    const last = parts.at(-1);
    if (known) parts.push({ ja: known.ja, isSentence: known.isSentence, pt: clause });
    else if (last && last.ja === undefined) last.pt += `, ${clause}`;
    else parts.push({ pt: clause });
  }
  const text = parts
    .map(
      ({ ja, isSentence, pt }, index) =>
        (ja ?? untranslatedMark(pt)) + (index === parts.length - 1 ? '' : isSentence ? '。' : '、'),
    )
    .join('');
  const last = parts.at(-1);
  return end.startsWith('.') || end.startsWith('!')
    ? text + (last?.ja !== undefined && SENTENCE_ENDINGS.test(last.ja) ? '。' : '')
    : text;
}

function finish({ ja, isSentence }: Translated, end: string, translator: LineTranslator): string {
  if (isSentence) return say(`${ja}${end.startsWith('?') ? 'か？' : '。'}`, translator);
  if (end.startsWith('.') && ja.endsWith('る')) return say(`${ja}タイプです。`, translator);
  // A list of several things ends without a verb.
  if (end.startsWith('.') && /[、（]/.test(ja)) return `${ja}。`;
  if (end.startsWith('.') && !/[にでを]$/.test(ja)) return say(`${ja}です。`, translator);
  return ja + (end.startsWith('?') ? '？' : end.startsWith('!') ? '！' : '');
}

function say(ja: string, translator: LineTranslator): string {
  const sentence = inTone(ja, translator.tone, translator.sentenceCount);
  translator.sentenceCount += 1;
  return sentence;
}

/** Prices are never converted: the amounts are the seller's to set in yen. */
function translatePrice(sentence: string): string | undefined {
  const plain = plainText(sentence).replace(/[.!]+$/, '');
  const fromTo = /^(?:de )?(r\$ ?[\d.,]+) (?:por|agora)(?: apenas| so)? (r\$ ?[\d.,]+)$/.exec(plain);
  if (fromTo) return `${fromTo[1]?.toUpperCase()} → ${fromTo[2]?.toUpperCase()}`;
  const single = /^(?:por |apenas |so |por apenas |a partir de )?(r\$ ?[\d.,]+)$/.exec(plain);
  if (single) return `${single[1]?.toUpperCase()}`;
  const instalments = /^(?:em )?(?:ate )?(\d{1,2})x (?:de (r\$ ?[\d.,]+)|sem juros)$/.exec(plain);
  return instalments
    ? `${instalments[1]}回払い${instalments[2] ? `：${instalments[2].toUpperCase()}` : '（手数料なし）'}`
    : undefined;
}

function plainText(text: string): string {
  return stripAccents(text.normalize('NFC').toLowerCase()).trim();
}

/** Headings of our own lists: "Proteção contra água". */
function headingLabels(): Map<string, string> {
  const japanese = new Map(LEXICON.filter(({ role }) => role === 'feature').map(({ pt, ja }) => [pt, ja]));
  return new Map(
    [...FEATURE_VOICES].map(([feature, { label }]) => [plainText(label), japanese.get(feature) ?? feature]),
  );
}
