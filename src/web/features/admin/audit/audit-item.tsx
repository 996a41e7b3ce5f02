import {
  Crown,
  FileText,
  History,
  LogOut,
  type LucideIcon,
  Pencil,
  Plus,
  ShieldOff,
  Trash2,
  Undo2,
  Webhook,
} from 'lucide-react';
import type { AuditEntry } from '#contract/admin/admin-users.ts';
import type { AuditAction } from '#domain/accounts/audit.ts';
import { formatSeen } from '../users/format-seen.ts';
import { describeChanges, describeEntry } from './audit-texts.ts';

const icons: Partial<Record<AuditAction, LucideIcon>> = {
  plan_changed: Crown,
  sessions_ended: LogOut,
  factors_removed: ShieldOff,
  created: Plus,
  updated: Pencil,
  deleted: Trash2,
  restored: Undo2,
  tested: Webhook,
  published: FileText,
};

/** Name of the person who acted; deleted accounts have no name. */
const actorOf = ({ actor }: AuditEntry): string => (actor ? (actor.name ?? 'Conta excluída') : 'Linha de comando');

export function AuditItem({ entry, showsPerson = false }: { entry: AuditEntry; showsPerson?: boolean }) {
  const Icon = icons[entry.action] ?? History;
  const changes = describeChanges(entry);
  return (
    <li>
      <Icon aria-hidden="true" />
      <div className="min-w-0">
        <p>{describeEntry(entry)}</p>
        {showsPerson && entry.user && (
          <p className="text-fg-soft text-sm">Pessoa: {entry.user.name ?? 'Conta excluída'}</p>
        )}
        {entry.reason && <p className="text-fg-soft text-sm">Motivo: {entry.reason}</p>}
        {changes.length > 0 && (
          <ul className="mt-0.5 text-fg-soft text-sm">
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                {field}: {before} → {after}
              </li>
            ))}
          </ul>
        )}
        <p className="text-fg-muted text-sm tabular-nums">
          {actorOf(entry)}, {formatSeen(entry.createdAt)}
        </p>
      </div>
    </li>
  );
}
