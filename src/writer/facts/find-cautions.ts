import { ALLERGENS } from '#writer/data/facts/allergens.ts';

const NAMES = ALLERGENS.map(({ words }) => words).join('|');
/** "Contém (derivados de) peixe", "contém: leite e soja"; a counted one lies in the box ("contém 6 ovos"). Folded. */
const CONTAINS = new RegExp(
  String.raw`(?<!\bnao )(?<!\bn )(?<!\bnem )\b(?:contem|contendo)\s?:?\s(?:(?:derivados?|tracos|proteinas?|oleo|extrato|farinha|po|lecitina|soro|ingredientes?|d[eoa]|um|uma|pode|conter)\s){0,4}(?:${NAMES})\b`,
);
const MAY_CONTAIN = new RegExp(
  String.raw`\bpodem? conter\b|\b(?:podem? causar|causam?) (?:alergia|irritac|reac|coceira|sonolencia|queimadura)|\btracos de (?:\p{L}+\s){0,2}(?:${NAMES})\b|^alergic[oa]s?\b|\balergic[oa]s?\b[^.;]{0,30}\bcuidado\b|\bcuidado\b[^.;]{0,20}\balergic|(?<!\b(?:nao|n|nem) )\bcontem (?:niquel|latex|hema|alcool|amonia|formol|parabenos|chumbo|cobre|mercurio)\b|\balergic[oa]s? (?:a|ao)\b`,
  'u',
);
const PEOPLE = String.raw`\b(?:gestantes?|lactantes?|gravidas?|nutrizes|criancas?|bebes?|idosos?|diabetic[oa]s?|hipertens[oa]s?|celiac[oa]s?|cardiac[oa]s?|fenilcetonuric[oa]s?|menores de \d+ anos)\b`;
const ADVICE = String.raw`\b(?:(?:somente|so|apenas) (?:com|sob|apos|depois|a partir|acima|mediante)|consult\w+|pergunt\w+|orientac\w+|acompanhamento|prescric\w+|nao devem?|evit\w+|supervisao)\b`;
const ADVISED = new RegExp(
  String.raw`${PEOPLE}[^.!?]{0,60}${ADVICE}|\bconsult(?:e|ar|em)\s(?:sempre\s|antes\s)?(?:(?:o|a|um|uma|seu|sua)\s){0,2}(?:medic|nutri|pediatr|dermat|farmac)|\b(?:somente|so|apenas)\s(?:com|sob)\s(?:a\s)?(?:orientac|prescric|supervis|indicac)`,
);

export function isAllergen(folded: string): boolean {
  return CONTAINS.test(folded) || MAY_CONTAIN.test(folded);
}

/** "Gestantes e lactantes: somente com orientação médica". */
export function isAdvice(folded: string): boolean {
  return ADVISED.test(folded);
}

/** Allergens, and who may take or use it only with advice: a warning in the seller's words. */
export function isCaution(folded: string): boolean {
  return isAllergen(folded) || ADVISED.test(folded);
}
