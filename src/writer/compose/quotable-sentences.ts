import { splitSentences } from '#domain/robots/split-sentences.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { checkClaims } from '#writer/claims/check-claims.ts';

const MOST = 2;
const LENGTH = { min: 40, max: 160 };

/** Sentences about the sale, to other people, about other models, or to the writer: not for customers. Folded. */
const NOT_FOR_CUSTOMERS =
  /r\$|\b(?:reais|preco|valor|custo|frete|entrega\w*|envi\w+|prazo|trocas?|devolu\w+|vend\w+|compr\w+|estoque|promo\w*|oferta\w*|desconto\w*|cupom|pix|loja|site|link|whats\w*|clientes?|fornecedor\w*|fabrica\w*|anuncio\w*|redator\w*|texto|coloc\w+|mencion\w+|escrev\w+|fal(?:ar|e)|foto\w*|imagem|imagens|avalia\w+|garant\w+|original|originais|melhor\w*|top|imperdivel|lote|nota|eu|meu|minha|nos|nosso|nossa|gente|oi|ola|obrigad\w+|outr[oa]s?|antig[oa]s?|anterior\w*|modelos?|versao|versoes|igual|diferente\w*|obs|atencao)\b/;

/** Complete sentences of the seller about the product, without numbers: numbers come from the sheet. */
export function quotableSentences(description: string): string[] {
  const quotable: string[] = [];
  const all = splitSentences(description).map(({ text }) => text);
  for (const [at, text] of all.entries()) {
    if (quotable.length === MOST) break;
    // The next sentence may limit this one: it is not quoted without it.
    const isLimited = /^(?:não|exceto|mas|porém|só|somente|apenas|nunca|evite|menos)(?=[\s,])/iu.test(
      all[at + 1] ?? '',
    );
    if (!isLimited && isPlain(text) && checkClaims(text).length === 0) quotable.push(text);
  }
  return quotable;
}

function isPlain(sentence: string): boolean {
  return (
    sentence.length >= LENGTH.min &&
    sentence.length <= LENGTH.max &&
    /^\p{Lu}[^\d:;|<>*!?_#@/\\]*\p{Ll}\.$/u.test(sentence) &&
    sentence.split(' ').length >= 6 &&
    !/\p{Lu}{4}/u.test(sentence) &&
    !NOT_FOR_CUSTOMERS.test(foldText(sentence))
  );
}
