import { hashText } from '#domain/robots/seeded-random.ts';
import type { GateEntry } from './evaluate-gate.ts';

export type GateTask = { id: string; title: string };

/** One task per alert. Idempotent: the task id is derived from product and rule. */
export const gateTasksOf = (productId: string, productName: string, entries: readonly GateEntry[]): GateTask[] =>
  entries
    .filter(({ verdict }) => verdict !== 'sem_alerta')
    .map(({ rule, question, verdict, law, reason, proof }) => ({
      id: idOf(`${productId} ${rule} ${question}`),
      title: `${productName}: ${verdict === 'bloqueia' ? 'resolver' : 'provar'} ${law.pt || 'o que falta saber'}. ${proof || reason}`,
    }));

/** Four hashes in the form of a UUID. */
function idOf(text: string): string {
  const hex = ['a', 'b', 'c', 'd'].map((salt) => hashText(`${salt} ${text}`).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
