import type { Fact } from '#domain/robots/facts.ts';
import { COLOUR_FRAMES, FACT_FRAMES, type FactFrame, GRADE_FRAME } from '#writer/data/frames/fact-frames.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { AUDIENCE_WORDS, USE_WORDS } from '#writer/data/phrases/audience-words.ts';
import { fold } from './fold.ts';
import { partStatement } from './part-statement.ts';
import { capitalize, joinPortuguese, quiet } from './portuguese-words.ts';
import { quantityStatement } from './quantity-statement.ts';
import { sayContents } from './say-contents.ts';
import { bareListInJapanese, nounsInJapanese } from './say-nouns.ts';
import { sayPhrase } from './say-phrase.ts';
import { colourInJapanese, materialInJapanese, sayClaim, sizesInJapanese } from './say-value.ts';
import type { Statement, Wording } from './statement.ts';

/** What may be said, in the order of the ledger. Numbers without a role, prices and links are never said. */
export function statementsOf(ledger: readonly Fact[], family: Family, productType: string): Statement[] {
  const facts = ledger.filter((fact) => !isCutNumber(fact) && !isOneOfMany(fact, ledger));
  const grouped = new Set<string>();
  return facts.flatMap((fact) => {
    const key = groupKey(fact);
    if (key !== null) {
      if (grouped.has(key)) return [];
      grouped.add(key);
      return groupStatement(
        facts.filter((other) => groupKey(other) === key),
        productType,
      );
    }
    return single(fact, family, productType);
  });
}

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

function groupKey({ kind, role }: Fact): string | null {
  return ['colour', 'material'].includes(kind) && role === null ? kind : kind === 'contents' ? kind : null;
}

function groupStatement(facts: readonly Fact[], productType: string): Statement[] {
  const kind = facts[0]?.kind ?? 'claim';
  const ids = facts.map(({ id }) => id);
  if (kind === 'contents') return [contentsStatement(facts, productType)];
  const inJapanese = kind === 'colour' ? colourInJapanese : materialInJapanese;
  const told = withoutShorter(facts.map((fact) => quiet(fact.value)));
  const said = told.map((words) => ({ words, ja: inJapanese(words) }));
  const known = said.filter(({ ja }) => ja !== null);
  const isWhole = known.length === said.length;
  const frame = kind === 'colour' ? (told.length > 1 ? COLOUR_FRAMES.many : COLOUR_FRAMES.one) : FACT_FRAMES.material;
  if (!frame) return [];
  const whole = framed(ids, facts[0] as Fact, frame, { pt: joinPortuguese(told), ja: isWhole ? listed(known) : null }); // a group has its first fact
  if (isWhole || known.length === 0) return [whole];
  // What we cannot name in Japanese is told as "among others".
  const some = { pt: `${joinPortuguese(known.map(({ words }) => words))}, entre outros`, ja: `${listed(known)}など` };
  return [
    {
      ...whole,
      value: { pt: whole.value.pt, ja: some.ja },
      says: [...whole.says, { pt: `${frame.label.pt}: ${some.pt}.`, ja: `${frame.label.ja}は${some.ja}です。` }],
      japaneseFactIds: facts.filter(({ value }) => inJapanese(value) !== null).map(({ id }) => id),
    },
  ];
}

function listed(items: readonly { ja: string | null }[]): string {
  return [...new Set(items.map(({ ja }) => ja))].join('、');
}

/** "aço inoxidável" adds nothing beside "aço inoxidável 304". */
function withoutShorter(values: readonly string[]): string[] {
  const unique = [...new Set(values)];
  return unique.filter(
    (value) => !unique.some((other) => other !== value && ` ${fold(other)} `.includes(` ${fold(value)} `)),
  );
}

/** What we cannot name in Japanese is told as "among others". */
function contentsStatement(facts: readonly Fact[], productType: string): Statement {
  const said = facts.map((fact) => ({ fact, words: sayContents(fact, productType) }));
  const known = said.filter(({ words }) => words.ja !== null);
  const isWhole = known.length === said.length;
  const all = joinPortuguese(said.map(({ words }) => words.pt));
  const frame = FACT_FRAMES.contents as FactFrame; // our own table
  const ja = known.length === 0 ? null : `${known.map(({ words }) => words.ja).join('、')}${isWhole ? '' : 'など'}`;
  const listed = joinPortuguese(known.map(({ words }) => words.pt));
  return {
    factIds: facts.map(({ id }) => id),
    japaneseFactIds: known.map(({ fact }) => fact.id),
    kind: 'contents',
    role: null,
    label: frame.label,
    value: { pt: all, ja },
    says: [
      { pt: `Na caixa: ${all}.`, ja: null },
      ...(ja === null
        ? []
        : [{ pt: `Na caixa: ${listed}${isWhole ? '' : ', entre outros itens'}.`, ja: `セット内容は${ja}です。` }]),
    ],
    helps: frame.helps,
  };
}

