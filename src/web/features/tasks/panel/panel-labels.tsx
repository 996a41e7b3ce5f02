import { ChevronDown, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Board } from '#contract/tasks.ts';
import { readTitle } from '#domain/tasks/task-board.ts';
import { type LabelColor, labelColors, MAX_LABEL_NAME } from '#domain/tasks/task-details.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { LabelMark, labelName } from '../card/task-labels.tsx';

type PanelLabelsProps = {
  chosen: readonly LabelColor[];
  names: Board['labelNames'];
  onChoose: (labels: LabelColor[]) => void;
  onName: (color: LabelColor, name: string) => void;
};

export function PanelLabels({ chosen, names, onChoose, onName }: PanelLabelsProps) {
  const [isNaming, setNaming] = useState(false);
  const shown = labelColors.filter((color) => chosen.includes(color));
  const toggle = (color: LabelColor, isOn: boolean) =>
    onChoose(labelColors.filter((entry) => (entry === color ? isOn : chosen.includes(entry))));
  return (
    <details>
      <summary className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        {shown.length === 0 && 'Escolher etiquetas'}
        {shown.map((color) => (
          <LabelMark key={color} color={color} name={labelName(names, color)} />
        ))}
        <ChevronDown aria-hidden="true" className="size-4 text-fg-muted" />
      </summary>
      <div className="mt-2 grid gap-1">
        {!isNaming && <p className="hint">Escolha uma ou mais.</p>}
        {labelColors.map((color) =>
          isNaming ? (
            <NameField key={color} color={color} name={labelName(names, color)} onName={onName} />
          ) : (
            <CheckboxRow
              key={color}
              mark="tick"
              checked={chosen.includes(color)}
              onChange={(event) => toggle(color, event.target.checked)}
            >
              <LabelMark color={color} name={labelName(names, color)} />
            </CheckboxRow>
          ),
        )}
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setNaming(!isNaming)}>
          <Pencil aria-hidden="true" />
          {isNaming ? 'Pronto' : 'Editar nomes'}
        </Button>
      </div>
    </details>
  );
}

type NameFieldProps = Pick<PanelLabelsProps, 'onName'> & { color: LabelColor; name: string };

function NameField({ color, name, onName }: NameFieldProps) {
  const save = (text: string) => {
    const next = readTitle(text, MAX_LABEL_NAME);
    if (next && next !== name) onName(color, next);
  };
  return (
    <div className="flex items-center gap-2">
      <LabelMark color={color} name="" />
      <Input
        aria-label={`Nome da etiqueta ${name}`}
        defaultValue={name}
        maxLength={MAX_LABEL_NAME}
        onBlur={(event) => save(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save(event.currentTarget.value);
        }}
      />
    </div>
  );
}
