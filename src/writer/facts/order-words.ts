const VERBS =
  '(?:tire|tirar|retire|retirar|remova|remover|desligue|desligar|desconecte|desconectar|seque|secar|carregue|carregar|guarde|guardar|conserve|conservar|armazene|armazenar|agite|agitar|dilua|diluir|teste|testar|mantenha|manter|deixe|deixar|aguarde|aguardar|espere|esperar|descarte|descartar|higienize|higienizar|esvazie|esvaziar|lave|lavar|limpe|limpar|use|usar|utilize|utilizar|troque|trocar|feche|fechar|trave|travar|prenda|prender|proteja|instale|instalar|coloque|colocar|aplique|aplicar|hidrate|ajuste|cubra|passe|passar)';

/** When or how it has to be done: without it an order is the voice of an advertisement ("guarde tudo nela"). */
const CONDITION = [
  String.raw`\b(?:sempre |bem )?antes d[aeo]s?\b|\bantes que\b|\b(?:depois|apos) (?:d[aeo]s? |o |a |cada )?(?:us[ao]r?|banho|lavagem|abrir|aberto|aberta|carga|treino|limpeza|contato|exposicao)`,
  String.raw`\b(?:longe|distante|afastad[oa]s?) d[aeo]s?\b|\bfora d[aeo]s? (?:alcance|sol|tomada|agua)\b|\bao abrigo d|\b(?:em )?(?:local|lugar|ambiente) (?:seco|fresco|arejado|ventilado|escuro|fechado)\b`,
  String.raw`\bse (?:nao |ficar|for|estiver|houver|sentir|molhar|cair)|\ba cada \d|\bcom cuidado\b|\bcom a (?:tampa|porta|valvula|luz) \p{L}+|\bem caso de\b`,
  String.raw`\bpor (?:no minimo |pelo menos )?\d+ (?:h|horas?|min|minutos|segundos) (?:antes|na primeira|no primeiro)`,
].join('|');

/** What has to be used with it. */
const MEANS = `(?:agua (?:filtrada|destilada|fria|morna|mineral|limpa)|luvas?|sabao neutro|detergente neutro|protetor|pano (?:seco|umido|macio)|forro|adaptador|transformador|fonte|pilhas? (?:alcalinas?|novas?)|supervisao|saco protetor|saquinho)`;

const ORDER = new RegExp(
  [
    String.raw`(?:^|[,:(]\s?|\se )(?:sempre |favor |lembre-se de )?${VERBS}\b[^.;!?]{0,60}?(?:${CONDITION})`,
    String.raw`(?:^|[,:(]\s?|\se )(?:sempre |favor )?(?:use|usar|utilize|utilizar|lave|lavar|limpe|limpar)(?: sempre| so)?(?: com)? ${MEANS}\b`,
    String.raw`^(?:longe|fora) d[aeo]s? (?:fogo|calor|criancas?|umidade|sol|agua|berco|imas?|alcance)\b|^ao abrigo d`,
  ].join('|'),
  'u',
);

/** "tire antes do banho", "use água filtrada": what has to be done with it for it to last or to be safe. Folded. */
export function isOrder(folded: string): boolean {
  return ORDER.test(folded);
}

const ANY_VERB = new RegExp(String.raw`\b${VERBS}\b|\b(?:longe|fora|ao abrigo) d`, 'u');

/** Whether a whole text is worth cutting into sentences. */
export function mayOrder(folded: string): boolean {
  return ANY_VERB.test(folded);
}
