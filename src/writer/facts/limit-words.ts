const HARM =
  '(?:escurec|manch|danific|desbot|enferruj|oxid|estrag|quebr|rach|derret|deform|queim|encolh|rasg|explod|machuc|cortar|irrit|sufoc|intoxic)';

/** A condition without which the sentence is not true, or a danger. Folded. */
export const LIMITS = new RegExp(
  [
    String.raw`\b(?:somente|apenas|so|obrigatori[oa]s?|obrigatoriamente|pelo menos|no minimo|desde que|a menos que)\b`,
    String.raw`\bperigo(?:s[oa]s?)?\b|\bcuidado com\b|\brisco de\b|\binflamave(?:l|is)\b|\bcorrosiv[oa]s?\b|\bqueimaduras?\b|\bchoque eletrico\b`,
    String.raw`\b(?:pode|podem|vai|vao) (?:se )?${HARM}\p{L}*`,
    String.raw`\bperdem? a (?:protecao|garantia|vedacao)\b`,
  ].join('|'),
  'u',
);

const MEASURE =
  '(?:g|gr|kg|cm|mm|m|ml|l|litros?|min|minutos?|horas?|h|dias?|w|segundos?|reais|ienes|unidades?|un|pecas?|cliques?|passos?|polegadas)';

/** Emphasis and the sale: "pesa só 300 g", "só hoje", "é só ligar", "com apenas um toque". Folded. */
const NO_LIMIT = new RegExp(
  [
    String.raw`\bnao (?:e |sao )?(?:so|apenas|somente)\b|\b(?:e|basta) so \p{L}+(?:ar|er|ir)\b|\bso (?:que|falta\w*|restam?|alegria|elogios?|sucesso|isso)\b`,
    String.raw`\b(?:so|apenas|somente)(?: (?:uns|umas|cerca de|r\$|us\$))? ?\d+(?:[.,]\d+)* ?${MEASURE}\b`,
    String.raw`\b(?:so|apenas|somente)(?: n[oa]s?| por| ate| em)? (?:hoje|amanha|ess[ea]|est[ea]|agora|aqui|online|loja|site|pix|encomenda|voce|r\$|promoc\w*|oferta)\b`,
    String.raw`\b(?:so|apenas|somente) (?:com )?(?:um|uma|1) (?:toque|clique|botao|minuto|gesto|dedo|mao|unic[oa]|passo)\b|\b(?:um|uma|num|numa) so\b|\bde uma vez so\b`,
    String.raw`\b(?:ultim[oa]s|unidades|clientes?|compr\w+|pedidos?|desconto|promoc\w+|retirad[oa]|imperdivel|brinde|atacado|varejo)\b`,
  ].join('|'),
  'u',
);

/** The words hold a condition or a danger of the product. */
export function isLimited(folded: string): boolean {
  return LIMITS.test(folded) && !NO_LIMIT.test(folded);
}
