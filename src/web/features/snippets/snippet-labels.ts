import { formatWhole } from '#domain/text/format-number.ts';

const difficulties: Readonly<Record<string, string>> = {
  beginner: 'iniciante',
  intermediate: 'intermediário',
  advanced: 'avançado',
};

const types: Readonly<Record<string, string>> = {
  section: 'seção',
  style: 'estilo',
  page: 'página',
  email: 'e-mail',
};

/** Stored values are free text: unknown ones are shown unchanged. */
export const difficultyLabel = (difficulty: string): string => difficulties[difficulty] ?? difficulty;
export const typeLabel = (type: string): string => types[type] ?? type;

export function describeRatingCount(count: number): string {
  if (count === 0) return 'Nenhuma avaliação ainda';
  return count === 1 ? '1 avaliação' : `${formatWhole(count)} avaliações`;
}

export const describeSnippetCount = (count: number): string =>
  count === 1 ? '1 snippet' : `${formatWhole(count)} snippets`;
