import type { LexiconMatch } from './lexicon-matcher.ts';
import type { Token } from './portuguese-words.ts';

/** "não é", "sem", "não acompanha": what follows closely is denied. */
const DENIALS = new Set(['nao', 'sem', 'nem', 'nunca', 'exceto']);

const DENIAL_REACH = 4;

/** "Bluetooth não tem", "menos estática que escova de plástico": denied from behind, or said of something else. */
const DENIED_AFTER = new Set(['tem', 'possui', 'ha', 'vem', 'acompanha', 'inclui', 'incluso', 'inclusa']);
const COMPARISONS = new Set(['mais', 'menos', 'melhor', 'pior', 'maior', 'menor']);

export function isDenied(tokens: readonly Token[], match: LexiconMatch): boolean {
  const [after, verb] = tokens.slice(match.to, match.to + 2);
  if (after?.norm === 'nao' && DENIED_AFTER.has(verb?.norm ?? '')) return true;
  return isDeniedBefore(tokens, match) || isCompared(tokens, match);
}

function isCompared(tokens: readonly Token[], match: LexiconMatch): boolean {
  const before = tokens.slice(Math.max(0, match.from - 2 * DENIAL_REACH), match.from);
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'stop') + 1).map(({ norm }) => norm);
  const than = clause.lastIndexOf('que');
  return (
    than > 0 && than >= clause.length - DENIAL_REACH && clause.slice(0, than).some((word) => COMPARISONS.has(word))
  );
}

function isDeniedBefore(tokens: readonly Token[], match: LexiconMatch): boolean {
  for (let index = match.from - 1; index >= Math.max(0, match.from - DENIAL_REACH); index -= 1) {
    const token = tokens[index];
    if (!token || token.kind === 'stop') return false;
    if (DENIALS.has(token.norm)) return true;
  }
  return false;
}

/** "Ventilador portátil e recarregável": small words and other qualities lead back to the product that is named. */
export function hangsOnType(tokens: readonly Token[], matches: readonly LexiconMatch[], index: number): boolean {
  const [previous, match] = [matches[index - 1], matches[index]];
  if (!previous || !match) return false;
  const between = tokens.slice(previous.to, match.from);
  if (!between.every(({ norm }) => /^(?:e|de|em)$/.test(norm))) return false;
  return previous.entry.role === 'type' || hangsOnType(tokens, matches, index - 1);
}
