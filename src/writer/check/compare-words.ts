import type { Fact } from '#domain/robots/facts.ts';
import { STATEMENTS } from '#writer/data/facts/statements.ts';
import { colours } from '#writer/data/lexicon/colours.ts';
import type { LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import { materials } from '#writer/data/lexicon/materials.ts';
import { entriesOfFact } from '#writer/facts/fact-entries.ts';
import { foldJapanese, foldPortuguese } from '#writer/facts/folded-text.ts';
import { contextOf, matchLexicon } from '#writer/facts/lexicon-matcher.ts';
import { tokenize } from '#writer/facts/portuguese-words.ts';
import type { Language } from '#writer/facts/quantity.ts';
import type { Addition } from './compare-facts.ts';
import { japaneseFormsOf, saysEntry } from './japanese-forms.ts';

/** Any Japanese that forbids or limits. */
const FORBIDS_JA = /ない[でよ]|しない|ません|不可|厳禁|禁止|避け|お控え|ご注意|注意|別売|ご用意|手の届か|なし|非対応/;

/** Facts that are words: a name letter by letter, the rest through the lexicon or the set phrases of shops. */
export function compareWords(
  facts: readonly Fact[],
  folded: string,
  language: Language,
): { kept: Set<string>; lost: Set<string> } {
  const kept = new Set<string>();
  const lost = new Set<string>();
  const words = language === 'pt' ? new Set(tokenize(folded).map(({ norm }) => stem(norm))) : new Set<string>();
  for (const fact of facts) {
    const said = isSaid(fact, folded, words, language);
    if (said !== undefined) (said ? kept : lost).add(fact.id);
  }
  return { kept, lost };
}

function isSaid(fact: Fact, folded: string, words: ReadonlySet<string>, language: Language): boolean | undefined {
  switch (fact.kind) {
    case 'brand':
    case 'model_code':
    case 'link':
      return bare(folded).includes(bare(fact.value)) || undefinedInKatakana(fact, language);
    case 'care':
    case 'warning':
    case 'certification':
      return language === 'ja' ? saidBySetPhrase(fact, folded) : saysWords(fact.value, words);
    case 'product_type':
    case 'colour':
    case 'material':
    case 'audience':
    case 'use':
    case 'claim':
    case 'contents':
    case 'compatibility':
      return language === 'ja' ? saidByLexicon(fact, folded) : saysWords(fact.value, words);
    default:
      return undefined;
  }
}

/** A brand may be written in kana, which we cannot judge; a code or a link may not. */
function undefinedInKatakana(fact: Fact, language: Language): false | undefined {
  return fact.kind === 'brand' && language === 'ja' && !/\d/.test(fact.value) ? undefined : false;
}

function saidBySetPhrase(fact: Fact, folded: string): boolean | undefined {
  const words = foldPortuguese(`${fact.value} ${fact.text}`);
  const statement = STATEMENTS.find(({ kind, pt }) => (kind === fact.kind || kind !== 'claim') && pt.test(words));
  if (statement) return statement.ja.test(folded);
  if (fact.kind === 'warning') return FORBIDS_JA.test(folded);
  const names = fact.value.match(/[A-Z][A-Z0-9-]{1,}/g);
  return names ? names.every((name) => folded.includes(name)) : undefined;
}

function saidByLexicon(fact: Fact, folded: string): boolean | undefined {
  const names = fact.kind === 'compatibility' ? fact.value.match(/\b[A-Z][A-Za-z0-9]+\b|\biPhone\b/g) : null;
  if (names) return names.some((name) => folded.toLowerCase().includes(name.toLowerCase()));
  const entries = entriesOfFact(fact);
  if (!entries) return undefined;
  const said = entries.every((entry) => saysEntry(folded, entry));
  // Of colours and materials we know the other names well enough to miss one; of the rest we do not.
  return said || fact.kind === 'colour' || fact.kind === 'material' ? said : undefined;
}

/** In Portuguese: the words that carry the value, in any order and number. */
function saysWords(value: string, said: ReadonlySet<string>): boolean {
  // "ABS" is three letters, whatever the plural leaves of it; "PP" is a name too.
  const words = tokenize(value).filter(
    ({ raw, kind }) => kind === 'number' || (kind === 'word' && (raw.length > 2 || /^[A-Z]{2}$/.test(raw))),
  );
  return words.length > 0 && words.every(({ norm }) => said.has(stem(norm)));
}

function stem(word: string): string {
  return /^\d/.test(word) ? word : word.replace(/(?:o|a|e)$/, '').slice(0, 7);
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[\s\-‐–_]/g, '');
}

