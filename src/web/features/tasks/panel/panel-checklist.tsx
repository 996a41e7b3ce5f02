import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { readTitle } from '#domain/tasks/task-board.ts';
import {
  type ChecklistChange,
  type ChecklistItem,
  changeChecklist,
  countChecklist,
  MAX_CHECKLIST_ITEMS,
  MAX_CHECKLIST_TEXT,
} from '#domain/tasks/task-details.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EyeCheckbox } from '#web/components/ui/form/eye-checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { newId } from '#web/lib/new-id.ts';
import { InlineEdit } from '../card/inline-edit.tsx';

type PanelChecklistProps = {
  items: readonly ChecklistItem[];
  onChange: (patch: { item: ChecklistChange; checklist: { done: number; total: number } | null }) => void;
};

export function PanelChecklist({ items, onChange }: PanelChecklistProps) {
  const id = useId();
  const { done, total } = countChecklist(items);
  const fieldRef = useRef<HTMLInputElement>(null);
  const change = (item: ChecklistChange) => {
    const counts = countChecklist(changeChecklist(items, item));
    onChange({ item, checklist: counts.total === 0 ? null : counts });
  };

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    const field = fieldRef.current;
    const text = readTitle(field?.value ?? '', MAX_CHECKLIST_TEXT);
    if (!field || !text) return;
    change({ id: newId(), text });
    field.value = '';
    field.focus();
  }

  return (
    <section aria-labelledby={id}>
      <header className="flex items-center justify-between gap-3">
        <h3 className="h3" id={id}>
          Passos
        </h3>
        {total > 0 && <span className="text-fg-muted text-sm tabular-nums">{`${done} de ${total}`}</span>}
      </header>
      <ul className="mt-2">
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            // Up: insert before the previous item. Down: insert before the item after the next.
            up={items[index - 1]?.id}
            down={index < items.length - 1 ? (items[index + 2]?.id ?? null) : undefined}
            isOnly={items.length === 1}
            onChange={change}
          />
        ))}
      </ul>
      {items.length < MAX_CHECKLIST_ITEMS ? (
        <form className="mt-2 flex gap-2" onSubmit={handleAdd}>
          <Input
            ref={fieldRef}
            aria-label="Novo item"
            placeholder="Novo item"
            maxLength={MAX_CHECKLIST_TEXT}
            autoComplete="off"
          />
          <Button type="submit" size="icon" aria-label="Adicionar item">
            <Plus aria-hidden="true" />
          </Button>
        </form>
      ) : (
        <p className="hint mt-2">{`A lista chegou a ${MAX_CHECKLIST_ITEMS} itens.`}</p>
      )}
    </section>
  );
}

type ItemRowProps = {
  item: ChecklistItem;
  up: string | undefined;
  /** Null: move to the end. */
  down: string | null | undefined;
  isOnly: boolean;
  onChange: (change: ChecklistChange) => void;
};

function ItemRow({ item, up, down, isOnly, onChange }: ItemRowProps) {
  const [isEditing, setEditing] = useState(false);
  const moves = [
    { name: 'Subir', icon: ArrowUp, change: up !== undefined && { beforeId: up } },
    { name: 'Descer', icon: ArrowDown, change: down !== undefined && { beforeId: down } },
  ];
  const actions = [
    ...(isOnly ? [] : moves),
    { name: 'Excluir item', icon: Trash2, change: { removed: true as const } },
  ];
  return (
    <li className="flex items-center gap-2 border-line border-b py-1.5">
      <EyeCheckbox
        checked={item.done}
        aria-label={`Pronto: ${item.text}`}
        onChange={(event) => onChange({ id: item.id, done: event.target.checked })}
      />
      {isEditing ? (
        <InlineEdit
          value={item.text}
          label="Texto do item"
          maxLength={MAX_CHECKLIST_TEXT}
          onSave={(text) => onChange({ id: item.id, text })}
          onClose={() => setEditing(false)}
        />
      ) : (
        <button
          type="button"
          className="wrap-anywhere min-h-8 flex-1 rounded-sm text-left"
          aria-label={`${item.text}, editar item`}
          onClick={() => setEditing(true)}
        >
          {item.done ? <s className="text-fg-faint">{item.text}</s> : item.text}
        </button>
      )}
      <span className="flex">
        {actions.map(({ name, icon: Icon, change }) => (
          <Button
            key={name}
            variant="ghost"
            size="icon-sm"
            aria-label={`${name}: ${item.text}`}
            className="disabled:invisible"
            disabled={!change}
            onClick={() => change && onChange({ id: item.id, ...change })}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </span>
    </li>
  );
}
