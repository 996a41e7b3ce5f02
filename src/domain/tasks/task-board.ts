export const columnIds = ['coluna1', 'coluna2', 'coluna3', 'coluna4', 'coluna5'] as const;
export type ColumnId = (typeof columnIds)[number];

export const columnColors = ['gray', 'blue', 'yellow', 'purple', 'green'] as const;
type ColumnColor = (typeof columnColors)[number];

export type BoardColumn = { columnId: ColumnId; title: string; color: ColumnColor };

/** Columns of a new board. */
export const defaultColumns: readonly BoardColumn[] = [
  { columnId: 'coluna1', title: 'Lista 1', color: 'gray' },
  { columnId: 'coluna2', title: 'Lista 2', color: 'blue' },
  { columnId: 'coluna3', title: 'Lista 3', color: 'yellow' },
  { columnId: 'coluna4', title: 'Lista 4', color: 'purple' },
  { columnId: 'coluna5', title: 'Lista 5', color: 'green' },
];

export const MAX_TASK_TITLE = 500;
export const MAX_COLUMN_TITLE = 80;
/** More than anyone plans by hand; small enough to send a board in one reply, with titles of a hundred signs. */
export const MAX_TASKS_PER_BOARD = 2_000;
export const MAX_BOARD_CHARACTERS = 200_000;

/** Trimmed title, or undefined when there is nothing to save. */
export function readTitle(text: string, maxLength: number): string | undefined {
  const title = text.trim();
  return title === '' ? undefined : title.slice(0, maxLength);
}
