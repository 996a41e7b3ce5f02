import { describe, expect, test } from 'vitest';
import { bareListInJapanese, nounInJapanese, nounsInJapanese } from './say-nouns.ts';
import { isNamedThing, thingInJapanese, thingsInJapanese } from './say-things.ts';

describe('a thing with what describes it', () => {
  test.each([
    ['alças acolchoadas', 'クッション入りのストラップ'],
    ['a tampa', 'フタ'],
    ['as tampas', 'フタ'],
    ['um bolso', 'ポケット'],
    ['uma tampa', 'フタ'],
    ['seu bolso', 'ポケット'],
    ['suas alças', 'ストラップ'],
    ['suporte para celular', 'スマホホルダー'],
    ['tampa de bambu', '竹のフタ'],
    ['tampa de 5 cm', '5cmのフタ'],
    ['cabo USB de 1,5 m', '1.5mのUSBケーブル'],
    ['bolsa com zíper', 'ファスナー付きのバッグ'],
    ['bolsa com zíper preto', 'ブラックのファスナー付きのバッグ'],
    ['tampa preta', 'ブラックのフタ'],
    ['tampa azul marinho', 'ネイビーのフタ'],
    ['tampa verde água', 'ミントグリーンのフタ'],
    ['bolsa p escola', '学校用バッグ'],
    ['suporte pra mesa', 'テーブル用スタンド'],
    ['caneca em porcelana', '磁器のマグカップ'],
    ['bolso lateral', '側面のポケット'],
    ['bolso lateral interno', '内側の側面のポケット'],
    ['porta retrato', 'フォトフレーム'],
    ['porta-retrato', 'フォトフレーム'],
  ])('%j is %j', (words, said) => {
    expect(thingInJapanese(words)).toEqual(said);
  });

  test.each([
    'cabo USB de 1,5 zorblax',
    'bolsa com zorblax',
    'zorblax com zíper',
    'tampa zorblax',
    'zorblax preta',
    'zorblax azul marinho',
    'suporte para zorblax',
    'zorblax para mesa',
    'caneca de zorblax',
    'zorblax de bambu',
    'tampa protetora',
    'bolso interno pequeno lateral grande frontal',
    '3 em 1',
    'em casa',
    'de bambu',
    'capinha',
    'zorblax',
  ])('%j is not guessed', (words) => {
    expect(thingInJapanese(words)).toBeNull();
  });

  test.each([
    ['bolso interno e zíper lateral', '内側のポケット、側面のファスナー'],
    ['bolso interno, zíper lateral e alça', '内側のポケット、側面のファスナー、ストラップ'],
    ['bolso; tampa + alça', 'ポケット、フタ、ストラップ'],
    ['bolso , tampa', 'ポケット、フタ'],
  ])('several: %j is %j', (words, said) => {
    expect(thingsInJapanese(words)).toEqual(said);
  });

  test.each(['bolso e zorblax', 'zorblax', ', zorblax'])('several: %j is not guessed', (words) => {
    expect(thingsInJapanese(words)).toBeNull();
  });

  test('only what the tables hold as a whole is a named thing', () => {
    expect(['cabo USB', 'borracha de vedação', 'bolso', 'porta-retrato'].filter(isNamedThing)).toHaveLength(4);
    expect(['zorblax', 'bolso interno grande', 'tampa de bambu'].filter(isNamedThing)).toEqual([]);
  });
});

describe('nouns and names', () => {
  test.each([
    ['academia', 'ジム'],
    ['a academia', 'ジム'],
    ['uma bolsa', '収納袋'],
    ['sua bolsa', '収納袋'],
    ['em casa', '自宅'],
    ['no carro', '車'],
    ['na cozinha', 'キッチン'],
    ['do carro', '車'],
    ['da cozinha', 'キッチン'],
    ['para viagem', '旅行'],
    ['p/ viagem', '旅行'],
    ['Viagem', '旅行'],
    ['USB-C', 'USB-C'],
    ['USB 3.0', 'USB 3.0'],
    ['iPhone 15', 'iPhone 15'],
    ['iPhone 15 Pro', 'iPhone 15 Pro'],
    ['iPad mini', 'iPad mini'],
    ['iOS', 'iPhone'],
    ['iphone 15 pro max', 'iPhone 15 Pro Max'],
    ['ipad mini', 'iPad mini'],
    ['samsung galaxy s23 ultra', 'Samsung Galaxy S23 Ultra'],
    ['XY-200', 'XY-200'],
    ['Android', 'Android'],
    ['android', 'Android'],
    ['Windows 11', 'Windows 11'],
    ['windows', 'Windows'],
    ['Wi-Fi', 'Wi-Fi'],
    ['WiFi', 'WiFi'],
    ['xbox', 'Xbox'],
    ['nintendo switch', 'Nintendo Switch'],
    ['ps5', 'PS5'],
    ['PlayStation 5', 'PlayStation 5'],
    ['Alexa, Google', 'Alexa, Google'],
    ['motorola moto g84', 'Motorola Moto G84'],
    ['redmi 12', 'Redmi 12'],
    ['macos', 'macOS'],
    ['mac', 'Mac'],
    ['lg', 'LG'],
    ['apple', 'Apple'],
    ['usb', 'USB'],
    ['bluetooth', 'Bluetooth'],
  ])('%j is %j', (words, said) => {
    expect(nounInJapanese(words)).toEqual(said);
  });

  test.each([
    'os bolsos',
    'as bolsas',
    'um bolso',
    'seu bolso',
    'de couro',
    'iPhone e zorblax',
    'iOS 15 ou superior',
    'switch',
    'pro',
    'zorblax',
    'samsung zorblax',
    'Alexa zorblax',
  ])('%j is not guessed', (words) => {
    expect(nounInJapanese(words)).toBeNull();
  });

  test.each([
    ['academia', 'ジム'],
    ['academia, viagem e trabalho', 'ジム、旅行、仕事'],
    ['academia/viagem', 'ジム、旅行'],
    ['samsung, xiaomi', 'Samsung、Xiaomi'],
    ['iphone 11, 12 e 13', 'iPhone 11、12、13'],
    ['academia + viagem', 'ジム、旅行'],
    ['academia; viagem', 'ジム、旅行'],
    ['academia ou viagem', 'ジム、旅行'],
    ['academia, viagem, etc.', 'ジム、旅行'],
    ['academia, academia, viagem', 'ジム、旅行'],
  ])('several: %j is %j', (words, said) => {
    expect(nounsInJapanese(words)).toEqual(said);
  });

  test.each([
    'academia, etc',
    'academia e zorblax',
    'a borracha',
    'os cabos',
    'de cabo',
    'p cabo',
    'borracha',
    'cabo e viagem',
    'zorblax',
  ])('several: %j is not guessed', (words) => {
    expect(nounsInJapanese(words)).toBeNull();
  });

  test('a list without commas is one where each word of it is known', () => {
    expect(bareListInJapanese(' academia  corrida yoga ')).toEqual({
      items: ['academia', 'corrida', 'yoga'],
      ja: 'ジム、ランニング、ヨガ',
    });
    expect(bareListInJapanese('academia academia')?.ja).toBe('ジム');
    expect(bareListInJapanese('academia')).toBeNull();
    expect(bareListInJapanese('academia zorblax')).toBeNull();
  });
});
