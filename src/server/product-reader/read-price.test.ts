import { expect, it } from 'vitest';
import { findPrice } from './read-price.ts';

it.each([
  ['Unidade sai ¥ 38 yuan', 38, 'CNY'],
  ['sai 38 yuan cada', 38, 'CNY'],
  ['¥ 3.980', 3980, 'JPY'],
  ['¥ 3.980 ienes', 3980, 'JPY'],
])('%s', (text, price, currency) => expect(findPrice(text)).toEqual({ price, currency }));
