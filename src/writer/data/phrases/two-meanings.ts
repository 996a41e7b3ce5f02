/**
 * Nouns that alone mean one thing or another: "borracha" is rubber or an eraser, "cabo" a cable or a handle, "alça" a
 * strap or a grip. Without the word that settles it ("cabo USB", "borracha de vedação") they are not put into Japanese.
 */
export const TWO_MEANINGS: ReadonlySet<string> = new Set(
  (
    'manual borracha ponta pontas ponteira ponteiras alca alcas cabo cabos base tela telas fonte bomba bico bicos ' +
    'cabeca cabecas corrente pe pes braco bracos banda barra barras bola bolsa bolsas caixa caixas carga cinta ' +
    'copo copos corpo elastico elasticos espuma fita fitas forma formas guia guias ' +
    'manga mangas pasta pena pino pinos placa placas ' +
    'punho punhos rolo rolos rosca roscas salto suporte suportes tanque tira tiras vara vela velas ' +
    'trava travas esmalte esmaltes ' +
    'escova escovas pente pentes bojo haste hastes ' +
    'capinha capinhas boca bocas folha folhas pega pulseira refil refis adesivo adesivos adaptador adaptadores receptor chip bucha buchas varinha ' +
    'faixa faixas cone cones tomada tomadas oleo essencia massa massas box animal animais controle controles ' +
    'cabecote cabecotes escada escadas apoio apoios seguranca mop'
  ).split(' '),
);

/** Parts of which the same holds when something is said of them. */
export const PARTS_OF_TWO_MEANINGS: ReadonlySet<string> = new Set(
  'cabo base haste hastes alca alcas tela bico caixa punho barra elastico vidro ponta pontas copo bojo tira tiras pe pes bolsa corrente'.split(
    ' ',
  ),
);
