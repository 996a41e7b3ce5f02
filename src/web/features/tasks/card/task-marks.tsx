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
    <span className="task-label" style={{ '--hue': `var(--color-list-${color})` } as CSSProperties}>
      {name}
    </span>
  );
}

export function TaskLabels({ colors }: { colors: readonly LabelColor[] }) {
  const { labelNames } = useBoardContext();
  return (
    <span className="task-labels">
      {colors.map((color) => (
        <LabelMark key={color} color={color} name={labelName(labelNames, color)} />
      ))}
    </span>
  );
}

export function ChecklistCount({ done, total }: { done: number; total: number }) {
  return (
    <span className="task-count">
      <Eyes painted={done === 0 ? 0 : paintedEyes(done, total)} />
      <span aria-hidden="true">{`${done}/${total}`}</span>
      <span className="sr-only">{`${done} de ${total} itens prontos`}</span>
    </span>
  );
}
