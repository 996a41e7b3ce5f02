import { expect, it } from 'vitest';
import { FIELDS } from '#domain/sheet/all-fields.ts';
import { fieldSentencesOf } from '#domain/sheet/field-sentences.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { amountPt } from './say-number.ts';

it('values of many options that differ in every field make no more lines than a table has', () => {
  const acceptedAt = '2026-11-17T00:00:00.000Z';
  const texts = Array.from({ length: 30 }, (_, place) => ({ pt: `item ${place}`, ja: `品${place}` }));
  const keys = FIELDS.filter((row) => !row.private && row.kind === 'text').map(({ key }) => key);
  const own = Object.fromEntries(keys.map((key) => [key, [{ pt: 'outro', ja: '別' }]]));
  const options = Array.from({ length: 3 }, (_, option) => ({
    name: { pt: `Opção ${option}` },
    values: Array.from({ length: 100 }, (_, value) => ({
      name: { pt: `V${value}` },
      ...(value === 0 ? { fields: own } : {}),
    })),
  }));
  const sheet: Sheet = {
    ...Object.fromEntries(keys.map((key) => [key, { value: texts, acceptedAt }])),
    variants: { options, rows: [], acceptedAt },
  };
  const started = process.cpuUsage();
  expect(JSON.stringify(specificationOf(sheet)).length).toBeLessThan(500_000);
  expect(JSON.stringify(fieldSentencesOf(sheet)).length).toBeLessThan(1_000_000);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(3_000);
});

it.each([
  [{ number: 62.9, unit: 'BRL' }, 'R$ 62,90'],
  [{ number: 1200, to: 1350.5, unit: 'CNY', qualifier: 'about' as const }, 'cerca de CN¥ 1.200,00 a 1.350,50'],
])('money %o is %s', (amount, said) => {
  expect(amountPt(amount)).toBe(said);
});
