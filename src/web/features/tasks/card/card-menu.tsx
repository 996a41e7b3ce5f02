import { CalendarClock, CornerDownRight, Lock, PanelRight, Pencil, Trash2 } from 'lucide-react';
import type { Task } from '#contract/tasks.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/components/ui/overlay/dropdown-menu.tsx';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';
import { useBoardContext } from '../board/board-context.ts';
import { ToolButton } from './tool-button.tsx';

type CardMenuProps = { task: Task; onRename: () => void; onDelete: () => void };

/** Card actions without dragging, for phones and keyboard. Opens as soon as its code has loaded. */
export function CardMenu({ task, onRename, onDelete }: CardMenuProps) {
  const { columns, moveTo, editDue, openTask } = useBoardContext();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <ToolButton tool="menu" aria-label={`Opções: ${task.title}`} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-72" aria-label={`Opções: ${task.title}`}>
        <DropdownMenuLabel>Mover para…</DropdownMenuLabel>
        {columns
          .filter((column) => column.columnId !== task.columnId)
          .map((column) => (
            <DropdownMenuItem
              key={column.columnId}
              onSelect={() => (column.locked ? offerPremium(premiumOffers.list) : moveTo(task.id, column.columnId))}
            >
              {column.locked ? <Lock aria-hidden="true" /> : <CornerDownRight aria-hidden="true" />}
              <span className="truncate">{column.locked ? `${column.title} (Premium)` : column.title}</span>
            </DropdownMenuItem>
          ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => openTask(task.id)}>
          <PanelRight aria-hidden="true" />
          Abrir
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => editDue(task)}>
          <CalendarClock aria-hidden="true" />
          Data e hora…
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onRename}>
          <Pencil aria-hidden="true" />
          Editar título
        </DropdownMenuItem>
        <DropdownMenuItem danger onSelect={onDelete}>
          <Trash2 aria-hidden="true" />
          Excluir
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
