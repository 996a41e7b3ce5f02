import { ALLERGENS } from '#writer/data/facts/allergens.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { fold } from './fold.ts';
import { capitalize } from './portuguese-words.ts';

const CONTAINS =
  /^(?:alergicos: )?(contem|pode conter|podem conter):?(?: (tracos de|tracos|derivados de|derivado de))? (.{3,100})$/;
const KNOWN = ALLERGENS.map(({ words, ja }) => ({ pattern: new RegExp(`^(?:${words})$`), ja }));

/** "Contém derivados de peixe", "pode conter traços de leite e soja": said only where every substance is known. */
export function sayAllergens(words: string): Bilingual | undefined {
  const [, verb = '', how = '', list = ''] = CONTAINS.exec(fold(words).replace(/[\s.!]+$/, '')) ?? [];
  if (list === '') return undefined;
  const named = list
    .replace(/(leite) e (?:seus )?derivados\b/, '$1')
    .split(/,\s?|\s(?:e|ou|e\/ou)\s|\//)
    .map((item) => KNOWN.find(({ pattern }) => pattern.test(item.trim().replace(/^(?:derivados )?de /, '')))?.ja);
  if (named.some((item) => item === undefined)) return undefined;
  const things = [...new Set(named)].join('、');
  const ja = verb.startsWith('pod')
    ? `${things}が${how.startsWith('trac') ? '微量に' : ''}含まれる可能性があります。`
    : how.startsWith('deriv')
      ? `${things}由来の原料を含みます。`
      : `${things}を含みます。`;
  const pt = words
    .trim()
    .toLocaleLowerCase('pt-BR')
    .replace(/[\s.!]+$/, '');
  return { pt: `${capitalize(pt)}.`, ja };
}
