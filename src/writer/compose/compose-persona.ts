import { pickOne, type Random } from '#domain/robots/seeded-random.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { SpecificationRow } from '#domain/sheet/specification.ts';
import { agree } from './portuguese-noun.ts';
import { fill, type Subject } from './product-subject.ts';

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
export function composePublico(subject: Subject, rows: readonly SpecificationRow[]): string {
  const said = rows.filter(({ key }) => WHO.has(key)).map(({ labelPt, valuePt }) => `${labelPt}: ${valuePt}.`);
  return [subject.goods?.publico ?? inWords(ANYBODY, subject), ...said].join(' ');
}

/** An invented person to write for; nothing in it describes the product. */
export function composePersona(subject: Subject, sheet: Sheet, random: Random): string {
  const isWoman = isForWomen(sheet) ?? random() < 0.5;
  const age = 25 + Math.floor(random() * 20);
  const opening = `${pickOne(isWoman ? WOMEN : MEN, random)}, ${age} anos, mora em ${pickOne(CITIES, random)} e ${pickOne(JOBS, random)}.`;
  return [opening, ...(subject.goods?.habits ?? []), inWords(pickOne(BUYING_HABITS, random), subject)]
    .map((sentence) => agree(sentence, { isFeminine: isWoman, isPlural: false }))
    .join(' ');
}

const inWords = (pt: string, subject: Subject): string => fill({ pt, ja: '' }, subject).pt;

function isForWomen(sheet: Sheet): boolean | undefined {
  const buyers = new Set(sheet.for_whom?.value.map(({ choice }) => choice));
  if (buyers.has('women') === buyers.has('men')) return undefined;
  return buyers.has('women');
}