function single(fact: Fact, family: Family, productType: string): Statement[] {
  const frame = FACT_FRAMES[fact.kind];
  switch (fact.kind) {
    case 'quantity':
      return quantityStatement(fact, family, productType);
    case 'material':
    case 'colour':
      return partStatement(fact);
    case 'care':
    case 'warning':
      return frame ? [sentence(fact, frame, sayPhrase(fact.value))] : [];
    case 'claim':
      return frame ? [claimStatement(fact, frame)] : [];
    case 'use':
      return frame ? usageStatement(fact, frame) : [];
    case 'audience':
      return frame ? [audienceStatement(fact, frame)] : [];
    case 'size_range':
      return frame ? [sizeStatement(fact, frame)] : [];
    case 'certification': {
      const isGrade = /^ip[x\d]\d/i.test(fact.value.trim());
      const value = { pt: fact.value, ja: keepsLatin(fact.value) ? fact.value : null };
      return frame ? [framed([fact.id], fact, isGrade ? GRADE_FRAME : frame, value)] : [];
    }
    case 'compatibility':
      return frame ? [compatibilityStatement(fact, frame)] : [];
    case 'brand':
    case 'model_code':
      return frame
        ? [framed([fact.id], fact, frame, { pt: fact.value, ja: keepsLatin(fact.value) ? fact.value : null })]
        : [];
    default:
      return [];
  }
}

function framed(factIds: string[], fact: Fact, frame: FactFrame, value: Wording): Statement {
  const says = frame.says.map(({ pt, ja }) => ({
    pt: pt.replace('{v}', () => value.pt),
    ja: value.ja === null ? null : ja.replace('{v}', () => value.ja ?? ''),
  }));
  return { factIds, kind: fact.kind, role: fact.role, label: frame.label, value, says, helps: frame.helps };
}

/** Words that are a sentence of their own; without a known one the seller's words stand in the list alone. */
function sentence(fact: Fact, frame: FactFrame, known: { pt: string; ja: string } | undefined): Statement {
  return {
    factIds: [fact.id],
    kind: fact.kind,
    role: fact.role,
    label: frame.label,
    value: { pt: fact.value, ja: known?.ja.replace(/。$/, '') ?? null },
    says: known ? [known] : [{ pt: `${capitalize(quiet(fact.value))}.`, ja: null }],
    helps: '',
  };
}

function claimStatement(fact: Fact, frame: FactFrame): Statement {
  const said = sayClaim(fact);
  const isSentence = /[.!]$/.test(said.pt);
  return {
    ...sentence(fact, frame, undefined),
    value: { pt: fact.value, ja: said.ja?.replace(/(?:です)?。$/, '') ?? null },
    says: isSentence || said.ja !== null ? [{ pt: isSentence ? said.pt : `${capitalize(said.pt)}.`, ja: said.ja }] : [],
  };
}

/** "celulares de 4,7 a 6,8 polegadas" is a set phrase; "Android e iOS" are names. */
function compatibilityStatement(fact: Fact, frame: FactFrame): Statement {
  const known = sayPhrase(fact.value);
  if (!known) return framed([fact.id], fact, frame, listedValue(fact.value));
  const statement = sentence(fact, frame, known);
  return { ...statement, value: { ...statement.value, ja: known.ja.replace(/(?:に対応しています)?。$/, '') } };
}

function listedValue(value: string): Wording {
  const ja = nounsInJapanese(value);
  const bare = ja === null ? bareListInJapanese(quiet(value)) : null;
  return bare ? { pt: joinPortuguese(bare.items), ja: bare.ja } : { pt: value, ja };
}

/** "aplique 3 gotas no rosto" is a way to use; "leitura e estudo" is a use. */
function usageStatement(fact: Fact, frame: FactFrame): Statement[] {
  const known = sayPhrase(fact.value);
  if (known) return [sentence(fact, frame, known)];
  const value = USE_WORDS[fold(fact.value)] ?? fact.value;
  const listed = listedValue(value);
  if (listed.ja !== null) return [framed([fact.id], fact, frame, { ...listed, pt: quiet(listed.pt) })];
  // A single word that we do not know as a use may be anything: it is not told.
  const isTold = fold(fact.value).split(' ').length > 1;
  return isTold
    ? [{ ...sentence(fact, { ...frame, label: { pt: 'Modo de uso', ja: '使い方' } }, undefined), says: [] }]
    : [];
}

function audienceStatement(fact: Fact, frame: FactFrame): Statement {
  const words = AUDIENCE_WORDS[fold(fact.value)] ?? fact.value;
  const { pt, ja } = listedValue(fact.value);
  const told = pt === fact.value ? words : pt;
  const statement = framed([fact.id], fact, frame, { pt: quiet(told), ja });
  if (ja === '男女兼用') return { ...statement, says: [{ pt: 'É unissex.', ja: '男女兼用です。' }] };
  return ja === null ? { ...statement, says: [] } : statement;
}

function sizeStatement(fact: Fact, frame: FactFrame): Statement {
  const ja = fact.role === null ? sizesInJapanese(fact.value) : null;
  const statement = framed([fact.id], fact, frame, { pt: fact.value, ja });
  if (fact.role === null) return ja?.includes('〜') ? ranged(statement) : statement;
  return { ...statement, label: { pt: `Tamanho ${fact.role}`, ja: `${fact.role}` }, says: [] };
}

function ranged(statement: Statement): Statement {
  const { pt } = statement.value;
  const isRange = /^\S+ (?:ao|a|até) \S+$/i.test(pt);
  return {
    ...statement,
    says: [{ pt: isRange ? `Os tamanhos vão do ${pt}.` : `Os tamanhos são ${pt}.`, ja: statement.says[0]?.ja ?? null }],
  };
}

function keepsLatin(value: string): boolean {
  return /^[\w\s.+/&'’-]{1,40}$/.test(value);
}
