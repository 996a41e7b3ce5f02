import type { AuditEntry } from '#contract/admin/admin-users.ts';
import type { AuditSubject } from '#domain/accounts/audit.ts';
import { planLabel } from '#domain/accounts/user-types.ts';

/** Portuguese noun of each subject, with the gender ending of its participles. */
const nouns: Record<AuditSubject, readonly [name: string, ending: 'o' | 'a']> = {
  user: ['Conta', 'a'],
  'academy-module': ['Módulo', 'o'],
  lesson: ['Aula', 'a'],
  'snippet-module': ['Módulo de snippets', 'o'],
  snippet: ['Snippet', 'o'],
  'lesson-comment': ['Comentário de aula', 'o'],
  'snippet-comment': ['Comentário de snippet', 'o'],
  order: ['Pedido', 'o'],
  webhook: ['Evento de teste', 'o'],
  image: ['Imagem', 'a'],
  'legal-page': ['Página', 'a'],
  'ai-settings': ['Inteligência', 'a'],
  'local-translator': ['Tradutor local', 'o'],
  security: ['Segurança', 'a'],
};

export const subjectOptions = (Object.keys(nouns) as AuditSubject[]).map((value) => ({
  value,
  label: value === 'user' ? 'Usuário' : value === 'legal-page' ? 'Termos e privacidade' : nouns[value][0],
}));

const verbs = {
  created: 'criad',
  updated: 'alterad',
  deleted: 'excluíd',
  restored: 'restaurad',
  attached: 'vinculad',
  tested: 'enviad',
  published: 'publicad',
} as const;

export function describeEntry({ action, subject, label, changes }: AuditEntry): string {
  switch (action) {
    case 'plan_changed':
      return describePlan(changes);
    case 'sessions_ended': {
      const ended = Number(changes?.sessions?.before ?? 0);
      return ended === 1 ? '1 sessão encerrada' : `${ended} sessões encerradas`;
    }
    case 'factors_removed':
      return 'Segundo fator removido';
    case 'reordered':
      return `Aulas reordenadas${quoted(label)}`;
    default: {
      const [name, ending] = nouns[subject];
      return `${name} ${verbs[action]}${ending}${quoted(label)}`;
    }
  }
}

const quoted = (label: string): string => (label ? `: ${label}` : '');

function describePlan(changes: AuditEntry['changes']): string {
  const { plan, grant } = changes ?? {};
  if (plan?.before !== plan?.after) return `Plano mudou de ${labelOf(plan?.before)} para ${labelOf(plan?.after)}`;
  if (grant?.after === 'premium') return 'Premium concedido ao lado da assinatura';
  return grant?.after ? `${labelOf(grant.after)} concedido` : 'Concessão retirada, a assinatura continua';
}

const labelOf = (userType: unknown): string => planLabel(String(userType));

const fields: Readonly<Record<string, string>> = {
  title: 'título',
  description: 'descrição',
  content: 'conteúdo',
  slug: 'slug',
  moduleId: 'módulo',
  videoUrl: 'vídeo',
  thumbnailUrl: 'imagem',
  duration: 'duração',
  orderIndex: 'ordem',
  accessType: 'acesso',
  status: 'status',
  releaseDate: 'data',
  category: 'categoria',
  icon: 'ícone',
  type: 'tipo',
  language: 'linguagem',
  difficulty: 'dificuldade',
  writerProvider: 'quem escreve',
  writerModel: 'modelo',
  writerUrl: 'endereço do modelo',
  writerKey: 'chave do modelo',
  writerPrivate: 'modelo na rede interna',
  translatorProvider: 'quem traduz',
  translatorUrl: 'endereço do tradutor',
  translatorKey: 'chave do tradutor',
  translatorPrivate: 'tradutor na rede interna',
  tokensPerDay: 'tokens por dia',
  usesJudge: 'segunda olhada',
  readsBack: 'leitura de volta',
};

export type FieldChange = { field: string; before: string; after: string };

/** Changed fields of content entries; for people, `describeEntry` already includes the change. */
export function describeChanges({ subject, changes }: AuditEntry): FieldChange[] {
  if (subject === 'user' || !changes) return [];
  return Object.entries(changes).map(([field, { before, after }]) => ({
    field: fields[field] ?? field,
    before: toText(before),
    after: toText(after),
  }));
}

const toText = (value: unknown): string => (value === null || value === '' ? 'vazio' : String(value));
