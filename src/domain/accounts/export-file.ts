/** Largest file that a person can import themselves; the operator of the installation imports larger ones. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

const countedSections = [
  ['products', 'produto', 'produtos'],
  ['texts', 'texto', 'textos'],
  ['tasks', 'tarefa', 'tarefas'],
  ['productPrices', 'preço', 'preços'],
  ['lessonsCompleted', 'aula concluída', 'aulas concluídas'],
] as const;

export type ExportFile = { counts: Record<string, number>; hasShop: boolean; hasLists: boolean };

/** For the confirmation question only: the server validates the file itself. */
export function readExportFile(text: string): ExportFile | undefined {
  try {
    const file = JSON.parse(text) as Record<string, unknown> | null;
    if (file?.format !== 'dropar-export') return undefined;
    const rowsIn = (section: string): number => (Array.isArray(file[section]) ? file[section].length : 0);
    return {
      counts: Object.fromEntries(countedSections.map(([section]) => [section, rowsIn(section)])),
      hasShop: rowsIn('shop') > 0,
      hasLists: rowsIn('lists') > 0,
    };
  } catch {
    return undefined;
  }
}

/** "2 produtos", "1 texto"; sections with no records are left out. */
export const describeExportCounts = (counts: Readonly<Record<string, number>>): string[] =>
  countedSections.flatMap(([section, one, many]) => {
    const count = counts[section] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
