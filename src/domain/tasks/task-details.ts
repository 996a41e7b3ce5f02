export const labelColors = ['blue', 'purple', 'yellow', 'green', 'gray', 'teal'] as const;
export type LabelColor = (typeof labelColors)[number];

export const defaultLabelNames: Readonly<Record<LabelColor, string>> = {
  blue: 'Texto',
  purple: 'Loja',
  yellow: 'Preço',
  green: 'Lei',
  gray: 'Fornecedor',
  teal: 'Anúncio',
};

export const MAX_LABEL_NAME = 30;
export const MAX_TASK_DESCRIPTION = 5_000;
export const MAX_CHECKLIST_ITEMS = 50;
export const MAX_CHECKLIST_TEXT = 200;
export const MAX_TASK_NOTES = 50;
export const MAX_TASK_NOTE = 2_000;
/** The oldest entry is removed first. */
export const MAX_TASK_HISTORY = 30;

export const historyKinds = ['moved', 'done', 'reopened', 'due'] as const;

export type ChecklistItem = { id: string; text: string; done: boolean };

/** Change of one item, so that two devices editing different items do not overwrite each other. */
export type ChecklistChange = {
  id: string;
  text?: string | undefined;
  done?: boolean | undefined;
  removed?: true | undefined;
  /** Moves the item before this one; null: to the end. */
  beforeId?: string | null | undefined;
};

/** The list after the change; an unknown item with a text is added. Idempotent. */
export function changeChecklist(items: readonly ChecklistItem[], change: ChecklistChange): ChecklistItem[] {
  const known = items.find(({ id }) => id === change.id);
  const others = items.filter(({ id }) => id !== change.id);
  if (change.removed) return others;
  if (!known && change.text === undefined) return others;
  const item = { id: change.id, text: change.text ?? known?.text ?? '', done: change.done ?? known?.done ?? false };
  if (known && change.beforeId === undefined) return items.map((entry) => (entry === known ? item : entry));
  const found = others.findIndex(({ id }) => id === change.beforeId);
  const place = found < 0 ? others.length : found;
  return [...others.slice(0, place), item, ...others.slice(place)];
}

export const countChecklist = (items: readonly ChecklistItem[]): { done: number; total: number } => ({
  done: items.filter(({ done }) => done).length,
  total: items.length,
});
