import { expect, test } from 'vitest';
import { sayPhrase } from './say-phrase.ts';

/** Where or with what it must not be used is not what must not be used. */
test.each([
  ['não use na piscina', 'プールでは使用しないでください。'],
  ['não usar no carro', '車では使用しないでください。'],
  ['não usar em bebês', '赤ちゃんには使用しないでください。'],
  ['não use com carregador', '充電器と一緒に使用しないでください。'],
  ['não use secadora', '乾燥機は使用しないでください。'],
  ['não usar alvejante', '漂白剤は使用しないでください。'],
])('%s is %s', (words, ja) => expect(sayPhrase(words)?.ja).toBe(ja));
