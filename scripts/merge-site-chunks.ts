export type ModuleGroup = {
  modules: string[];
  /** In characters. */
  size: number;
  /** Pages, and parts that a press fetches. */
  neededBy: Set<string>;
  imports: Set<ModuleGroup>;
};

/** What one more file costs a page, in characters of modules that it would rather load in vain. */
const FILE_COST = 5000;
/** A page is not made to load more than that for one file less, however much the others gain. */
const MOST_IN_VAIN = 3 * FILE_COST;

/** Merges groups, the smallest first, while the files saved outweigh what pages then load in vain. */
export function mergeGroups(groups: readonly ModuleGroup[]): ModuleGroup[] {
  const merged = new Set(groups);
  const waiting = new Set(groups);
  while (waiting.size > 0) {
    const [group] = [...waiting].sort((a, b) => a.size - b.size);
    if (!group) break;
    waiting.delete(group);
    const [best] = [...merged]
      .map((other) => ({ other, gain: other === group ? 0 : gainOfMerging(group, other) }))
      .filter(({ other, gain }) => gain > 0 && !leadsAround(group, other) && !leadsAround(other, group))
      .sort((a, b) => b.gain - a.gain);
    if (!best) continue;
    mergeInto(best.other, group, merged);
    merged.delete(group);
    waiting.add(best.other);
  }
  return [...merged];
}

function gainOfMerging(a: ModuleGroup, b: ModuleGroup): number {
  const both = [...a.neededBy].filter((entry) => b.neededBy.has(entry));
  if (both.length === 0) return 0;
  const loaded = [...new Set([...importedBy(a), ...importedBy(b)])];
  let gain = FILE_COST * both.length;
  for (const entry of new Set([...a.neededBy, ...b.neededBy])) {
    const inVain = loaded.reduce((sum, { size, neededBy }) => (neededBy.has(entry) ? sum : sum + size), 0);
    if (inVain > MOST_IN_VAIN) return 0;
    gain -= inVain;
  }
  return gain;
}

/** Merged, the two would import a file that imports them. */
const leadsAround = (from: ModuleGroup, to: ModuleGroup): boolean =>
  [...from.imports].some((between) => between !== to && importedBy(between).has(to));

function mergeInto(target: ModuleGroup, source: ModuleGroup, all: ReadonlySet<ModuleGroup>): void {
  target.modules.push(...source.modules);
  target.size += source.size;
  for (const imported of source.imports) target.imports.add(imported);
  for (const entry of source.neededBy) target.neededBy.add(entry);
  for (const group of all) {
    if (group.imports.delete(source)) group.imports.add(target);
  }
  target.imports.delete(target);
  for (const imported of importedBy(target)) {
    for (const entry of target.neededBy) imported.neededBy.add(entry);
  }
}

/** With the group itself. */
function importedBy(group: ModuleGroup): Set<ModuleGroup> {
  const found = new Set([group]);
  for (const each of found) for (const imported of each.imports) found.add(imported);
  return found;
}
