import type { Fact } from '#domain/robots/facts.ts';
import { FACT_FRAMES, type FactFrame, GRADE_FRAME, ROHS_FRAME } from '#writer/data/frames/fact-frames.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { isAllergen } from '#writer/facts/find-cautions.ts';
import { fold } from './fold.ts';
import { framed, sentence } from './framed-statement.ts';
import { listedValue, listStatement, usageWords } from './list-statements.ts';
import { partStatement } from './part-statement.ts';
import { capitalize, quiet } from './portuguese-words.ts';
import { quantityStatement } from './quantity-statement.ts';
import { sayCertain } from './say-certain.ts';
import { sayClaim } from './say-claim.ts';
import { sayPhrase } from './say-phrase.ts';
import { sizesInJapanese } from './say-value.ts';
import type { Statement } from './statement.ts';

/** What may be said, in the order of the ledger. Numbers without a role, prices and links are never said. */
export function statementsOf(ledger: readonly Fact[], family: Family, productType: string): Statement[] {
  const facts = ledger.filter((fact) => !isCutNumber(fact) && !isOneOfMany(fact, ledger));
  const grouped = new Set<string>();
  return withAllAllergens(
    withoutDoubles(
      facts.flatMap((fact) => {
        const key = groupKey(fact);
        if (key === null) return single(fact, family, productType);
        if (grouped.has(key)) return [];
        grouped.add(key);
        return listStatement(
          facts.filter((other) => groupKey(other) === key),
          productType,
        );
      }),
    ),
  );
}

/** Allergens are told together; where one has no Japanese name, the others alone would read as all of them. */
function withAllAllergens(statements: readonly Statement[]): Statement[] {
  const own = statements.filter(({ kind, value }) => kind === 'warning' && isAllergen(fold(value.pt)));
  const [first] = own;
  if (!first || own.length < 2) return [...statements];
  const isNamed = own.every(({ value }) => value.ja !== null);
  const all: Statement = {
    ...first,
    factIds: own.flatMap(({ factIds }) => factIds),
    value: {
      pt: own.map(({ value }, at) => (at === 0 ? value.pt : lowerFirst(value.pt))).join('; '),
      ja: isNamed ? own.map(({ value }) => value.ja).join('。') : null,
    },
    says: [
      {
        pt: own.map(({ says, value }) => says[0]?.pt ?? `${capitalize(value.pt)}.`).join(' '),
        ja: isNamed ? own.map(({ says }) => says[0]?.ja ?? '').join('') : null,
      },
    ],
  };
  return statements.flatMap((statement) => (statement === first ? [all] : own.includes(statement) ? [] : [statement]));
}

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);

/** "4 GHz" out of "2,4 GHz" is another number: words that begin inside one are not told. */
function isCutNumber({ value, text }: Fact): boolean {
  const at = /^\d/.test(value) ? text.indexOf(value) : -1;
  return at > 1 && /\d[.,]$/.test(text.slice(0, at));
}

/** Jars of 8, 12 and 18 cm: three heights are of three things, and none is the product's. */
function isOneOfMany({ kind, role, value }: Fact, ledger: readonly Fact[]): boolean {
  if (kind !== 'quantity' || role !== 'height') return false;
  const heights = ledger.filter((other) => other.kind === kind && other.role === role).map((other) => other.value);
  return new Set([...heights, value]).size > 2;
}

function groupKey(fact: Fact): string | null {
  const { kind, role } = fact;
  if (kind === 'contents') return kind;
  if (kind === 'audience') return listedValue(fact.value).ja === null ? null : kind;
  if (kind === 'use') return sayPhrase(fact.value) || usageWords(fact).ja === null ? null : kind;
  return (kind === 'colour' || kind === 'material') && role === null ? kind : null;
}

/** 2 L in the title and 2 litros below are one statement. */
function withoutDoubles(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements) {
    const at = kept.findIndex((other) => isSame(other, statement));
    const first = kept[at];
    if (first) kept[at] = { ...first, factIds: [...first.factIds, ...statement.factIds] };
    else kept.push(statement);
  }
  return kept;
}

/** The tank's litres are the product's. */
function isSameVolume(one: Statement, other: Statement): boolean {
  const [short = '', long = ''] = [one.label.pt, other.label.pt].toSorted((a, b) => a.length - b.length);
  return (
    one.role === 'volume' &&
    other.role === 'volume' &&
    long.startsWith(`${short} d`) &&
    one.value.ja !== null &&
    one.value.ja === other.value.ja
  );
}

function isSame(one: Statement, other: Statement): boolean {
  if (isSameVolume(one, other)) return true;
  if (one.kind !== other.kind || one.role !== other.role || one.label.pt !== other.label.pt) return false;
  return fold(one.value.pt) === fold(other.value.pt) || (one.value.ja !== null && one.value.ja === other.value.ja);
}

function single(fact: Fact, family: Family, productType: string): Statement[] {
  const frame = FACT_FRAMES[fact.kind];
  if (fact.kind === 'quantity') return quantityStatement(fact, family, productType);
  if (fact.kind === 'material' || fact.kind === 'colour') return partStatement(fact, family, productType);
  return frame ? (SINGLES[fact.kind]?.(fact, frame) ?? []) : [];
}

