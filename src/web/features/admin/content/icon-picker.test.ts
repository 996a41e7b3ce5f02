import { expect, test } from 'vitest';
import { moduleIconNames } from '#web/components/content/module-icon.tsx';
import { iconLabels } from './icon-picker.tsx';

test('every icon has a name in Portuguese, and no two the same', () => {
  expect(Object.keys(iconLabels).sort()).toEqual([...moduleIconNames].sort());
  expect(new Set(Object.values(iconLabels)).size).toBe(moduleIconNames.length);
});
