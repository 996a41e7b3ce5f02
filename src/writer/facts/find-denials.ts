import { sentencesOf } from './find-statements.ts';
import { foldPortuguese } from './folded-text.ts';
import { segmentsOf } from './source-segments.ts';

/** A clause of the seller's that denies or forbids: its words, folded, and the line they stand in. */
export type Denial = { text: string; folded: string; line: number };

const DENIES = /\b(?:nao|ñ|nunca|jamais|proibid[oa]s?|vedad[oa]s?|exceto)\b/;

/** Denied of the sale, of the seller or of nothing: no property of the product. Folded. */
const NO_PROPERTY = new RegExp(
  [
    String.raw`\b(?:nao|nunca) (?:perca|perde|fique|espere|deixe (?:de|passar|para)|hesite|esqueca|se (?:preocupe|arrepende)|vai se arrepender|confunda|compre|pague|acredite|existe igual|gostou|sabe|acha)\b`,
    String.raw`\b(?:nao|nunca) (?:e|sao) (?:so|apenas|somente|atoa|a toa)\b`,
    String.raw`\bnao so\b|\bse nao\b|\bsenao\b|\bpor que nao\b|\bnao gente\b`,
    // What the seller does, has or knows.
    String.raw`\b(?:nao|nunca) (?:o |a |as |os |ha |tem )?\p{L}+(?:amos|emos|imos)\b(?! usar| lavar| colocar)`,
    String.raw`\bnao (?:tenho|vendo|faco|confirmei|testei|sei|conferi|garanto|aceito|trabalho|recebi|envio|mando|da pra garantir)\b`,
    String.raw`r\$|\b(?:reais|preco|frete|entregas?|envio|postagem|correios?|trocas? (?:de|em|por)|devoluc\w*|reembols\w*|estoque|pix|juros|boleto|cupom|nota fiscal|pagamento|pagto|prazo|loja|anuncio|whats\w*|instruc\w*)\b`,
  ].join('|'),
  'u',
);
const SHORTEST = 8;

/** Every clause that denies or forbids something of the product, whether a fact was read from it or not. */
export function findDenials(source: string): Denial[] {
  // Most texts deny nothing, and cutting a long one is dear.
  if (!DENIES.test(foldPortuguese(source))) return [];
  return segmentsOf(source).flatMap((segment) => {
    // "Não vem: carregador": the denial is the label.
    const whole = `${segment.label ?? ''}: ${segment.text}`;
    if (DENIES.test(foldPortuguese(segment.label ?? '')))
      return [{ text: whole, folded: foldPortuguese(whole), line: segment.line }];
    return sentencesOf(segment)
      .filter(
        ({ folded, isQuestion }) =>
          !isQuestion && folded.length >= SHORTEST && DENIES.test(folded) && !NO_PROPERTY.test(folded),
      )
      .map(({ text, folded }) => ({ text, folded, line: segment.line }));
  });
}
