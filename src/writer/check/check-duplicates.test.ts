import { expect, test } from 'vitest';
import { checkDuplicates, checkNameDuplicates } from './check-duplicates.ts';

const places = (warnings: ReturnType<typeof checkDuplicates>) => warnings.map(({ index }) => index);

test('an item that repeats another in almost the same words is told, the first of them is not', () => {
  const [warning] = checkDuplicates(['容量は500mlです。', '重さは300gです。', '容量は500mlです！'], 'descriptions');
  expect(warning).toMatchObject({ code: 'near_duplicate', index: 2, message: 'Quase igual ao item 1.' });
  expect(checkDuplicates(['容量は500mlです。', '色は白です。'], 'descriptions')).toEqual([]);
  expect(checkDuplicates(['', ''], 'descriptions')).toEqual([]);
});

test('names may share the kind of product they begin with', () => {
  expect(places(checkNameDuplicates(['Caixa de Som Uta', 'Caixa de Som Oto'], 'names'))).toEqual([]);
  expect(places(checkNameDuplicates(['Caixa de Som Uta', 'Caixa de Som Uta'], 'names'))).toEqual([1]);
  expect(places(checkNameDuplicates(['Norvia Thermo', 'Norvia Termo'], 'names'))).toEqual([1]);
  expect(places(checkNameDuplicates(['Norvia Thermo', 'Sora Flask'], 'names'))).toEqual([]);
});
