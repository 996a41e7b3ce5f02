import type { Amount } from '#domain/sheet/sheet.ts';
import { DIMENSIONS } from '#domain/sheet/tables/choices-use.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { NOTHING, type Wording } from './say-entry.ts';
import { numbersJa, numbersPt } from './say-number.ts';

export type Dimension = { name: string; amount: Amount };

/** Flat goods have 縦 and 横. */
const FLAT: Readonly<Record<string, string>> = { length: '縦', width: '横' };

/** Measures of one object in one unit: "約幅20×奥行15×高さ30cm". */
export function sayDimensions(axes: readonly Dimension[]): Wording {
  const units = new Set(axes.map(({ amount }) => amount.unit));
  const unit = units.size === 1 ? (axes[0]?.amount.unit ?? 'cm') : 'cm';
  const isFlat = axes.length === 2 && axes.every(({ name }) => name in FLAT);
  const areAllAbout = axes.every(({ amount }) => amount.qualifier === 'about');
  const sides = axes.map(({ name, amount }) => {
    const choice = DIMENSIONS.find(({ key }) => key === name);
    const about = !areAllAbout && amount.qualifier === 'about';
    const same = inUnit(amount, unit);
    const ja = (isFlat ? FLAT[name] : choice?.ja) ?? '';
    return {
      ja: `${ja}${about ? '約' : ''}${numbersJa(same)}`,
      pt: `${about ? 'cerca de ' : ''}${numbersPt(same)}`,
      name: choice?.pt ?? '',
    };
  });
  const names = sides.map(({ name }) => name).join(' × ');
  return {
    ...NOTHING,
    ja: `${areAllAbout ? '約' : ''}${sides.map(({ ja }) => ja).join('×')}${unitOf(unit)?.ja[0] ?? ''}`,
    pt: `${areAllAbout ? 'cerca de ' : ''}${sides.map(({ pt }) => pt).join(' × ')} ${unitOf(unit)?.pt[0] ?? ''} (${names})`,
  };
}

function inUnit(amount: Amount, unit: string): Amount {
  const factor = (unitOf(amount.unit)?.scale ?? 1) / (unitOf(unit)?.scale ?? 1);
  return {
    ...amount,
    unit,
    number: amount.number * factor,
    ...(amount.to === undefined ? {} : { to: amount.to * factor }),
  };
}
