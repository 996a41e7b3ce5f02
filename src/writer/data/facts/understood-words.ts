import type { QuantityRole } from '#domain/robots/facts.ts';

/**
 * Words that change nothing in what a clause says of the product, normalised. Few on purpose: "que", "mais", "menos",
 * "como", "tipo", "pode", "não" and the like turn a clause into something else, and are not among them.
 */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  (
    'o a os as um uma de do da em no na e com e sao tem possui produto item peca este esta esse essa nosso nossa ' +
    'feito feita fabricado fabricada confeccionado confeccionada produzido produzida material cor cores tamanho ' +
    'disponivel nas nos das dos opcao opcoe ideal perfeito perfeita indicado indicada recomendado recomendada ' +
    'x uns umas recarregavel litio abaixo inferior ate cerca aprox aproximadamente aproximado aproximada apenas partir ser acompanha inclui vem incluso inclusa compativel'
  ).split(' '),
);

/** What a measure is called in running text, normalised, and the roles that the word may give to a number. */
export const MEASURE_WORDS: Readonly<Record<string, readonly QuantityRole[]>> = {
  peso: ['weight', 'load'],
  pesa: ['weight'],
  liquido: ['weight', 'volume'],
  altura: ['height'],
  largura: ['width'],
  comprimento: ['length'],
  diametro: ['diameter'],
  espessura: ['thickness'],
  profundidade: ['depth', 'depth_rating'],
  medida: ['dimensions'],
  mede: ['dimensions'],
  dimensao: ['dimensions'],
  tam: ['dimensions', 'volume'],
  capacidade: ['volume', 'load', 'battery', 'memory'],
  volume: ['volume'],
  potencia: ['power'],
  consumo: ['power'],
  voltagem: ['voltage'],
  tensao: ['voltage'],
  alimentacao: ['voltage'],
  bivolt: ['voltage'],
  bateria: ['battery', 'duration', 'charge_time'],
  autonomia: ['duration'],
  duracao: ['duration'],
  dura: ['duration'],
  carga: ['charge_time', 'load'],
  recarga: ['charge_time'],
  carregamento: ['charge_time'],
  carrega: ['charge_time'],
  tempo: ['charge_time', 'duration'],
  garantia: ['warranty', 'limited_warranty'],
  defeito: ['limited_warranty'],
  fabrica: ['limited_warranty'],
  fabricacao: ['limited_warranty'],
  contra: ['limited_warranty'],
  alcance: ['range'],
  suporta: ['load'],
  aguenta: ['load'],
  maximo: ['load', 'power', 'range', 'temperature', 'speed'],
  maxima: ['load', 'power', 'range', 'temperature', 'speed'],
  total: ['weight', 'length', 'height', 'width'],
  tela: ['screen'],
  memoria: ['memory'],
  velocidade: ['speed', 'levels'],
  temperatura: ['temperature'],
  idade: ['age'],
  ruido: ['noise'],
  succao: ['suction'],
  validade: ['shelf_life'],
};

/** A number of these says by its own unit what it counts: "3 modos", "2 unidades". */
export const COUNTED_ROLES: ReadonlySet<string> = new Set(['levels', 'parts', 'count', 'people']);

/** A heading that names no other thing than the product: what stands under it is the product's. */
export const PLAIN_HEADING =
  /\b(?:especifica|caracteris|detalhe|descri|ficha|dados|informa|sobre|produto|destaque|diferenc|benefic|vantage|tecnic|highlights|specs|details|por que)/;

/** What is sent as it comes is not for the buyer to choose. */
export const NO_CHOICE = /\b(?:sortid|aleatori|conforme (?:o )?estoque|consult|escolh|a combinar|diversas cores)/;

/** Praise and what nobody can check is the seller's to confirm. */
export const UNCHECKED_PRAISE = /\b(?:qualidade|premium|melhor|lux[ou]|perfeit|incrivel|otim[oa]|excelente|garantid)/;

/** What a box "includes" without it being a thing. */
export const NO_THING = /\b(?:garantia|nota fiscal|frete|suporte tecnico|atendimento|envio|desconto|cupom|brinde)\b/;

/** Words after which the rest of a sentence may speak of something else, or deny it. Folded. */
export const TURNS_AWAY =
  /\b(?:nao|n|nem|nunca|jamais|sem|exceto|quando|caso|era|eram|foi|antig[oa]s?|anterior(?:es)?|passad[oa]s?|outr[oa]s?|vers(?:ao|oes)|modelos?|diferentes?|igual|iguais|comparad[oa]s?|opciona(?:l|is)|separad[oa]s?|vendid[oa]s?|vend[ie]|trocas?|devoluc\w+|frete|entregas?|envio|prazo|postagem|fotos?|estrelas?|avaliac\w+|aprovacao|kit|plus|basic|fornecedor|alguns|algumas|cada)\b/;

/** Behind a clause: what takes it back or limits it. Folded. */
export const TAKES_BACK =
  /^\s*(?:mas|porem|so|somente|apenas|depende|exceto|desde|se|quando|apos|depois|com excecao)\b/;

/** Behind a value: the same measure in another case, "; com o assento: 7 kg", ", fechado 79 cm". Folded. */
export const SECOND_CASE =
  /^\s*(?:e\s)?(?:com|sem|no|na|nos|nas|em (?:uso|modo|pe|repouso)|dentro|fora|abert[oa]|fechad[oa]|dobrad[oa]|montad[oa]|esticad[oa]|vazi[oa]|chei[oa]|(?:no )?modo|versao)\b[^,;.!?()]{0,40}\d/;

/** Said behind a grade of protection: "com a tampinha aberta perde a proteção". Folded. */
export const LOSES_GRADE = /\bperdem? a (?:protecao|vedacao|resistencia)\b/;

/** Things beside the product that a measure may belong to, folded; the parts of the product are not among them. */
export const OTHER_THINGS =
  /\b(?:controles?|estojos?|carregador(?:es)?|caix(?:a|inha)s?|bols(?:a|inha)s?|malet(?:a|inha)s?|embalage(?:m|ns)|adaptador(?:es)?|fontes?|suportes?|capas?|capinhas?|bases?|cabos?|acessorios?|refis|refil|lancheira|copos?|lata|latinha)\b/;
