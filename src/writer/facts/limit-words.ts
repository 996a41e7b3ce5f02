const HARM =
  '(?:escurec|manch|danific|desbot|enferruj|oxid|estrag|quebr|rach|derret|deform|queim|encolh|rasg|explod|machuc|cortar|irrit|sufoc|intoxic)';

/** A condition without which the sentence is not true, or a danger. Folded. */
export const LIMITS = new RegExp(
  [
    String.raw`\b(?:somente|apenas|so|obrigatori[oa]s?|obrigatoriamente|pelo menos|no minimo|desde que|a menos que)\b`,
    String.raw`\bperigo(?:s[oa]s?)?\b|\bcuidado com\b|\brisco de\b|\binflamave(?:l|is)\b|\bcorrosiv[oa]s?\b|\bqueimaduras?\b|\bchoque eletrico\b`,
    String.raw`\b(?:pode|podem|vai|vao) (?:se )?${HARM}\p{L}*`,
    String.raw`\bpar(?:e|ar) de usar\b|\b(?:suspenda|suspender|interrompa|interromper) o uso\b|\bfaca (?:o |um )?teste\b|\b(?:danifica|danificam|risca|riscam) (?:[oa]s? )\p{L}+|\b(?:metal|faca|esponja|palha de aco) (?:risca|danifica|arranha)\b`,
    String.raw`\b(?:modelagem|forma) (?:\p{L}+ )?(?:grande|pequena)\b|\b(?:numero|tamanho) (?:maior|menor)\b|\bveste (?:grande|pequeno|maior|menor)\b`,
    String.raw`\bdescans(?:e|ar)\b|\bpausa de \d|\buso continuo\b`,
    String.raw`\bperdem? a (?:protecao|garantia|vedacao)\b`,
    // What it needs, and what it is good for only then.
    String.raw`(?<!\b(?:nao|voce|quem|que) )\b(?:requer|requerem|exige|exigem|necessita|necessitam|precisam? (?:de|ser|estar|ter|usar|comprar|ficar))\b`,
    String.raw`\b(?:apos|depois de) abert[oa]s?\b|\bconsum(?:ir|a) em (?:ate )?\d|\bvalidade (?:curta|de \d+ dias)\b`,
    // All but one.
    String.raw`\b(?:tod[oa]s?|tudo|qualquer)\b[^.;!?]{0,40}\bmenos\b|,\s?menos (?:n[oa]s?|em|para|com|[oa]s?)\b`,
    // What it looks like, and is not.
    String.raw`\b(?:parecem?|imitam?|imitando|imitacao)\b[^.;!?]{0,30}\bmas\b|\bimitacao de\b`,
    String.raw`\b(?:mas|porem) (?:ela |ele |isso |isto )?(?:so|precisam?|tem que|devem?|pode|podem|ficam?|cuidado|exigem?|perdem?|molha|molham|esquentam?|soltam?|demoram?|fazem?|e preciso)\b`,
    // Faults that the seller owns to.
    String.raw`\b(?:desbotam?|encolhem?|enferrujam?|oxidam?|descascam?|desfiam?|trincam?|amarelam?)\b|\bsoltam? (?:um pouco de )?(?:tinta|pelos?|fiapos?|cheiro)\b|\bfaz(?:em)? (?:muito |um pouco de |algum )?barulho\b`,
    String.raw`\b(?:cabo|alca|base|tampa|motor|carregador|bateria|aparelho|lateral|borda)s? (?:esquentam?|ficam? quentes?)\b|\bacima disso\b|\bmarca o corpo\b|\bficam? transparentes?\b|\btransparentes? (?:n[oa]|contra a) luz\b`,
    String.raw`\b(?:chuva|agua) (?:\p{L}+ )?(?:passa|entra|molha)\b|\bpassa agua\b|\bentra agua\b`,
    String.raw`\b(?:esgotad[oa]s?|indisponive(?:l|is)|em falta|sem estoque)\b|\bacab(?:ou|aram)\b(?! (?:com|de|se|a espera|o sofrimento|a procura))`,
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
    String.raw`\b(?:so|apenas|somente) [oa]s? \p{L}+ (?:por )?\d+\b`,
    String.raw`\b(?:mas|porem) (?:fica|pode|faz) (?:lind|bonit|perfeit|bem|muito|contar|ter certeza)`,
    String.raw`\b(?:ultim[oa]s|unidades|clientes?|compr\w+|pedidos?|desconto|promoc\w+|retirad[oa]|imperdivel|brinde|atacado|varejo)\b`,
  ].join('|'),
  'u',
);

/** The words hold a condition or a danger of the product. */
export function isLimited(folded: string): boolean {
  return LIMITS.test(folded) && !NO_LIMIT.test(folded);
}
