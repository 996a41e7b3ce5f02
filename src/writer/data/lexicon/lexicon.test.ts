import { describe, expect, test } from 'vitest';
import { contextOf, matchLexicon } from '#writer/facts/lexicon-matcher.ts';
import { normalizeWord, tokenize } from '#writer/facts/portuguese-words.ts';
import { LEXICON } from './all-entries.ts';

function japaneseOf(text: string): string[] {
  const tokens = tokenize(text);
  return matchLexicon(tokens, contextOf(tokens)).map(({ entry }) => entry.ja);
}

describe('lexicon', () => {
  test('holds at least 800 entries, each with Portuguese, Japanese and an ASCII slug', () => {
    expect(LEXICON.length).toBeGreaterThanOrEqual(800);
    for (const entry of LEXICON) {
      expect(
        entry.forms.every((form) => form.trim() !== ''),
        entry.id,
      ).toBe(true);
      expect(entry.ja, entry.id).toMatch(/\S/);
      expect(entry.slug, entry.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(new Set(LEXICON.map(({ id }) => id)).size).toBe(LEXICON.length);
  });

  test('Japanese of the product words is written in Japanese', () => {
    for (const { role, ja, id } of LEXICON) {
      if (role === 'type') expect(ja, id).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
    }
  });

  test.each([
    ['garrafas térmicas', '保温ボトル'],
    ['GARRAFA TERMICA', '保温ボトル'],
    ['camisetas pretas', 'ブラック'],
    ['lençóis', 'シーツ'],
    ['balões', '風船'],
    ['pães de queijo', 'ポン・デ・ケイジョ'],
    ['luminárias recarregáveis', '充電式'],
    ['guarda-chuvas dobráveis', '折りたたみ傘'],
    ['colares', 'ネックレス'],
    ['tênis', 'スニーカー'],
    ['óculos de sol', 'サングラス'],
  ])('finds %j as %s whatever its number, gender or accents', (text, ja) => {
    expect(japaneseOf(text)).toContain(ja);
  });

  test.each([
    ['tênis com solado de borracha', 'ラバー', '消しゴム'],
    ['borracha para lápis escolar', '消しゴム', 'ラバー'],
    ['aspirador sem fio', 'ハンディクリーナー', 'ワイヤ'],
    ['mouse recarregável sem fio', 'ワイヤレス', '毛糸'],
    ['jogo de lençol', 'シーツセット', 'ゲーム'],
    ['jogo de tabuleiro', 'ボードゲーム', 'セット'],
    ['capa de silicone para celular', 'スマホケース', 'カバー'],
    ['capa de sofá', 'ソファカバー', 'スマホケース'],
    ['capa de chuva', 'レインコート', 'カバー'],
    ['tênis casual', 'スニーカー', 'テニス'],
    ['bola de tênis', 'テニスボール', 'スニーカー'],
    ['azeite de dendê', 'デンデ油', 'オリーブオイル'],
    ['camiseta de manga longa', '長袖', 'マンゴー'],
    ['sapato leve', '軽量', ''],
    ['colar de prata 925', 'シルバー925', 'シルバー'],
    ['taça de vinho', 'ワイングラス', 'ワインレッド'],
    ['vestido vinho', 'ワインレッド', 'ワイン'],
    ['meia de algodão', '靴下', '季節の変わり目'],
    ['roupa de meia estação', '季節の変わり目', '靴下'],
  ])('reads %j as %s, not %s', (text, ja, wrong) => {
    expect(japaneseOf(text)).toContain(ja);
    expect(japaneseOf(text)).not.toContain(wrong);
  });

  test('"leve" before what to take is a verb', () => {
    expect(japaneseOf('leve agora dois')).not.toContain('軽量');
    expect(japaneseOf('leve a sua')).not.toContain('軽量');
  });

  test.each([
    ['meses', 'mes'],
    ['portáteis', 'portatil'],
    ['dobráveis', 'dobravel'],
    ['cores', 'cor'],
    ['luzes', 'luz'],
    ['botões', 'botao'],
    ['viagens', 'viagem'],
    ['infantis', 'infantil'],
    ['lápis', 'lapis'],
    ['grátis', 'gratis'],
  ])('reduces %s to %s', (plural, singular) => {
    expect(normalizeWord(plural)).toBe(singular);
  });
});
