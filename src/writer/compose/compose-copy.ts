import type { CopyModel, CopyReply, CopyRequest } from '#domain/robots/robot-options.ts';
import { pickOne, type Random, seededRandom } from '#domain/robots/seeded-random.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { type SpecificationRow, specificationOf } from '#domain/sheet/specification.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { CHOICE_NUISANCES, CHOICE_SCENES } from '#writer/data/sentences/goods-sentences.ts';
import { tableRows } from '#writer/text/find-words.ts';
import { agree } from './noun-agreement.ts';
import { fill, portugueseKind, type Subject, seedOf, subjectFrom } from './product-subject.ts';

/** Lines "fields: benefit of knowing them"; true for any value, without a promise about the product. */
const LINES = `
width length: Meça o seu espaço antes de escolher.
folded_size: Já dá para pensar onde guardar.
diameter: Compare com o que você já tem em casa.
sizes: Confira o seu antes de pedir.
weight: Dá para saber antes quanto você vai carregar.
capacity: Dá para saber antes se é o bastante para você.
net_content quantity: Dá para calcular quanto pedir.
load: Confira o peso do que vai apoiar.
material fabric: Você sabe do que é feito antes de comprar.
coating: Você sabe que acabamento vai receber.
colour: Escolha pensando no que combina com você.
power_source: Você sabe onde vai poder ligar.
voltage power: Confira com a instalação de casa.
battery_capacity screen brightness: Um número claro para comparar.
runtime: Dá para planejar o uso.
charge_time: Dá para encaixar a recarga na rotina.
charge_port: Confira o cabo que você já tem.
wireless compatible_with: Confira o seu aparelho antes de comprar.
levels: Dá para ajustar ao momento.
water_resistance: Você sabe até onde pode molhar.
heat_resistance: Você sabe até que temperatura pode ir.
insulation: Dá para saber com quanto tempo contar.
contents: Você sabe tudo o que chega na caixa.
for_whom age: Fica fácil saber para quem é.
heat_sources: Confira o fogão de casa.
safe_in: Você sabe onde pode colocar.
washing care: O cuidado fica claro desde o começo.
installation: Você já sabe o que a instalação pede.
`;

const BY_KEY = new Map(
  tableRows(LINES, ': ').flatMap(([keys = '', benefit = '']) => keys.split(' ').map((key) => [key, benefit] as const)),
);
const benefitOf = ({ key }: SpecificationRow): string | undefined => BY_KEY.get(key);

type Model = Exclude<CopyModel, 'auto'>;
type Draft = { subject: Subject; called: string; rows: readonly SpecificationRow[]; random: Random };
type RowKey = SpecificationRow['key'];

/** Fields for running text, best first, with the value of 商品仕様 including limits; the others go into the list. */
const PROSE: readonly (readonly [RowKey, string])[] = [
  ['functions', 'Entre as funções: {v}.'],
  ['capacity', 'A capacidade é de {v}.'],
  ['diameter', 'O diâmetro é de {v}.'],
  ['net_content', 'São {v}.'],
  ['material', 'O material é {v}.'],
  ['fabric', 'O tecido é {v}.'],
  ['water_resistance', 'A classificação de proteção é {v}.'],
  ['battery_capacity', 'A bateria tem {v}.'],
  ['wireless', 'A conexão é por {v}.'],
  ['power_source', 'A alimentação é por {v}.'],
  ['screen', 'A tela é de {v}.'],
  ['weight', 'Pesa {v}.'],
  ['colour', 'Disponível em {v}.'],
  ['sizes', 'Nos tamanhos {v}.'],
];
const LISTS = new Set<RowKey>(['functions', 'material', 'fabric', 'wireless', 'power_source', 'colour', 'sizes']);
const PROSE_SENTENCES = 3;
const FAB_FIELDS = 6;
const CAUTIONS = new Set<RowKey>(['warnings', 'storage', 'remarks']);

const TURNS = ['É hora de conhecer {nome}.', 'Para essa hora, veja {nome}.'];
const INTRODUCTIONS = ['Conheça {nome}.', 'Apresentamos {nome}.'];
const DESIRES = ['Imagine {nome} fazendo parte da sua rotina.', 'Já consegue imaginar {nome} na sua rotina?'];
const CALLS = [
  'Se gostou, que tal colocar {nome} no carrinho?',
  'Veja {nome} na página do produto e tire as suas dúvidas.',
];

