import { stripAccents } from '#writer/facts/portuguese-words.ts';

export type LeftoverOptions = {
  /** Brand and product names that may stay in Latin letters. */
  keepWords?: readonly string[];
  /** The Portuguese source: its own common words count as leftovers even without an accent. */
  sourceText?: string;
};

const PORTUGUESE_LETTER = /[ãõçáéíóúâêôà]/i;
const FUNCTION_WORDS = new Set(
  'de da das dos para com que nao em um uma seu sua seus suas mais por pelo pela isso esta este voce ele ela sem muito tambem ate como quando onde porque'.split(
    ' ',
  ),
);
const PORTUGUESE_ENDING =
  /(?:mente|cao|coes|dade|dades|inho|inha|eiro|eira|agem|agens|avel|ivel|oso|osa|ados|adas|idos|idas)$/;
const INTERNATIONAL = new Set(
  'bluetooth wireless led usb type fit slim pro plus max mini iphone android samsung galaxy google alexa apple windows shopify amazon instagram wifi hdmi smart watch camera premium design stretch soft style sport baby kids cotton silicone home one life mate touch travel level novel gravel label marvel'.split(
    ' ',
  ),
);
const LATIN_WORD = /[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ'’-]*/g;
const NOT_PROSE = /<[^<>]*>|https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|#\w+/g;

/** Portuguese words left in a Japanese text. */
export function findLeftoverPortuguese(text: string, options: LeftoverOptions = {}): string[] {
  const kept = new Set((options.keepWords ?? []).flatMap((name) => name.split(/\s+/)).map(plain));
  const source = new Set(
    (options.sourceText?.match(LATIN_WORD) ?? []).filter((word) => word === word.toLowerCase()).map(plain),
  );
  const words = text.replaceAll(NOT_PROSE, ' ').match(LATIN_WORD) ?? [];
  const leftovers = words.filter((word) => {
    const form = plain(word);
    if (kept.has(form) || INTERNATIONAL.has(form)) return false;
    if (PORTUGUESE_LETTER.test(word)) return true;
    if (FUNCTION_WORDS.has(form) && word === word.toLowerCase()) return true;
    if (form.length >= 6 && PORTUGUESE_ENDING.test(form)) return true;
    return form.length >= 4 && word === word.toLowerCase() && source.has(form);
  });
  return [...new Set(leftovers)];
}

function plain(word: string): string {
  return stripAccents(word.toLowerCase());
}
