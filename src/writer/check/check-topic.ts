import type { Warning } from '#domain/robots/warnings.ts';
import { PRODUCT_TYPES } from '#writer/data/lexicon/all-entries.ts';
import type { LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import { foldJapanese } from '#writer/facts/folded-text.ts';
import { contextOf, matchLexicon } from '#writer/facts/lexicon-matcher.ts';
import { tokenize } from '#writer/facts/portuguese-words.ts';
import { type CheckContext, type Place, warn } from './check-place.ts';
import { compareWhole } from './compare-facts.ts';
import { japaneseFormsOf } from './japanese-forms.ts';

const TYPES_JA = PRODUCT_TYPES.filter(({ ja }) => ja.length >= 2).sort((a, b) => b.ja.length - a.ja.length);

/** A text that names another product as its subject and repeats nothing of this one. */
export function checkTopic(text: string, place: Place, { source, facts }: CheckContext): Warning[] {
  const own = typesIn(source);
  if (own.length === 0) return [];
  const stranger = place.language === 'ja' ? strangerInJapanese(text, own) : strangerInPortuguese(text, own);
  if (!stranger) return [];
  const { kept } = compareWhole(facts, text, place.language, source);
  const telling = kept.filter(
    ({ kind }) => kind !== 'number' && kind !== 'use' && kind !== 'audience' && kind !== 'claim',
  );
  if (
    telling.length > 1 ||
    kept.some(({ kind }) => kind === 'brand' || kind === 'model_code' || kind === 'product_type')
  )
    return [];
  return [warn(place, 'off_topic', `Parece falar de outro produto: ${stranger.pt}.`, { excerpt: stranger.excerpt })];
}

function typesIn(text: string): LexiconEntry[] {
  const tokens = tokenize(text);
  return matchLexicon(tokens, contextOf(tokens))
    .map(({ entry }) => entry)
    .filter(({ role }) => role === 'type');
}

type Stranger = { pt: string; excerpt: string };

function strangerInJapanese(text: string, own: readonly LexiconEntry[]): Stranger | undefined {
  const folded = foldJapanese(text);
  const ownForms = own.flatMap(japaneseFormsOf);
  if (ownForms.some((form) => folded.includes(form))) return undefined;
  for (const entry of TYPES_JA) {
    const form = foldJapanese(entry.ja);
    if (ownForms.some((known) => known.includes(form) || form.includes(known))) continue;
    const subject = [
      `${form}です`,
      `この${form}`,
      `${form}なら`,
      `${form}を紹介`,
      `${form}をご紹介`,
      `${form}の登場`,
      `${form}。`,
    ].find((words) => folded.includes(words));
    if (subject) return { pt: entry.pt, excerpt: form };
  }
  return undefined;
}

function strangerInPortuguese(text: string, own: readonly LexiconEntry[]): Stranger | undefined {
  const named = typesIn(text);
  if (named.some((entry) => own.some(({ ja, family }) => ja === entry.ja || family === entry.family))) return undefined;
  const first = named[0];
  return first && named.filter(({ ja }) => ja === first.ja).length >= 2
    ? { pt: first.pt, excerpt: first.pt }
    : undefined;
}