/** Written in Portuguese, so no Japanese is needed. Contains every accepted field with its limit. */
export function composeCopy(sheet: Sheet, request: CopyRequest): Written<CopyReply> {
  const { chosenName, chosenModel } = request;
  const kind = portugueseKind(sheet);
  const subject = subjectFrom(sheet, kind ?? 'produto', '');
  const rows = specificationOf(sheet).filter(({ key }) => key !== 'product_type' || hasLimit(sheet));
  const random = seededRandom(seedOf(sheet, chosenName, chosenModel));
  const model = chosenModel === 'auto' ? chooseModel(rows, subject) : chosenModel;
  const draft = { subject, called: calledBy(chosenName.trim(), subject), rows, random };
  const reply = {
    publico: composePublico(subject, rows),
    persona: composePersona(subject, sheet, random),
    copy: WRITERS[model](draft)
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  };
  return {
    ...reply,
    sentences: (['publico', 'persona', 'copy'] as const).flatMap((field) => sentencesOfField(field, reply[field])),
  };
}

/** Every text names the product; its row is in the list only if the name has a limit. */
const hasLimit = ({ product_type: kind }: Sheet): boolean => Boolean(kind?.limit ?? kind?.value[0]?.limit);

/** Many figures are best as a list; goods with sentences of their own start with a nuisance, others with a scene. */
function chooseModel(rows: readonly SpecificationRow[], { goods }: Subject): Model {
  if (rows.filter(benefitOf).length >= 8) return 'FAB';
  return goods ? 'PAS' : 'AIDA';
}

const ownOr = <T>(own: readonly T[] | undefined, general: readonly T[]): readonly T[] => (own?.length ? own : general);

const WRITERS: Record<Model, (draft: Draft) => string[]> = {
  PAS: (draft) => {
    const { question, consequence } = pickOne(ownOr(draft.subject.goods?.nuisances, CHOICE_NUISANCES), draft.random);
    const prose = proseFromSheet(draft);
    return [
      `${filled(question.pt, draft.subject)} ${filled(consequence.pt, draft.subject)}`,
      [named(TURNS, draft), ...prose.sentences].join(' '),
      ...closing(draft, prose.rows),
    ];
  },
  AIDA: (draft) => {
    const scene = pickOne(ownOr(draft.subject.goods?.scenes, CHOICE_SCENES), draft.random);
    const prose = proseFromSheet(draft);
    return [
      filled(scene.pt, draft.subject),
      [named(INTRODUCTIONS, draft), ...prose.sentences].join(' '),
      named(DESIRES, draft),
      ...closing(draft, prose.rows),
    ];
  },
  FAB: (draft) => {
    const helped = draft.rows.filter((row) => benefitOf(row) && !row.valuePt.includes('\n')).slice(0, FAB_FIELDS);
    const bullets = helped.map((row) => `• ${row.labelPt}: ${row.valuePt}. ${benefitOf(row)}`);
    return [named(INTRODUCTIONS, draft), bullets.join('\n'), ...closing(draft, helped)];
  },
};

/** "alumínio, ABS" becomes "alumínio e ABS". */
const withAnd = (list: string): string => (list.includes('(') ? list : list.replace(/, ([^,]+)$/, ' e $1'));

/** Rows whose sentences open the text; a value with several parts or lines is better in the list. */
function proseFromSheet({ rows }: Draft): { sentences: string[]; rows: SpecificationRow[] } {
  const prose = PROSE.flatMap(([key, template]) => {
    const own = rows.filter((row) => row.key === key);
    const [row] = own;
    if (!row || own.length > 1 || /[:\n]/.test(row.valuePt)) return [];
    return [{ row, sentence: template.replace('{v}', () => (LISTS.has(key) ? withAnd(row.valuePt) : row.valuePt)) }];
  }).slice(0, PROSE_SENTENCES);
  return { sentences: prose.map(({ sentence }) => sentence), rows: prose.map(({ row }) => row) };
}

/** All remaining rows, cautions, and an invitation. */
function closing(draft: Draft, prose: readonly SpecificationRow[]): string[] {
  const left = draft.rows.filter((row) => !prose.includes(row));
  const [details, cautions] = [false, true].map((isOne) => left.filter(({ key }) => CAUTIONS.has(key) === isOne));
  const heading = agree('Detalhes {do} ', draft.subject.noun) + draft.subject.pt;
  return [listOf(heading, details), listOf('Antes de usar', cautions), named(CALLS, draft)];
}

