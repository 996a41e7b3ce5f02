import { type Random, shuffled } from './seeded-random.ts';

export type AdTitle = {
  id: string;
  text: string;
  meaning: string;
  /** What must be true before the title may be published in Japan; absent when it promises nothing. */
  truthNeeded?: string;
  /** Promises less; what is no longer said needs no proof. */
  safer?: { text: string; meaning: string };
};

export const AD_TITLES: readonly AdTitle[] = [
  {
    id: 'free-shipping',
    text: '🚚 今なら送料無料',
    meaning: 'Frete grátis agora',
    truthNeeded: '“Frete grátis agora” só vale se tiver data para acabar. Diga a data no anúncio.',
    safer: { text: '🚚 送料は商品ページへ', meaning: 'Frete na página do produto' },
  },
  { id: 'check-now', text: '👀 今すぐチェック', meaning: 'Confira agora' },
  {
    id: 'limited-quantity',
    text: '🔥 数量限定セール',
    meaning: 'Promoção com quantidade limitada',
    truthNeeded: '“Quantidade limitada” precisa de um número real de peças e tem de acabar quando elas acabarem.',
    safer: { text: '🔥 注目のアイテム', meaning: 'Produto em destaque' },
  },
  { id: 'tap-now', text: '👆 今すぐタップ', meaning: 'Toque agora' },
  {
    id: 'special-offer',
    text: '🎁 特別価格でお届け',
    meaning: 'Oferta especial',
    truthNeeded: '“Preço especial” precisa ser menor que um preço que você realmente cobrou.',
    safer: { text: '🎁 ギフトにもどうぞ', meaning: 'Também para presente' },
  },
  {
    id: 'today-chance',
    text: '✨ 今日がチャンス',
    meaning: 'Hoje é a sua chance',
    truthNeeded: '“Hoje” só vale se a condição mudar às 23:59 no horário do Japão.',
    safer: { text: '✨ 今日チェック', meaning: 'Confira hoje' },
  },
  {
    id: 'before-sold-out',
    text: '🏃 売り切れる前にお早めに',
    meaning: 'Corra antes que acabe',
    truthNeeded: '“Antes que acabe” só vale se o estoque estiver mesmo baixo.',
    safer: { text: '🏃 お早めにチェック', meaning: 'Confira logo' },
  },
];

export const AD_TITLE_COUNT = 3;

export function pickAdTitles(random: Random): AdTitle[] {
  const picked = shuffled(AD_TITLES, random).slice(0, AD_TITLE_COUNT);
  return picked.toSorted(
    (one, other) => Number(one.truthNeeded !== undefined) - Number(other.truthNeeded !== undefined),
  );
}
