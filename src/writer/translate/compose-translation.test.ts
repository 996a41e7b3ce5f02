import { describe, expect, test } from 'vitest';
import { TRANSLATION_TONES } from '#domain/robots/robot-options.ts';
import { composeTranslation } from './compose-translation.ts';

const translate = (text: string, tone: (typeof TRANSLATION_TONES)[number] = 'persuasivo') =>
  composeTranslation({ text, tone, facts: [] }).translation;

describe('translation draft', () => {
  test.each([
    ['Camiseta feminina de algodão', 'コットン製のレディースTシャツ'],
    ['Kit com 3 potes de vidro', 'ガラス製の保存容器3個セット'],
    ['Cores: preto, branco e azul', 'カラー：ブラック、ホワイト、ブルー'],
    ['Tamanhos: P, M, G e GG', 'サイズ：S・M・L・XL'],
    ['Material: aço inox', '素材：ステンレス'],
    ['Solado de borracha', 'ラバー製のソール'],
    ['Com filtro lavável', '洗えるフィルター付き'],
    ['Tampa de bambu', '竹製のフタ'],
    ['Feito em algodão e linho.', '素材はコットンとリネン。'],
    ['Ideal para trabalho e viagens.', '仕事や旅行におすすめです。'],
    ['Pode lavar na máquina.', '洗って使えます。'],
    ['Compatível com iPhone 11, 12 e 13', 'iPhone 11、12、13に対応しています。'],
    ['Garantia de 12 meses', '12か月保証'],
    ['De R$ 199,90 por R$ 99,90', 'R$ 199,90 → R$ 99,90'],
    ['12x de R$ 8,32', '12回払い：R$ 8,32'],
    ['30 x 20 cm', '30×20cm'],
    ['Sem rádio FM', 'ラジオFMなし'],
    ['Canguru para bebê até 15 kg', '15kgまでのベビー抱っこひも'],
    ['É impermeável?', '防水ですか？'],
  ])('%j becomes %j', (pt, ja) => {
    expect(translate(pt)).toBe(ja);
  });

  test.each(['Não vai ao micro-ondas', 'Não é leve', 'Nunca molhe o produto', 'Chega de bagunça na cozinha'])(
    'marks %j instead of guessing',
    (pt) => {
      expect(translate(pt)).toBe(`【未訳: ${pt}】`);
    },
  );

  test('keeps lines, bullets, emojis and tags', () => {
    const source = '🔥 Promoção 🔥\n\n- Leve\n  • Dobrável\n<ul><li>Cor: <b>preto</b></li></ul>\n';
    expect(translate(source)).toBe(
      '🔥 特別価格 🔥\n\n- 軽量\n  • 折りたたみ式\n<ul><li>カラー： <b>ブラック</b></li></ul>\n',
    );
  });

  test('each tone speaks in its own way and none leaves です・ます', () => {
    const text = 'Resiste bem a respingos. Leve Mizu Mate para a sua rotina.';
    const [informal, formal, persuasive] = (['informal', 'formal', 'persuasivo'] as const).map((tone) =>
      translate(text, tone),
    );
    expect(informal).toBe('水をはじく撥水仕様ですよ。「Mizu Mate」を、毎日の暮らしに取り入れてみませんか？');
    expect(formal).toBe(
      '水をはじく撥水仕様でございます。「Mizu Mate」を、毎日の暮らしに取り入れてみてはいかがでしょうか。',
    );
    expect(persuasive).toBe('水をはじく撥水仕様。「Mizu Mate」を、毎日の暮らしに取り入れてみませんか？');
  });

  test('is the same for the same text', () => {
    for (const tone of TRANSLATION_TONES) {
      expect(composeTranslation({ text: 'Bolsa de couro', tone, facts: [] })).toEqual(
        composeTranslation({ text: 'Bolsa de couro', tone, facts: [] }),
      );
    }
  });
});
