import { plainForm } from './japanese-plain-form.ts';

type Words = { start: number; end: number; language: 'ja' | 'pt' };
/** What is put between `start` and `end`. */
export type Change = { start: number; end: number; words: string };

/** Wordings after which a Japanese sentence is over, or wants one that fits. */
const CLOSED = /(?:です|ます|ました|ません|ください|[にいぐる）])$/u;
/** A form of a verb or an adjective: what stood there was the end of a clause, or said something of the next noun. */
const INFLECTED = /(?:[ぁ-んー](?:[うくぐすつぬぶむるいただてで])|\p{Script=Han}[うくぐすつぬぶむるい]|ます|せん)$/u;
/** Follows a noun and goes on with the sentence. */
const PARTICLE = /^(?:の(?!で|に|です|が|は|を|も)|で(?!き)|[をがはにもと、。！？!?\s）」』】]|$)/u;
/** A noun that the words before it describe; an effect is none, it would be promised still. */
const NOUN =
  /^の?(?!効果|効能|作用|対策|成分|力)(?:[\p{Script=Katakana}ー]{2,}|\p{Script=Han}{2,}|\p{Script=Han}(?=[のをがはにもで、。！？!?\s）」』】]|です|$))/u;

const EDGES = '。！？!?\\s「」『』（）()【】［］〈〉《》｜|／★☆◆■●♪…';
const CLAUSE_START = new RegExp(`[^、${EDGES}]*$`, 'u');
const CLAUSE_END = new RegExp(`^[^、${EDGES}]*`, 'u');
const SENTENCE_END = new RegExp(`^[^${EDGES}]*`, 'u');

/**
 * How the safer wording takes the place of words so that what stands there is whole. Portuguese: the words themselves,
 * whoever sells can read the rest. Japanese: a noun for a noun; before a noun in the form that describes it; anything
 * else would break the sentence, so the clause around the words goes with them.
 */
export function saferChange(text: string, { start, end, language }: Words, wording: string): Change {
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
