/** Nouns that name a part of a product, folded: what stands beside one belongs to it and not to the whole. */
export const PART_NOUNS: ReadonlySet<string> = new Set(
  (
    'corpo estrutura cabedal palmilha solado sola forro capa tampa base poste revestimento vareta varetas lamina laminas ' +
    'lente lentes armacao haste hastes cabo alca alcas pulseira caixa vedacao mo mos enchimento frasco almofada almofadas ' +
    'bico bicos canudo filtro filtros cerda cerdas virola tripe vara pontas ponta cuba externo interno exterior interior moldura ' +
    'corrente pedra anel estojo case rosca tira tiras cupula pe pes encosto assento bolso ziper fecho fivela gola punho barra ' +
    'manga capuz roda rodas rodinha rodinhas disco tela visor botao alavanca suporte gancho mola corda cordao fita espuma recheio ' +
    'embalagem bolsa maleta bainha tabuleiro escova escovas cabeca cabecas pingente extensor cinto trava pente pentes ' +
    'nucleo difusor fundo trama refletor aro engate ' +
    'topo tampo gaveta porta carcaca pelicula borda bordas banda elastico capinha'
  ).split(' '),
);
