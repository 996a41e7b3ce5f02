import type { Sheet } from '../sheet/sheet.ts';
import { specificationOf } from '../sheet/specification.ts';
import { withoutCost } from './propose-name.ts';

/** What a robot starts from when nothing was pasted: the name, and each accepted field on its line. */
export function describeProduct({ name, source, sheet }: { name: string; source: string; sheet: Sheet }): string {
  if (withoutCost(source)) return withoutCost(source);
  return [name, ...specificationOf(sheet).map(({ labelPt, valuePt }) => `${labelPt}: ${valuePt}`)].join('\n');
}
