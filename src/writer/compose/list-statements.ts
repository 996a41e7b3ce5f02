import type { Fact } from '#domain/robots/facts.ts';
import { COLOUR_FRAMES, FACT_FRAMES, type FactFrame } from '#writer/data/frames/fact-frames.ts';
import { AUDIENCE_WORDS, USE_WORDS } from '#writer/data/phrases/audience-words.ts';
import { fold } from './fold.ts';
import { framed } from './framed-statement.ts';
import { joinPortuguese, nounOf, quiet } from './portuguese-words.ts';
import { sayContents } from './say-contents.ts';
import { bareListInJapanese, nounsInJapanese } from './say-nouns.ts';
import { colourInJapanese, materialInJapanese } from './say-value.ts';
import type { Statement, Wording } from './statement.ts';

/** Facts of one kind that are told together. Of a list that is known in part, the Japanese names what it knows as a part of it. */
export function listStatement(facts: readonly Fact[], productType: string): Statement[] {
  switch (facts[0]?.kind) {
    case 'contents':
      return [contentsStatement(facts, productType)];
    case 'use':
      return [usesStatement(facts)];
    case 'audience':
      return [audienceStatement(facts)];
    case 'colour':
      return [
        inFeminine(
          valuesStatement(facts, hasSeveral(facts) ? COLOUR_FRAMES.many : COLOUR_FRAMES.one, colourInJapanese),
        ),
      ];
    case 'material':
      return [valuesStatement(facts, FACT_FRAMES.material as FactFrame, materialInJapanese)]; // our own table
    default:
      return [];
  }
}

/** "Vem na cor preta": an adjective agrees with "cor"; "vinho" and "azul claro" stay. */
function inFeminine(statement: Statement): Statement {
  const says = statement.says.map(({ pt, ja }) => ({
    pt: pt.replace(
      / na cor (pret|branc|vermelh|amarel|rox|dourad|pratead|cobread|colorid|bronzead)o\.$/,
      ' na cor $1a.',
    ),
    ja,
  }));
  return { ...statement, says };
}

function hasSeveral(facts: readonly Fact[]): boolean {
  return new Set(facts.map(({ value }) => quiet(value))).size > 1;
}

/** What is a part is told as a part. */
const IN_PART = {
  material: { pt: 'Entre os materiais há {v}.', ja: '素材には{v}が含まれます。' },
  contents: { pt: 'Parte do que vem na caixa: {v}.', ja: 'セット内容の一部は{v}です。' },
} as const;

function valuesStatement(
  facts: readonly Fact[],
  frame: FactFrame,
  inJapanese: (value: string) => string | null,
): Statement {
  const values = facts.map(({ value }) => quiet(value));
  // "branco" beside "azul listrado de branco" is a colour of its own.
  const told = facts[0]?.kind === 'colour' ? [...new Set(values)] : withoutShorter(values);
  const said = told.map((pt) => ({ pt, ja: inJapanese(pt) }));
  return listed(facts, frame, said, (pt) => facts.filter(({ value }) => covers(pt, quiet(value))).map(({ id }) => id));
}

/** What comes with the product is not all that the box holds. */
const COMES_WITH = /^(?:acompanham?|inclui|vem com|vem acompanhad[oa] de|o que acompanha|acomp)\b/;
const ADDITION_FRAME: FactFrame = {
  label: { pt: 'Acompanha', ja: '付属品' },
  says: [{ pt: 'Acompanha {v}.', ja: '{v}が付属します。' }],
  helps: '',
};

function contentsStatement(facts: readonly Fact[], productType: string): Statement {
  const said = facts.map((fact) => ({ ...sayContents(fact, productType), id: fact.id }));
  const isAddition =
    !said.some(({ ja }) => ja?.startsWith('本体')) && facts.every(({ text }) => COMES_WITH.test(fold(text)));
  const frame = isAddition ? ADDITION_FRAME : (FACT_FRAMES.contents as FactFrame); // our own table
  const statement = listed(facts, frame, said, (pt) => said.filter((one) => one.pt === pt).map(({ id }) => id));
  // That the box holds the product itself is no news.
  const isNews = said.some(({ ja }) => ja !== null && !ja.startsWith('本体'));
  const says = statement.says.map(({ pt, ja }) => ({
    pt: isOneThing(facts) ? pt.replace('vêm', 'vem') : pt,
    ja: isNews ? ja : null,
  }));
  return { ...statement, says };
}

function isOneThing([first, ...rest]: readonly Fact[]): boolean {
  const [, amount = '1', thing = ''] = /^(\d*)\s?x?\s*(.*)$/i.exec(first?.value ?? '') ?? [];
  return rest.length === 0 && Number(amount || 1) === 1 && !nounOf(thing).isPlural;
}