const SINGLES: Partial<Record<Fact['kind'], (fact: Fact, frame: FactFrame) => Statement[]>> = {
  care: (fact, frame) => [sentence(fact, frame, sayCertain(fact.value))],
  warning: (fact, frame) => [sentence(fact, frame, sayCertain(fact.value))],
  claim: (fact, frame) => [claimStatement(fact, frame)],
  use: usageStatement,
  audience: (fact) => listStatement([fact], ''),
  size_range: (fact, frame) => [sizeStatement(fact, frame)],
  certification: (fact, frame) => [certificate(fact, frame)],
  compatibility: (fact, frame) => [compatibilityStatement(fact, frame)],
  brand: (fact, frame) => [kept(fact, frame)],
  model_code: (fact, frame) => [kept(fact, frame)],
};

/** A certificate is a code or the name of its office; any other word beside them would be Portuguese. */
const CERTIFICATE = /^(?:[A-Z\d][A-Z\d./-]+|[Aa]natel|[Ii]nmetro|[Aa]nvisa|[Pp]rocel|RoHS|Oeko-Tex)$/;

function certificate(written: Fact, frame: FactFrame): Statement {
  // "Certificação: Certificação CE" says the word once.
  const value = written.value.trim().replace(/^(?:certifica(?:ção|do|da|dos|das)|selo) (?:d[eoa] )?(?=[A-Z])/i, '');
  const fact = { ...written, value };
  if (/^rohs$/i.test(value)) return kept({ ...fact, value: 'RoHS' }, ROHS_FRAME);
  if (/^ip[x\d]{2}/i.test(value)) return kept({ ...fact, value: value.toUpperCase() }, GRADE_FRAME);
  const isNamed = value.split(/\s+/).every((word) => CERTIFICATE.test(word));
  return isNamed ? kept(fact, frame) : framed([fact.id], fact, frame, { pt: value, ja: null });
}

/** Names and codes stand in both languages as they are written. */
function kept(fact: Fact, frame: FactFrame): Statement {
  const keepsLatin = /^[\p{Script=Latin}\d\s.+/&'’-]{1,40}$/u.test(fact.value);
  return framed([fact.id], fact, frame, { pt: fact.value, ja: keepsLatin ? fact.value : null });
}

function claimStatement(fact: Fact, frame: FactFrame): Statement {
  const said = sayClaim(fact);
  const isSentence = /[.!]$/.test(said.pt);
  const base = sentence(fact, frame, undefined);
  return {
    ...base,
    value: { pt: base.value.pt, ja: said.ja?.replace(/(?:です)?。$/, '') ?? null },
    says:
      isSentence || said.ja !== null
        ? [{ pt: isSentence ? capitalize(said.pt) : `${capitalize(quiet(said.pt))}.`, ja: said.ja }]
        : [],
  };
}

/** "celulares de 4,7 a 6,8 polegadas" is a set phrase; "Android e iOS" are names. */
function compatibilityStatement(fact: Fact, frame: FactFrame): Statement {
  const known = sayCertain(fact.value);
  if (!known) return framed([fact.id], fact, frame, listedValue(fact.value));
  const statement = sentence(fact, frame, known);
  return { ...statement, value: { ...statement.value, ja: known.ja.replace(/(?:に対応しています)?。$/, '') } };
}

/** "aplique 3 gotas no rosto" is a way to use, "ferver água" what for; a single word that we do not know as a use may be anything. */
function usageStatement(fact: Fact, frame: FactFrame): Statement[] {
  const words = fold(fact.value).split(' ');
  const isPurpose = /[aei]r$/.test(words[0] ?? '') && !/^modo de us/.test(fold(fact.text));
  if (isPurpose)
    return [{ ...sentence(fact, frame, undefined), says: [{ pt: `Serve para ${quiet(fact.value)}.`, ja: null }] }];
  const known = sayCertain(fact.value);
  const isServed = /^serve para\b/.test(fold(fact.text));
  const way = { ...frame, label: isServed ? { pt: 'Serve para', ja: '' } : { pt: 'Modo de uso', ja: '使い方' } };
  if (known) return [sentence(fact, known.ja.endsWith('ください。') ? way : frame, known)];
  return words.length > 1 ? [{ ...sentence(fact, way, undefined), says: [] }] : [];
}

function sizeStatement(fact: Fact, frame: FactFrame): Statement {
  const ja = fact.role === null ? sizesInJapanese(fact.value) : null;
  const isBrazilian = /\bbr(?:asil)?\b/i.test(fact.text.slice(fact.text.indexOf(fact.value)));
  const isRange = /^\S+ (?:ao|a|até) \S+$/i.test(fact.value) && !fact.value.startsWith('do ');
  const pt = `${isRange ? 'do ' : ''}${fact.value}${isBrazilian ? ' (BR)' : ''}`;
  const value = { pt, ja: ja !== null && isBrazilian ? `${ja}（ブラジルサイズ）` : ja };
  const statement = framed([fact.id], fact, frame, value);
  if (fact.role !== null) return { ...statement, label: { pt: `Tamanho ${fact.role}`, ja: '' }, says: [] };
  if (!isRange) return statement;
  return { ...statement, says: [{ pt: `Os tamanhos vão ${pt}.`, ja: statement.says[0]?.ja ?? null }] };
}