/** Set phrases, colours and materials that the seller's text does not hold. */
export function findAddedWords(
  facts: readonly Fact[],
  text: string,
  folded: string,
  language: Language,
  source: string,
): Addition[] {
  const foldedSource = foldPortuguese(source);
  const ledger = foldPortuguese(facts.map((fact) => `${fact.value} ${fact.text}`).join('\n'));
  const phrases = STATEMENTS.flatMap((statement): Addition[] => {
    if (statement.kind === 'care' || statement.kind === 'warning' || statement.isReadOnly) return [];
    const match = (language === 'ja' ? statement.ja : statement.pt).exec(folded);
    if (!match || statement.pt.test(foldedSource) || statement.pt.test(ledger) || statement.ja.test(source)) return [];
    return [
      {
        kind: statement.kind,
        excerpt: text.slice(match.index, match.index + match[0].length),
        start: match.index,
        end: match.index + match[0].length,
        isRisky: statement.risky === true,
        label: statement.label,
      },
    ];
  });
  // "frete grátis" is told once, not again as something "grátis".
  const outer = phrases.filter((one) => !phrases.some((other) => isWithin(one, other)));
  return [...outer, ...(language === 'ja' ? addedInJapanese(text, folded, source, ledger) : [])];
}

function isWithin(one: Addition, other: Addition): boolean {
  return other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;
}

/** 素材は○○, ○○製, カラーは○○: colours and materials only where the sentence gives them to the product. */
function addedInJapanese(text: string, folded: string, source: string, ledger: string): Addition[] {
  const tokens = tokenize(`${source}\n${ledger}`);
  const known = matchLexicon(tokens, new Set([...contextOf(tokens), 'cor', 'cores'])).map(({ entry }) => entry);
  const knownForms = new Set(
    [...known.flatMap(japaneseFormsOf), ...(source.match(/[ァ-ヴー一-龠]+/g) ?? [])].map(foldJapanese),
  );
  const find = (entries: readonly LexiconEntry[], kind: 'material' | 'colour', frame: (form: string) => string[]) =>
    entries.flatMap((entry): Addition[] => {
      const forms = japaneseFormsOf(entry).filter((form) => form.length >= 2 || /[一-龠]/.test(form));
      if (forms.some((form) => [...knownForms].some((known) => known.includes(form) || form.includes(known))))
        return [];
      for (const form of forms) {
        const framed = frame(form).find((words) => folded.includes(words));
        if (framed === undefined) continue;
        const start = folded.indexOf(framed);
        return [
          {
            kind,
            excerpt: text.slice(start, start + framed.length),
            start,
            end: start + framed.length,
            isRisky: false,
            label: entry.pt,
          },
        ];
      }
      return [];
    });
  return [
    ...find(materials, 'material', (form) => [
      `${form}製`,
      `素材は${form}`,
      `素材:${form}`,
      `素材:  ${form}`,
      `${form}素材`,
      `${form}を使用`,
      `${form}で作`,
    ]),
    ...find(colours, 'colour', (form) => [
      `カラーは${form}`,
      `カラー:${form}`,
      `色は${form}`,
      `${form}色の`,
      `${form}カラー`,
    ]),
  ];
}