function listed(
  facts: readonly Fact[],
  frame: FactFrame,
  said: readonly Wording[],
  idsOf: (pt: string) => string[],
): Statement {
  const first = facts[0] as Fact; // a list has its first fact
  const ids = facts.map(({ id }) => id);
  const known = said.filter(({ ja }) => ja !== null);
  const isWhole = known.length === said.length;
  const joined = (some: readonly Wording[]) => joinPortuguese([...new Set(some.map(({ pt }) => pt))]);
  const japanese = [...new Set(known.map(({ ja }) => ja))].join('、');
  const whole = framed(ids, first, frame, { pt: joined(said), ja: isWhole ? japanese : null });
  // Of three colours to choose from, two are not the choice.
  if (isWhole || known.length === 0 || first.kind === 'colour') return whole;
  const part = IN_PART[first.kind as keyof typeof IN_PART];
  return {
    ...whole,
    says: [
      ...whole.says,
      { pt: part.pt.replace('{v}', () => joined(known)), ja: part.ja.replace('{v}', () => japanese) },
    ],
    japaneseFactIds: known.flatMap(({ pt }) => idsOf(pt)),
  };
}

function covers(longer: string, shorter: string): boolean {
  return ` ${fold(longer)} `.includes(` ${fold(shorter)} `) || isSameMaterial(longer, shorter);
}

function isSameMaterial(longer: string, shorter: string): boolean {
  const [one, other] = [materialInJapanese(longer), materialInJapanese(shorter)];
  return one !== null && other !== null && longer.length > shorter.length && one.startsWith(other);
}

/** "inox" adds nothing beside "aço inoxidável 304". */
function withoutShorter(values: readonly string[]): string[] {
  const unique = values.filter((value, index) => values.findIndex((other) => fold(other) === fold(value)) === index);
  return unique.filter((value) => !unique.some((other) => other !== value && covers(other, value)));
}

/** A place or a thing one does: 〜で使えます; anything else: 〜に使えます. */
const PLACES =
  /ジム|職場|オフィス|学校|自宅|家庭|キッチン|寝室|リビング|部屋|車内|屋外|屋内|室内|アウトドア|キャンプ|公園|海|ビーチ|プール|トレーニング|旅行|出張|仕事|ハイキング|登山|釣り|ランニング|ヨガ|通勤|通学|散歩|外出|パーティー|ピクニック|ベランダ|庭/;

/** The uses that the tables know, or the one that they do not. */
function usesStatement(facts: readonly Fact[]): Statement {
  const values = facts.map(usageWords);
  const frame = FACT_FRAMES.use as FactFrame; // our own table
  const ja = values.every((value) => value.ja !== null)
    ? [...new Set(values.map((value) => value.ja))].join('、')
    : null;
  const statement = framed(
    facts.map(({ id }) => id),
    facts[0] as Fact, // a list has its first fact
    frame,
    { pt: joinPortuguese([...new Set(values.map(({ pt }) => pt))]), ja },
  );
  if (ja === null) return statement;
  // 普段使いに使えます would say it twice.
  const told = ja.includes('使い') ? 'に向いています' : PLACES.test(ja) ? 'で使えます' : 'に使えます';
  return { ...statement, says: statement.says.map((said) => ({ ...said, ja: `${ja}${told}。` })) };
}

export function usageWords({ value }: Pick<Fact, 'value'>): Wording {
  const listed = listedValue(USE_WORDS[fold(value)] ?? value);
  return { ...listed, pt: quiet(listed.pt) };
}

function audienceStatement(facts: readonly Fact[]): Statement {
  const values = facts.map(({ value }) => {
    const { pt, ja } = listedValue(value);
    return { pt: quiet(pt === value ? (AUDIENCE_WORDS[fold(value)] ?? value) : pt), ja };
  });
  const ja = values.every((value) => value.ja !== null) ? values.map((value) => value.ja).join('、') : null;
  const statement = framed(
    facts.map(({ id }) => id),
    facts[0] as Fact, // a list has its first fact
    FACT_FRAMES.audience as FactFrame, // our own table
    { pt: joinPortuguese(values.map(({ pt }) => pt)), ja },
  );
  if (ja === '男女兼用') return { ...statement, says: [{ pt: 'É unissex.', ja: '男女兼用です。' }] };
  return ja === null ? { ...statement, says: [] } : statement;
}

export function listedValue(value: string): Wording {
  const ja = nounsInJapanese(value);
  const bare = ja === null ? bareListInJapanese(quiet(value)) : null;
  return bare ? { pt: joinPortuguese(bare.items), ja: bare.ja } : { pt: value, ja };
}
