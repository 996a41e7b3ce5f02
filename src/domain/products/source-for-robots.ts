import type { Sheet } from '../sheet/sheet.ts';
import { specificationOf } from '../sheet/specification.ts';
import { removeCostLines } from './remove-cost-lines.ts';

/** Input of a robot when no text was pasted: the name, and one line for each accepted field. */
export function sourceForRobots({ name, source, sheet }: { name: string; source: string; sheet: Sheet }): string {
  if (removeCostLines(source)) return removeCostLines(source);
  return [name, ...specificationOf(sheet).map(({ labelPt, valuePt }) => `${labelPt}: ${valuePt}`)].join('\n');
}
