import { fold } from '#writer/compose/fold.ts';
import { isCommonWord } from '#writer/compose/vocabulary.ts';

/** Endings of everyday words: what ends like this is no name, even where we do not know it. */
const PORTUGUESE_ENDING =
  /(?:s|ao|cao|coes|mento|agem|dade|dor|dora|eir[oa]|os[oa]|avel|ivel|inh[oa]|ente|ante|ic[oa]|al|ari[oa]|ori[oa]|ad[oa]|id[oa]|ismo|ista|ura|ez|eza|ar|er|ir)$/;
const CODE = /^(?=.*\d)[A-Za-z][\w.-]*$/;

/** A word with a capital that everyday language does not have; in a title all of capitals only codes are names. */
export function isNameWord(word: string, text: string): boolean {
  if (CODE.test(word)) return true;
  const isShouting = text === text.toUpperCase();
  return (
    !isShouting &&
    /^\p{Lu}\p{L}{2,}$/u.test(word) &&
    !isCommonWord(word) &&
    !PORTUGUESE_ENDING.test(fold(word)) &&
    fold(word) === word.toLowerCase()
  );
}
