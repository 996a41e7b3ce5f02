import { JAPANESE_SYNONYMS } from '#writer/data/facts/japanese-synonyms.ts';
import type { LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import { foldJapanese } from '#writer/facts/folded-text.ts';

/** Every way that we know to write an entry in Japanese. */
export function japaneseFormsOf({ ja, attr }: LexiconEntry): string[] {
  const bare = attr.replace(/(?:製|加工|素材|用|向け|対応)?(?:の|な)?$/, '');
  return [ja, ...(JAPANESE_SYNONYMS[ja] ?? []), ...(bare.length >= 2 ? [bare] : [])].map(foldJapanese);
}

export function saysEntry(foldedText: string, entry: LexiconEntry): boolean {
  return japaneseFormsOf(entry).some((form) => foldedText.includes(form));
}
