import { pickOne, type Random } from '#domain/robots/seeded-random.ts';
import { familyVoice } from '#writer/data/voices/family-voices.ts';
import { fillFrame } from './fill-frame.ts';
import { fold } from './fold.ts';
import { agree, joinPortuguese } from './portuguese-words.ts';
import type { Product } from './product.ts';

const CITIES = ['Tóquio', 'Osaka', 'Nagoya', 'Yokohama', 'Fukuoka', 'Sapporo', 'Kobe', 'Hamamatsu'];
const WOMEN = ['Yuki', 'Misaki', 'Haruka', 'Ayaka', 'Naomi', 'Kaori', 'Emi', 'Chihiro'];
const MEN = ['Kenta', 'Daisuke', 'Takuya', 'Shota', 'Naoki', 'Ryo', 'Yuta', 'Kazuya'];
const JOBS = [
  'trabalha em um escritório',
  'trabalha na área de tecnologia',
  'é da área administrativa de uma empresa',
  'trabalha em uma loja do centro',
  'é da área de saúde',
  'trabalha em casa alguns dias por semana',
  'trabalha em uma fábrica da região',
  'é da área de educação',
];
const BUYING_HABITS = [
  'Antes de comprar {um} {np}, confere os detalhes e o prazo de entrega.',
  'Procura {um} {np} pelo celular à noite e só decide quando a descrição responde às suas dúvidas.',
  'Compara lojas antes de escolher {um} {np} e desconfia de promessas exageradas.',
  'Para escolher {um} {np}, prefere descrições diretas, com números e fotos reais.',
];
const UNKNOWN_PUBLIC =
  'Pessoas de 20 a 55 anos no Japão que procuram {um} {np} e comparam os detalhes antes de comprar.';
const PARENT_FAMILIES = new Set(['baby', 'toy']);

export function composePublico(product: Product): string {
  const said = (kind: 'audience' | 'use') =>
    product.statements
      .filter((statement) => statement.kind === kind && statement.label.pt !== 'Modo de uso')
      .map(({ value }) => value.pt);
  const audiences = said('audience');
  const uses = said('use');
  return [
    product.hasVoice ? familyVoice(product.family).publico : fill(UNKNOWN_PUBLIC, product),
    ...(audiences.length > 0 ? [`Pela sua descrição, é para ${joinPortuguese(audiences)}.`] : []),
    ...(uses.length > 0 ? [`Usos que você citou: ${joinPortuguese(uses)}.`] : []),
  ].join(' ');
}

/** An invented person to keep in mind while writing; nothing in it describes the product. */
export function composePersona(product: Product, random: Random): string {
  const isWoman = personaIsWoman(product, random);
  const name = pickOne(isWoman ? WOMEN : MEN, random);
  const isParent = PARENT_FAMILIES.has(product.family);
  const age = (isParent ? 28 : 25) + Math.floor(random() * 14);
  const opening = `${name}, ${age} anos, mora em ${pickOne(CITIES, random)}${isParent ? ', tem filhos pequenos' : ''} e ${pickOne(JOBS, random)}.`;
  const habits = product.hasVoice ? familyVoice(product.family).habits : [];
  return [opening, ...habits, fill(pickOne(BUYING_HABITS, random), product)]
    .map((sentence) => agree(sentence, { gender: isWoman ? 'feminine' : 'masculine' }))
    .join(' ');
}

function fill(pt: string, product: Product): string {
  return fillFrame({ pt, ja: '' }, product).pt;
}

function personaIsWoman({ facts }: Product, random: Random): boolean {
  const audience = facts
    .filter(({ kind }) => kind === 'audience')
    .map(({ value }) => fold(value))
    .join(' ');
  const roll = random() < 0.5;
  const isFor = { women: /femin|mulher|menina|gestante/.test(audience), men: /masculin|homem|homens/.test(audience) };
  return isFor.women === isFor.men ? roll : isFor.women;
}
