import { describe, expect, it, test } from 'vitest';
import { findLostComplaints } from './complaints-lost-in-translation.ts';
import { labelReview } from './review-place-and-date.ts';

describe('findLostComplaints', () => {
  test.each([
    ['Gostei, mas chegou atrasado.', '気に入りましたが、届くのが遅かったです。'],
    ['Não funciona.', '動きません。'],
    ['A alça quebrou em uma semana.', '持ち手が1週間で壊れました。'],
    ['Bonita. Só que pequena.', 'きれいです。ただ、小さいです。'],
    ['Muito boa!', 'とても良いです。'],
    ['Infelizmente veio com defeito.', '残念ながら、不良品でした。'],
  ])('%s keeps the complaint in: %s', (source, japanese) => expect(findLostComplaints(source, japanese)).toEqual([]));

  test.each([
    ['Gostei. Não segura o calor.', '気に入りました。保温できます。', ['Não segura o calor.']],
    ['A tampa quebrou no primeiro dia.', 'ふたは初日から使えました。', ['A tampa quebrou no primeiro dia.']],
    ['Decepcionada com a cor.', '色がきれいです。', ['Decepcionada com a cor.']],
    ['Não gostei. Não compro mais.', '好きではありません。', ['Não compro mais.']],
    ['Caro e com cheiro forte.', '素敵です。', ['Caro e com cheiro forte.']],
  ])('%s loses the complaint in: %s', (source, japanese, lost) =>
    expect(findLostComplaints(source, japanese)).toEqual(lost),
  );

  it('ignores words left in Portuguese', () => {
    expect(findLostComplaints('A alça quebrou.', '【未訳: A alça quebrou.】')).toEqual([]);
  });
});

it('labels a translated review with its origin, in both languages', () => {
  expect(labelReview({ place: 'Mercado Livre', date: '2026-10-05', stars: 2 })).toEqual({
    ja: '※Mercado Livreに投稿されたお客様のレビュー（2026年10月5日、★2）を、当店が日本語に翻訳したものです。',
    pt: 'Avaliação de cliente publicada em Mercado Livre (05/10/2026, ★2), traduzida para o japonês pela loja.',
  });
});
