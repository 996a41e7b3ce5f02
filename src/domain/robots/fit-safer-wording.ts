type WordSpan = { start: number; end: number; language: 'ja' | 'pt' };
/** Replaces the text between `start` and `end`. */
export type Change = { start: number; end: number; words: string };

/** Replacements that end a Japanese sentence, or cannot precede a noun unchanged. */
const CLOSED = /(?:です|ます|ました|ません|ください|[にいぐる）])$/u;
/** An inflected verb or adjective: the replaced words ended a clause or described the next noun. */
const INFLECTED = /(?:[ぁ-んー](?:[うくぐすつぬぶむるいただてで])|\p{Script=Han}[うくぐすつぬぶむるい]|ます|せん)$/u;
/** Particle that can follow a noun. */
const PARTICLE = /^(?:の(?!で|に|です|が|は|を|も)|で(?!き)|[をがはにもと、。！？!?\s）」』】]|$)/u;
/** A noun that the replaced words may describe; not an effect, which would still be promised. */
const NOUN =
  /^の?(?!効果|効能|作用|対策|成分|力)(?:[\p{Script=Katakana}ー]{2,}|\p{Script=Han}{2,}|\p{Script=Han}(?=[のをがはにもで、。！？!?\s）」』】]|です|$))/u;

const EDGES = '。！？!?\\s「」『』（）()【】［］〈〉《》｜|／★☆◆■●♪…';
const CLAUSE_START = new RegExp(`[^、${EDGES}]*$`, 'u');
const CLAUSE_END = new RegExp(`^[^、${EDGES}]*`, 'u');
const SENTENCE_END = new RegExp(`^[^${EDGES}]*`, 'u');

/**
 * How to replace words with a safer wording and keep the text grammatical. Portuguese: replaces only the words, because
 * the seller can read and fix the rest. Japanese: noun by noun, and before a noun in the form that describes it;
 * otherwise the whole clause is replaced.
 */
export function saferChange(text: string, { start, end, language }: WordSpan, wording: string): Change {
  if (language === 'pt') return { start, end, words: wording };
  const [before, excerpt, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isClosed = CLOSED.test(wording);
  const describes = isClosed ? plainForm(wording) : `${wording}の`;
  if (describes && !excerpt.endsWith('に') && NOUN.test(after)) {
    return { start, end: end + (after.startsWith('の') ? 1 : 0), words: describes };
  }
  if (!isClosed && !INFLECTED.test(excerpt) && PARTICLE.test(after)) return { start, end, words: wording };
  const lead = CLAUSE_START.exec(before)?.[0].length ?? 0;
  const rest = (isClosed ? SENTENCE_END : CLAUSE_END).exec(after)?.[0].length ?? 0;
  return { start: start - lead, end: end + rest, words: wording };
}

const PRESENT: Record<string, string> = {
  き: 'く',
  ぎ: 'ぐ',
  ち: 'つ',
  に: 'ぬ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
  い: 'う',
};
const PAST: Record<string, string> = {
  き: 'いた',
  ぎ: 'いだ',
  ち: 'った',
  り: 'った',
  い: 'った',
  に: 'んだ',
  び: 'んだ',
  み: 'んだ',
};

/** The form of a verb or adjective before a noun: 保ちます is 保つ, こだわりました is こだわった. Undefined for other endings. */
export function plainForm(words: string): string | undefined {
  if (/[いぐる]$/u.test(words)) return words;
  const [, stem, row = '', ending] = /^(.*)([ぁ-ん])(ます|ました)$/u.exec(words) ?? [];
  if (stem === undefined) return undefined;
  const isPast = ending === 'ました';
  // 着用します is 着用する; the wordings contain no other verb in し (話します).
  if (row === 'し') return `${stem}${isPast ? 'した' : 'する'}`;
  const changed = (isPast ? PAST : PRESENT)[row];
  return `${stem}${changed ?? `${row}${isPast ? 'た' : 'る'}`}`;
}
