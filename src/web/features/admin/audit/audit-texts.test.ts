import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/admin-users.ts';
import { describeChanges, describeEntry } from './audit-texts.ts';

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 'a',
  createdAt: '2026-11-15T12:00:00Z',
  actor: null,
  action: 'updated',
  subject: 'lesson',
  subjectId: null,
  label: '',
  user: null,
  reason: '',
  changes: null,
  ...over,
});
const plan = (before: string, after: string, grant: string | null) =>
  entry({
    action: 'plan_changed',
    subject: 'user',
    changes: { plan: { before, after }, grant: { before: null, after: grant } },
  });

describe('an entry of the audit log', () => {
  it.each([
    [plan('free', 'premium', 'premium'), 'Plano mudou de Gratuito para Premium'],
    [plan('premium', 'premium', 'premium'), 'Premium concedido ao lado da assinatura'],
    [plan('admin', 'admin', 'admin'), 'Admin concedido'],
    [plan('premium', 'premium', null), 'Concessão retirada, a assinatura continua'],
    [entry({ action: 'sessions_ended', changes: { sessions: { before: 1, after: 0 } } }), '1 sessão encerrada'],
    [entry({ action: 'sessions_ended', changes: { sessions: { before: 3, after: 0 } } }), '3 sessões encerradas'],
    [entry({ action: 'factors_removed', subject: 'user' }), 'Segundo fator removido'],
    [entry({ action: 'created', label: 'Frete' }), 'Aula criada: Frete'],
    [entry({ action: 'deleted', subject: 'snippet', label: 'Aviso' }), 'Snippet excluído: Aviso'],
    [entry({ action: 'deleted', subject: 'lesson-comment' }), 'Comentário de aula excluído'],
    [entry({ action: 'reordered', subject: 'academy-module', label: 'Envio' }), 'Aulas reordenadas: Envio'],
    [entry({ action: 'tested', subject: 'webhook', label: 'chargeback' }), 'Evento de teste enviado: chargeback'],
  ])('is described in one sentence (%#)', (given, text) => expect(describeEntry(given)).toBe(text));

  it('lists the changed fields of a content, except those in its first line', () => {
    const changes = { title: { before: 'A', after: 'B' }, slug: { before: null, after: 'b' } };
    expect(describeChanges(entry({ changes }))).toEqual([
      { field: 'título', before: 'A', after: 'B' },
      { field: 'slug', before: 'vazio', after: 'b' },
    ]);
    expect(describeChanges(plan('free', 'premium', 'premium'))).toEqual([]);
  });
});