function listOf(heading: string, rows: readonly SpecificationRow[] = []): string {
  if (rows.length === 0) return '';
  const lines = rows.flatMap(({ labelPt, valuePt }) =>
    valuePt.split('\n').map((line, index) => (index === 0 ? `• ${labelPt}: ${line}` : `• ${line}`)),
  );
  return [`${heading}:`, ...lines].join('\n');
}

/** "a Frigideira Terra" if the name contains the kind of product; else "Kaze Fit 3, um relógio inteligente". */
function calledBy(name: string, { pt, noun }: Subject): string {
  if (name === '') return agree('{este} ', noun) + pt;
  const [first = ''] = foldText(name).split(' ');
  if (foldText(pt).split(' ')[0] === first) return agree('{o} ', noun) + name;
  return pt === 'produto' ? name : `${name}, ${agree('{um} ', noun)}${pt}`;
}

/** "Veja Kaze Fit 3, um relógio, na página": what explains a name ends with a comma, too. */
const named = (templates: readonly string[], { called, random }: Draft): string =>
  capitalise(
    pickOne(templates, random)
      .replace(/\{nome\}(?= )/, () => `${called}${called.includes(', ') ? ',' : ''}`)
      .replace('{nome}', () => called),
  );

const filled = (pt: string, subject: Subject): string => fill({ pt, ja: '' }, subject).pt;

const sentencesOfField = (field: string, written: string): WrittenSentence[] =>
  splitSentences(written).map(({ text }) => ({ field, index: 0, source: null, text, meaning: null }));

const CITIES = ['Tóquio', 'Osaka', 'Nagoya', 'Yokohama', 'Fukuoka', 'Sapporo', 'Kobe', 'Hamamatsu'];
const WOMEN = ['Yuki', 'Misaki', 'Haruka', 'Ayaka', 'Naomi', 'Kaori', 'Emi', 'Chihiro'];
const MEN = ['Kenta', 'Daisuke', 'Takuya', 'Shota', 'Naoki', 'Ryo', 'Yuta', 'Kazuya'];
const JOBS = [
  'trabalha em um escritório',
  'trabalha na área de tecnologia',
  'trabalha em uma loja do centro',
  'trabalha em casa alguns dias por semana',
  'trabalha em uma fábrica da região',
  'é da área de educação',
];
const BUYING_HABITS = [
  'Antes de comprar {um} {np}, confere os detalhes e o prazo de entrega.',
  'Procura {um} {np} pelo celular à noite e só decide quando a descrição responde às suas dúvidas.',
  'Compara lojas antes de escolher {um} {np} e desconfia de promessas exageradas.',
];
const ANYBODY = 'Pessoas de 20 a 55 anos no Japão que procuram {um} {np} e comparam os detalhes antes de comprar.';
const WHO = new Set(['for_whom', 'age', 'intended_use']);

/** Target group; statements of the sheet come last. */
function composePublico(subject: Subject, rows: readonly SpecificationRow[]): string {
  const whoSentences = rows.filter(({ key }) => WHO.has(key)).map(({ labelPt, valuePt }) => `${labelPt}: ${valuePt}.`);
  return [subject.goods?.publico ?? filled(ANYBODY, subject), ...whoSentences].join(' ');
}

/** An invented person to write for; nothing in it describes the product. */
function composePersona(subject: Subject, sheet: Sheet, random: Random): string {
  const isWoman = isForWomen(sheet) ?? random() < 0.5;
  const age = 25 + Math.floor(random() * 20);
  const opening = `${pickOne(isWoman ? WOMEN : MEN, random)}, ${age} anos, mora em ${pickOne(CITIES, random)} e ${pickOne(JOBS, random)}.`;
  return [opening, ...(subject.goods?.habits ?? []), filled(pickOne(BUYING_HABITS, random), subject)]
    .map((sentence) => agree(sentence, { isFeminine: isWoman, isPlural: false }))
    .join(' ');
}

function isForWomen(sheet: Sheet): boolean | undefined {
  const buyers = new Set(sheet.for_whom?.value.map(({ choice }) => choice));
  if (buyers.has('women') === buyers.has('men')) return undefined;
  return buyers.has('women');
}
