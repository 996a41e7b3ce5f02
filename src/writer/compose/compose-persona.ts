import { pickOne, type Random } from '#domain/robots/seeded-random.ts';
import { familyVoice } from '#writer/data/voices/family-voices.ts';
import type { ProductFacts } from '#writer/facts/description-analysis.ts';
import { agree, joinPortuguese } from './portuguese-phrases.ts';

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
  'Antes de comprar, confere medidas, material e prazo de entrega.',
  'Compra pelo celular à noite e só decide quando a descrição responde às suas dúvidas.',
  'Compara três lojas antes de escolher e desconfia de promessas exageradas.',
  'Prefere descrições diretas, com números e fotos reais.',
];
const PARENT_FAMILIES = new Set(['baby', 'toy']);

export function composePublico(facts: ProductFacts): string {
  const parts = [familyVoice(facts.family).publico];
  if (facts.audiences.length > 0) {
    parts.push(
      `Pela sua descrição, o produto conversa com: ${joinPortuguese(facts.audiences.slice(0, 4).map(({ pt }) => pt))}.`,
    );
  }
  if (facts.occasions.length > 0) {
    parts.push(`Momentos de uso que você citou: ${joinPortuguese(facts.occasions.slice(0, 4).map(({ pt }) => pt))}.`);
  }
  return parts.join(' ');
}

/** An invented person to keep in mind while writing; nothing in it describes the product. */
export function composePersona(facts: ProductFacts, random: Random): string {
  const isWoman = personaIsWoman(facts, random);
  const name = pickOne(isWoman ? WOMEN : MEN, random);
  const age = (PARENT_FAMILIES.has(facts.family) ? 28 : 25) + Math.floor(random() * 14);
  const { habits } = familyVoice(facts.family);
  const family = PARENT_FAMILIES.has(facts.family) ? ', tem filhos pequenos' : '';
  const opening = `${name}, ${age} anos, mora em ${pickOne(CITIES, random)}${family} e ${pickOne(JOBS, random)}.`;
  return [opening, ...habits, pickOne(BUYING_HABITS, random)]
    .map((sentence) => agree(sentence, isWoman ? 'feminine' : 'masculine'))
    .join(' ');
}

function personaIsWoman(facts: ProductFacts, random: Random): boolean {
  const audiences = new Set(facts.audiences.map(({ slug }) => slug));
  const roll = random() < 0.5;
  if (audiences.has('women') === audiences.has('men')) return roll;
  return audiences.has('women');
}
