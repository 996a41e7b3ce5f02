import type { GoodAnswers } from './answer.ts';

/** Translations that form checks used to refuse: brands, addresses, handles, codes, sizes, lines without kana. */
export const GOOD_LINES: readonly (Pick<GoodAnswers, 'id' | 'source'> & { translation: string })[] = [
  { id: 'brand-only', source: 'Marca: Sabor da Terra', translation: 'ブランド：Sabor da Terra' },
  { id: 'spec-line', source: 'Material: aço inoxidável', translation: '素材：不銹鋼（ステンレス）' },
  { id: 'no-kana', source: 'Peso: 320 g', translation: '重量：320g' },
  { id: 'sizes', source: 'Tamanhos: P, M, G e GG', translation: 'サイズ：S、M、L、XL' },
  { id: 'range', source: 'Tênis do 34 ao 39', translation: 'スニーカー 34〜39' },
  {
    id: 'box',
    source: 'Conteúdo da embalagem: 1 x cabo USB, 2 x filtros',
    translation: '付属品：USBケーブル×1、フィルター×2',
  },
  {
    id: 'link',
    source: 'Veja mais em https://loja.exemplo.com/p/1',
    translation: '詳しくは https://loja.exemplo.com/p/1 をご覧ください',
  },
  {
    id: 'handle',
    source: 'Siga @minha.loja no Instagram',
    translation: 'Instagramで @minha.loja をフォローしてください',
  },
  { id: 'voltage', source: 'Tensão: bivolt', translation: '電圧：110V/220V両対応' },
  { id: 'kanji-number', source: 'Capacidade: 500 ml', translation: '容量は五百ミリリットルです' },
  { id: 'half-hour', source: 'Autonomia: 1h30', translation: '連続使用時間：90分' },
  { id: 'thousands', source: 'Potência: 1.200 W', translation: '消費電力：1,200W' },
  { id: 'full-width', source: 'Altura: 26 cm', translation: '高さ：２６ｃｍ' },
  {
    id: 'inci',
    source: 'Ingredientes (INCI): Isododecane, Dimethicone, Kaolin',
    translation: '成分：Isododecane, Dimethicone, Kaolin',
  },
  { id: 'phone', source: 'Compatível com iPhone 15 Pro', translation: 'iPhone 15 Pro対応' },
  { id: 'price', source: 'Preço: R$ 59,90', translation: '価格：59.90レアル' },
  {
    id: 'care',
    source: 'Lavar à mão. Não usar alvejante.',
    translation: '手洗いしてください。漂白剤は使用しないでください。',
  },
  {
    id: 'floor',
    source: 'Ideal para madeira, piso frio e carpete',
    translation: '木の床、タイル、カーペットにお使いいただけます',
  },
  { id: 'range-metres', source: 'Alcance de até 15 metros', translation: '通信距離は最大15メートル' },
  { id: 'emoji', source: '🔥 Frete grátis e 10% OFF', translation: '🔥 送料無料＆10%オフ' },
];
