import { describe, expect, test } from 'vitest';
import { isComparable, isSameQuantity } from '#writer/facts/quantity.ts';
import { readQuantity } from '#writer/facts/read-quantities.ts';

describe('the same amount', () => {
  const read = (text: string) => readQuantity(text, /[぀-ヿ一-鿿]/u.test(text) ? 'ja' : 'pt');
  const pair = (a: string, b: string) => {
    const [one, other] = [read(a), read(b)];
    if (!one || !other) throw new Error('no quantity');
    return [isComparable(one, other), isSameQuantity(one, other), isSameQuantity(other, one)];
  };
  test.each([
    ['1,5 h', '90 min', true, true],
    ['1,5 h', '91 min', true, false],
    ['30 x 20 cm', '20 x 30 cm', true, true],
    ['110/220 V', '220/110 V', true, true],
    ['5 a 10 kg', '5 a 12 kg', true, false],
    ['5 a 10 kg', '5 kg', true, false],
    ['3', '3 kg', true, true],
    ['3000', '3 kg', true, false],
    ['3 kg', '3 m', false, false],
    ['R$ 10', '¥10', false, false],
    ['R$ 10', 'R$ 10', true, true],
    ['3 peças', '3個', true, true],
    ['3 pessoas', '3個', true, true],
    ['3 pessoas', '3 m', false, false],
    ['até 3 m', '3m以下', true, true],
    ['até 3 m', '3m以上', true, false],
    ['até 3 m', '3 m', true, true],
    ['cerca de 3 m', 'mais de 3 m', true, true],
    ['0,0000001', '0,0000002', true, true],
    ['100.000.000 m', '100.000.050 m', true, true],
    ['100.000.000 m', '100.000.500 m', true, false],
  ])('%s and %s: comparable %s, the same %s', (a, b, isComparable, isSame) => {
    expect(pair(a, b)).toEqual([isComparable, isSame, isSame]);
  });
});
