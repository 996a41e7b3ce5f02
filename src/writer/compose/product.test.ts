import { expect, test } from 'vitest';
import { fact, measure, rowsOf } from '#tests/writer/ledger.ts';
import { fillFrame, namesProduct, portugueseName } from './fill-frame.ts';
import { asRead, productOf } from './product.ts';

const named = (value: string, text = value) => productOf([fact('product_type', value, { text })], 'x');

/** The product in the ledger → the words it was read from → its names, family, and whether it is a set and has a voice. */
const TABLE = `
Garrafa térmica → Garrafa térmica → garrafa térmica → garrafa térmica → 保温ボトル → drinkware → voice
Kit 6 Copos → Kit 6 Copos → kit 6 copos → kit 6 copos → コップセット → drinkware → set
Kit 12 potes → Kit 12 potes → kit 12 potes → kit 12 potes → 保存容器セット → storage → set voice
Jogo de panelas → Jogo de panelas → jogo de panelas → jogo de panelas → 鍋セット → kitchen → set voice
Jogo Dinossauro → Jogo Dinossauro → jogo dinossauro → jogo dinossauro → 恐竜のおもちゃ → toy → voice
Conjunto com 3 panelas → x → conjunto com 3 panelas → conjunto com 3 panelas → 鍋セット → kitchen → set voice
Conjunto 4 panelas → x → conjunto 4 panelas → conjunto 4 panelas → 鍋セット → kitchen → set voice
Potes → 🔥 Kit 12 Potes → potes → kit de potes → 保存容器セット → storage → set voice
Potes herméticos → Combo potes → potes herméticos → kit de potes herméticos → 保存容器セット → storage → set voice
Novo copo de vidro → x → novo copo de vidro → novo copo de vidro → コップ → drinkware → one
Suporte copo → x → suporte copo → suporte copo → 商品 → generic → one
Meias esportivas → x → meias esportivas → modelo de meias esportivas → 靴下 → clothing → one
Zorblax turbo → x → zorblax turbo → zorblax turbo → 商品 → generic → one
`;

test.each(rowsOf(TABLE))('%s (%s)', (value = '', text, pt, spoken, ja, family, rest) => {
  const product = named(value, text);
  const traits = [product.isSet && 'set', product.hasVoice && 'voice'].filter(Boolean).join(' ');
  expect([product.pt, portugueseName(product), product.ja, product.family, traits || 'one']).toEqual([
    pt,
    spoken,
    ja,
    family,
    rest,
  ]);
});

test('without a kind it is a product, and so it is read where its kind is not known', () => {
  const nameless = productOf([], 'x');
  expect([nameless.pt, nameless.ja, nameless.family, nameless.head]).toEqual(['produto', '商品', 'generic', undefined]);
  expect(asRead(named('Zorbla')).pt).toBe('produto');
  expect(asRead(named('Zorbla')).noun.gender).toBe('masculine');
  const bottle = named('Garrafa');
  expect(asRead(bottle)).toBe(bottle);
});

test('what waits to be confirmed is not said, and its kind is not named', () => {
  const unsure = productOf(
    [fact('product_type', 'Garrafa', { unsure: true }), { ...measure('weight', '320', 'g'), unsure: true }],
    'x',
  );
  expect([unsure.pt, unsure.ja, unsure.facts, unsure.statements]).toEqual(['garrafa', '商品', [], []]);
});

test.each([
  'infantil',
  'criança',
  'bebê',
  'meninas',
  'juvenil',
  'kids',
  'idosos',
  'gestante',
  'pet',
  'cachorro',
  'gatos',
])('a bag for %s has not the voice of a bag for the office', (audience) => {
  const voiceOf = (type: string) => productOf([fact('product_type', type), fact('audience', audience)], 'x').hasVoice;
  expect([voiceOf('Mochila'), voiceOf('Brinquedo')]).toEqual([false, true]);
});

test('other audiences and other facts leave the voice', () => {
  const facts = [fact('product_type', 'Mochila'), fact('audience', 'feminino'), fact('use', 'gatos')];
  expect(productOf(facts, 'x').hasVoice).toBe(true);
});

test('the seed comes from the text and the ledger alone', () => {
  const seed = (text: string, ...values: string[]) =>
    productOf(
      values.map((value) => fact('claim', value)),
      text,
    ).seed;
  expect(seed(' a ', 'b')).toBe(seed('a', 'b'));
  expect(new Set([seed('a'), seed('b'), seed('a', 'b'), seed('a', 'c'), seed('a', 'b', 'c')]).size).toBe(5);
});

test('a frame takes the product with its articles', () => {
  const frame = { pt: '{um} {np}|{o}|{do}|{este}|{Este}|{deste}|cert[o/a]|{nome}|{Nome}|{x}', ja: '{ja}「{nome}」{x}' };
  expect(fillFrame(frame, named('Garrafa'), 'tabi')).toEqual({
    pt: 'uma garrafa|a|da|esta|Esta|desta|certa|tabi|Tabi|{x}',
    ja: 'ボトル「tabi」{x}',
  });
  expect(fillFrame(frame, named('Copo')).pt).toBe('um copo|o|do|este|Este|deste|certo|||{x}');
  expect(fillFrame({ pt: '{nome}|{Nome}', ja: '' }, named('Garrafa'), 'Garrafa Tabi').pt).toBe(
    'a Garrafa Tabi|A Garrafa Tabi',
  );
});

test('a name that says itself what the product is', () => {
  expect(namesProduct('Mochila Tabi', named('Mochila'))).toBe(true);
  expect(namesProduct('Mochila Tabi', named('Super mochila'))).toBe(true);
  expect(namesProduct('Tabi Mochila', named('Mochila'))).toBe(false);
  expect(namesProduct('Pá Go', named('Pá'))).toBe(false);
});

test('a long name is told by its kind', () => {
  const product = named(`Garrafa ${'muito '.repeat(10)}bonita`);
  expect(product.pt.length).toBeGreaterThan(60);
  expect(portugueseName(product)).toBe('garrafa');
});
