import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';

/** Names of products that alone may be several things; with a second word of the lexicon they are certain. Folded. */
export const MANY_SENSES: ReadonlySet<string> = new Set(
  (
    'capa capinha case adaptador cabo suporte base caixa caixinha banco rede prancha pasta quadro forma formas concha guia ' +
    'peitoral pilha corrente argola pulseira slide body polo short luva lenco touca boina mascara ' +
    'bolsa mala maleta carteira cinto cooler bucha bomba fonte filtro cola fita serra nivel trena cerca isca tenda ' +
    'bola raquete halter barra roda rolo corda colchonete carrinho boneco robo cubo pipa casinha toca ninho wrap canguru ' +
    'vela lampada pendente lanterna farol difusor aquecedor climatizador console controle lente tablet ' +
    'base liquida sombra po creme mascara oleo perfume vitamina suplemento tinta adesivo etiqueta livro caderno agenda ' +
    'semente vaso regador mangueira tapete cesto gancho organizador prateleira estante rack mesa cama manta coberta ' +
    'toalha esponja escova pente pinca aparador aplique lace tiara presilha broche pingente joia ' +
    'copo prato tigela bowl pote marmita taca jarra talher moedor triturador processador mixer picador ' +
    'chave alicate martelo pistola escada palheta retrovisor polidor scanner compressor calibrador ' +
    'brinquedo dinossauro pelucia trocador mordedor movel mobile cha mel cafe chocolate azeite tempero proteina ' +
    'fantasia uniforme poncho macacao jardineira colete meia salto tamanco palmilha ' +
    'relogio camera microfone radio drone projetor sensor'
  ).split(' '),
);

/** Of those, what is worn: for a wearer it has one sense, "relógio masculino". Folded. */
export const WORN: ReadonlySet<string> = new Set(
  'relogio bolsa carteira cinto perfume pulseira corrente lenco body macacao colete luva touca meia'.split(' '),
);
/** Of these again, what is one thing by its cloth: a "pulseira de prata", while a "relógio de madeira" may hang on a wall. */
export const WORN_OF_CLOTH: ReadonlySet<string> = new Set(
  'bolsa carteira cinto pulseira lenco luva touca meia'.split(' '),
);
export const WEARER = /^(?:feminin[oa]|masculin[oa]|unissex|infantil|juvenil)$/;

/** Words of a title that take a product out of its usual place, and the families that are at home there. Folded. */
export const OTHER_WORLDS: readonly { words: RegExp; home: readonly Family[] }[] = [
  { words: /\b(?:carros?|veicular(?:es)?|automotiv[oa]s?|caminhao|motos?|barcos?)\b/, home: ['car'] },
  { words: /\b(?:bike|bicicletas?)\b/, home: ['fitness'] },
  { words: /\b(?:viage(?:m|ns)|aviao)\b/, home: ['travel', 'bag'] },
  { words: /\b(?:pets?|cachorros?|caes|cao|gatos?|aquarios?|passaros?)\b/, home: ['pet'] },
  { words: /\b(?:bonecas?|miniaturas?|brinquedos?)\b/, home: ['toy'] },
  { words: /\bdecorativ[oa]s?\b/, home: ['decor'] },
  { words: /\b(?:facia(?:l|is)|capilar(?:es)?)\b/, home: ['beauty', 'hair'] },
  {
    words:
      /\b(?:cosplay|artificia(?:l|is)|fals[oa]s?|industria(?:l|is)|hospitalar(?:es)?|cirurgic[oa]s?|medic[oa]s?|odontologic[oa]s?|veterinari[oa]s?|reposicao|pecas? para|adesivos? para|capas? para|suporte para|refil|refis|moldes?|forma para|curso|ebook|e-book|aluguel)\b/,
    home: [],
  },
];
