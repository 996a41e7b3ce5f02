import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import type { LexiconEntry, LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import { type Token, tokenize } from './portuguese-words.ts';

export type LexiconMatch = {
  entry: LexiconEntry;
  /** Position of the first token and of the one after the last. */
  from: number;
  to: number;
};

type Form = { entry: LexiconEntry; words: string[] };
type FormIndex = ReadonlyMap<string, readonly Form[]>;

/** On equal length the more telling role wins. */
const ROLE_ORDER: readonly LexiconRole[] = [
  'type',
  'feature',
  'material',
  'colour',
  'pattern',
  'set',
  'occasion',
  'audience',
  'shop',
  'part',
  'word',
  'unit',
  'label',
];

const PHRASE_INDEX = buildIndex(LEXICON.filter(({ role }) => role !== 'unit' && role !== 'label'));
const LABEL_INDEX = buildIndex(LEXICON.filter(({ role }) => role === 'label'));

function buildIndex(entries: readonly LexiconEntry[]): FormIndex {
  const index = new Map<string, Form[]>();
  for (const entry of entries) {
    for (const form of new Set(entry.forms)) {
      const words = tokenize(form).map(({ norm }) => norm);
      const [first] = words;
      if (first === undefined) continue;
      const forms = index.get(first) ?? [];
      forms.push({ entry, words });
      index.set(first, forms);
    }
  }
  for (const forms of index.values()) {
    forms.sort(
      (a, b) =>
        b.words.length - a.words.length ||
        Number(b.entry.needs !== undefined) - Number(a.entry.needs !== undefined) ||
        ROLE_ORDER.indexOf(a.entry.role) - ROLE_ORDER.indexOf(b.entry.role),
    );
  }
  return index;
}

/** All expressions of the lexicon in the order of the text, longest first, none overlapping. */
export function matchLexicon(tokens: readonly Token[], context: ReadonlySet<string>): LexiconMatch[] {
  const matches: LexiconMatch[] = [];
  let position = 0;
  while (position < tokens.length) {
    const entry = findAt(PHRASE_INDEX, tokens, position, context);
    if (entry) {
      matches.push(entry);
      position = entry.to;
    } else {
      position += 1;
    }
  }
  return matches;
}

/** The label that makes up the whole text, as in "Material". */
export function matchLabel(text: string): LexiconEntry | undefined {
  const tokens = tokenize(text);
  const match = findAt(LABEL_INDEX, tokens, 0, new Set());
  return match && match.to === tokens.length ? match.entry : undefined;
}

export function contextOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.map(({ norm }) => norm));
}

function findAt(
  index: FormIndex,
  tokens: readonly Token[],
  from: number,
  context: ReadonlySet<string>,
): LexiconMatch | undefined {
  const first = tokens[from];
  if (!first || first.kind === 'stop') return undefined;
  for (const { entry, words } of index.get(first.norm) ?? []) {
    const to = from + words.length;
    if (
      words.every((word, offset) => tokens[from + offset]?.norm === word) &&
      senseFits(entry, tokens, from, to, context)
    ) {
      return { entry, from, to };
    }
  }
  return undefined;
}

function senseFits(
  entry: LexiconEntry,
  tokens: readonly Token[],
  from: number,
  to: number,
  context: ReadonlySet<string>,
): boolean {
  const hasWord = (word: string) => context.has(word);
  if (entry.needs && !entry.needs.some(hasWord)) return false;
  if (entry.unless?.some(hasWord)) return false;
  if (entry.notBefore?.includes(tokens[to]?.norm ?? '')) return false;
  return !entry.notAfter?.includes(tokens[from - 1]?.norm ?? '');
}
