import type { CSSProperties } from 'react';
import type { Board } from '#contract/tasks.ts';
import { defaultLabelNames, type LabelColor } from '#domain/tasks/task-details.ts';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { useBoardContext } from '../board/board-context.ts';

export const labelName = (names: Board['labelNames'], color: LabelColor): string =>
  names?.[color] ?? defaultLabelNames[color];

/** Colour and name together, because colour alone is not accessible. */
export function LabelMark({ color, name }: { color: LabelColor; name: string }) {
  return (
    // A custom property is not part of CSSProperties.
    <span
      className="inline-flex items-center gap-1.5 text-(length:--text-xs) text-fg-soft before:h-3 before:w-[3px] before:flex-none before:rounded-[2px] before:bg-(--hue)"
      style={{ '--hue': `var(--color-list-${color})` } as CSSProperties}
    >
      {name}
    </span>
  );
}

export function TaskLabels({ colors }: { colors: readonly LabelColor[] }) {
  const { labelNames } = useBoardContext();
  return (
    <span className="flex flex-wrap gap-x-2.5">
      {colors.map((color) => (
        <LabelMark key={color} color={color} name={labelName(labelNames, color)} />
      ))}
    </span>
  );
}

export function ChecklistCount({ done, total }: { done: number; total: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-(length:--text-sm) text-fg-muted tabular-nums">
      <Eyes painted={paintedEyes(done, total)} />
      <span aria-hidden="true">{`${done}/${total}`}</span>
      <span className="sr-only">{`${done} de ${total} itens prontos`}</span>
    </span>
  );
}
