import { expect, it } from 'vitest';
import { isLaunchStepDone, launchDueAt, launchSteps, launchTools } from './launch-template.ts';

const opening = { day: '2027-03-15', clock: '20:00' };

/** Step, days from the opening, due time in UTC: at ten in Japan, the opening itself at the chosen hour. */
const expected = [
  [1, -42, '2027-02-01T01:00:00.000Z'],
  [2, -40, '2027-02-03T01:00:00.000Z'],
  [3, -38, '2027-02-05T01:00:00.000Z'],
  [4, -30, '2027-02-13T01:00:00.000Z'],
  [5, -28, '2027-02-15T01:00:00.000Z'],
  [6, -25, '2027-02-18T01:00:00.000Z'],
  [7, -22, '2027-02-21T01:00:00.000Z'],
  [8, -20, '2027-02-23T01:00:00.000Z'],
  [9, -17, '2027-02-26T01:00:00.000Z'],
  [10, -14, '2027-03-01T01:00:00.000Z'],
  [11, -7, '2027-03-08T01:00:00.000Z'],
  [12, -3, '2027-03-12T01:00:00.000Z'],
  [13, 0, '2027-03-15T11:00:00.000Z'],
  [14, 14, '2027-03-29T01:00:00.000Z'],
];

it('has 14 steps on their days, each with its tool', () => {
  expect(launchSteps.map((entry) => [entry.step, entry.offset, launchDueAt(entry, opening).toISOString()])).toEqual(
    expected,
  );
  for (const { tool } of launchSteps) expect(launchTools[tool].path).toMatch(/^\/\w/);
});

const nothing = {
  sheet: 'empty',
  texts: 'empty',
  photos: 'empty',
  price: 'empty',
  japan: 'empty',
  shop: 'empty',
} as const;

it.each([
  [{}, []],
  [{ texts: 'half' }, [6]],
  [{ texts: 'full', price: 'full' }, [4, 6, 7]],
  [{ japan: 'half', shop: 'half' }, []],
  [{ japan: 'full', shop: 'full' }, [1, 10]],
] as const)('with %j of the product steps %j are done', (steps, done) =>
  expect(
    launchSteps.filter((entry) => isLaunchStepDone(entry, { ...nothing, ...steps })).map(({ step }) => step),
  ).toEqual(done),
);
