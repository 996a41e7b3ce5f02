import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { SpecificationRow } from '#domain/sheet/specification.ts';
import type { Term } from '#domain/shop/shop.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Progress } from '#server/http/event-writer.ts';
import type { LocalEvent } from '#server/providers/translation/local/local-translator.ts';
import type { ReviewReason } from '#server/providers/translation/local/translate-pieces.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';
import type { Direction, Translations, Translator } from '#server/providers/translation/translator.ts';
import type { Compose } from '#server/writer-threads/writer-pool.ts';
import { splitSentencesAndCells } from '#writer/text/sentences.ts';
import { cutText, type TextPart } from './cut-text.ts';
import { protectTerms, TERM } from './glossary-terms.ts';

export type TextToTranslate = {
  text: string;
  glossary: readonly Term[];
  sheet: Sheet;
  compose: Compose;
  owner: string;
  signal: AbortSignal;
  progress: Progress | undefined;
};

export type SourceAndTranslation = { source: string; text: string };

export type TextTranslation = {
  translation: string;
  warnings: Warning[];
  untranslated: string[];
  pairs: SourceAndTranslation[];
  /** The first sentence in English, when English was the intermediate language. */
  english: string | undefined;
};

const HAS_TAGS = /<\/?[a-z][^<>]*>/i;

/** Translates by segment, so that the layout of the text stays; the translator handles tags inside a segment. */
export async function translateText(translator: Translator, given: TextToTranslate): Promise<TextTranslation> {
  const { text, glossary, sheet, compose, owner, signal, progress } = given;
  const isMarkup = HAS_TAGS.test(text);
  const isLocal = translator.provider === 'local';
  const parts = cutText(text, isMarkup, translator.unit);
  const rows = isLocal ? await compose({ work: 'specification', input: sheet }) : [];
  const known = isLocal ? knownWords(rows, glossary) : new Map<string, string>();
  const translated = parts.map(({ words }) => (words === '' ? '' : known.get(foldText(fromMarkup(words)))));
  const wanted = parts.flatMap(({ words }, at) => (translated[at] === undefined ? [{ words, at }] : []));
  const join = (upTo = parts.length) => joinParts(parts.slice(0, upTo), translated, translator.unit);
  const pairsOf = () => parts.map(({ words }, at) => ({ source: words, text: translated[at] ?? '' }));
  if (wanted.length === 0)
    return { translation: join(), warnings: [], untranslated: [], pairs: pairsOf(), english: undefined };

  const terms = isLocal ? [...glossary, ...namesOf(sheet)] : glossary;
  const put = (at: number, piece: string | null) => {
    const plain = piece?.replaceAll(TERM, '$1') ?? '';
    translated[at] = isMarkup ? plain : fromMarkup(plain);
  };
  const reply = await translator.translate({
    direction: directionOf(text),
    markup: wanted.map(({ words }) => protectTerms(isMarkup ? words : toMarkup(words), terms)),
    context: wanted[0]?.words.slice(0, 200) ?? '',
    signal,
    owner,
    watch: (event) => {
      if (event.kind === 'translated') {
        for (const [index, { markup }] of event.pieces.entries()) put(wanted[event.from + index]?.at ?? -1, markup);
        const next = translated.indexOf(undefined);
        progress?.write('translation', undefined, join(next < 0 ? undefined : next));
      } else progress && reportProgress(progress, event);
    },
  });
  for (const [index, piece] of reply.markup.entries()) put(wanted[index]?.at ?? -1, piece);
  const untranslated = wanted.filter((_, index) => !reply.markup[index]).map(({ words }) => fromMarkup(words));
  return {
    translation: join(),
    warnings: warningsOf(reply, untranslated.length, translator.unit),
    untranslated,
    pairs: pairsOf(),
    english: fromMarkup(reply.english?.find((words) => words) ?? '') || undefined,
  };
}

const directionOf = (text: string): Direction => (looksEnglish(text) ? 'en-ja' : 'pt-ja');

/** Progress events while the local translator has not started yet. */
function reportProgress(progress: Progress, event: LocalEvent): void {
  if (event.kind === 'ahead') progress.stage('waiting', { ahead: event.ahead });
  if (event.kind === 'fetching') {
    const { doneBytes, totalBytes, pairs } = event.status;
    progress.stage('fetching', { doneBytes, totalBytes, pairs });
  }
}

