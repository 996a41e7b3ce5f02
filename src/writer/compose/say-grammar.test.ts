import { describe, expect, test } from 'vitest';
import { sayPhrase } from './say-phrase.ts';

describe('phrases built from known words', () => {
  test.each([
    ['Filtro HEPA lavável', 'HEPAフィルターは洗えます。'],
    ['não mergulhe o motor na água', 'モーターを水に沈めないでください。'],
    ['Trocar o filtro a cada 2 a 4 semanas', 'フィルターは2〜4週間ごとに交換してください。'],
    ['Limpar a bomba 1 vez por semana', 'ポンプは週に1回お手入れしてください。'],
    ['Não vai no forno nem na secadora', 'オーブン・乾燥機では使用できません。'],
    ['Pode ir ao forno e geladeira SEM a tampa', 'フタを外せば、オーブン・冷蔵庫で使えます。'],
    ['com alças acolchoadas e bolso interno', 'クッション入りのストラップ、内側のポケット付きです。'],
    ['2 bolsos laterais', '側面のポケットが2つあります。'],
    ['resistente a poeira e riscos', 'ほこり・傷に強いつくりです。'],
    ['função memória', 'メモリー機能付きです。'],
    ['não usar em superfícies de vidro', 'ガラスの表面では使用しないでください。'],
    ['sem corantes e conservantes', '着色料・保存料を含みません。'],
    ['fabricado na Itália', 'イタリア製です。'],
    ['Este produto não é um dispositivo médico', '医療機器ではありません。'],
    ['não use produtos químicos', '化学薬品は使用しないでください。'],
    ['limpe com pano seco', '乾いた布で拭いてください。'],
    ['lave a mão com esponja macia', 'やわらかいスポンジで手洗いしてください。'],
  ])('%j is %j', (words, ja) => {
    expect(sayPhrase(words)?.ja).toBe(ja);
  });

  test.each([
    'não mergulhe o zorblax na água',
    'com zorblax removível',
    'o melhor do Brasil',
    'resistente a tudo',
    'fabricado em Zorblax',
    'leve agora',
    'pele de porcelana',
    'nunca mais passe raiva',
  ])('%j is not guessed', (words) => {
    expect(sayPhrase(words)).toBeUndefined();
  });

  test('its meaning is the seller’s own sentence', () => {
    expect(sayPhrase('NÃO MERGULHE O MOTOR NA ÁGUA!')?.pt).toBe('Não mergulhe o motor na água.');
    expect(sayPhrase('2 bolsos laterais')?.pt).toBe('Tem 2 bolsos laterais.');
  });
});