/** Maximum distance between a segment and its sentence: segments without words or translation may lie between. */
const REACH = 5;

/** Sets the actual source of each sentence, instead of the guess of the check. */
export function withSources(
  sentences: readonly WrittenSentence[],
  pairs: readonly SourceAndTranslation[],
): WrittenSentence[] {
  let from = 0;
  return sentences.map((sentence) => {
    const { field, text, source } = sentence;
    if (field !== 'translation') return sentence;
    const near = pairs.slice(from, from + REACH);
    const found = near.findIndex((pair) => pair.text !== '' && (pair.text.includes(text) || text.includes(pair.text)));
    const own = near[found]?.source;
    if (own === undefined) return sentence;
    from += found;
    // Keeps the check's source, which includes list marks, if it contains the same words.
    return source?.includes(own) ? sentence : { ...sentence, source: own };
  });
}

/** Whole segments with a known translation: glossary terms, labels and values of the sheet. */
function knownWords(specification: readonly SpecificationRow[], glossary: readonly Term[]): Map<string, string> {
  const rows = specification.flatMap(({ label, value, labelPt, valuePt }): [string, string][] =>
    value === null
      ? []
      : [
          [labelPt, label],
          [`${labelPt}:`, `${label}：`],
          [valuePt, value],
          [`${labelPt}: ${valuePt}`, `${label}：${value}`],
        ],
  );
  return new Map(
    [...rows, ...glossary.map(({ pt, ja }): [string, string] => [pt, ja])].map(([pt, ja]) => [foldText(pt), ja]),
  );
}

const namesOf = (sheet: Sheet): Term[] =>
  (['brand', 'series'] as const)
    .flatMap((key) => sheet[key]?.value ?? [])
    .flatMap(({ pt, ja }) => (pt ? [{ pt, ja: ja ?? pt }] : []));

/** Japanese has no space between sentences. */
function joinParts(
  parts: readonly TextPart[],
  translated: readonly (string | undefined)[],
  unit: Translator['unit'],
): string {
  let text = '';
  for (const [at, { lead, words, trail }] of parts.entries()) {
    const isAfterSentence = unit === 'sentence' && /^ +$/.test(lead) && /[。！？」）]$/.test(text);
    text += `${isAfterSentence ? '' : lead}${words === '' ? '' : translated[at]}${translated[at] === '' ? '' : trail}`;
  }
  return text;
}

const DOUBTS: Record<ReviewReason, { code: WarningCode; message: string }> = {
  same: { code: 'untranslated', message: 'Esta frase voltou como estava.' },
  repeated: { code: 'too_long', message: 'O tradutor repetiu palavras nesta frase.' },
  length: { code: 'fact_lost', message: 'O tamanho desta frase não combina com o do original.' },
  lost: { code: 'code_changed', message: 'Um código, nome, link ou destaque do original pode ter sumido.' },
};

function warningsOf(reply: Translations, untranslated: number, unit: Translator['unit']): Warning[] {
  const marked = (reply.doubts ?? []).flatMap((doubt, index): Warning[] => {
    const sentence = splitSentencesAndCells(fromMarkup(reply.markup[index] ?? ''), 'ja')[0]?.text;
    return doubt && sentence ? [{ ...DOUBTS[doubt], field: 'translation', excerpt: '', sentence }] : [];
  });
  if (untranslated === 0) return marked;
  const pieces = unit === 'line' ? 'linhas' : 'frases';
  const message = `${untranslated} de ${reply.markup.length} ${pieces} ficaram sem tradução`;
  const reason = reply.failure ? `: ${reply.failure.message}` : '.';
  return [...marked, { code: 'untranslated', field: 'translation', excerpt: '', message: `${message}${reason}` }];
}

/** Words that are frequent in English and never used in Portuguese. */
const ENGLISH = new Set('the and of with for is are this that your you from it in on not can be will has'.split(' '));
const PORTUGUESE = new Set(
  'de da do das dos que e é em um uma não com para por no na os as seu sua ao mais ou até sem são'.split(' '),
);

/** Suppliers also write English, which needs no intermediate translation. */
function looksEnglish(text: string): boolean {
  let english = 0;
  let portuguese = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (ENGLISH.has(word)) english += 1;
    if (PORTUGUESE.has(word)) portuguese += 1;
  }
  return english >= 2 && english > 3 * portuguese;
}
