import type { SelectOption } from '#web/components/ui/form/select.tsx';

/** A value that a row has and that is none of these stays selectable. */
export const optionsOf = (labels: Readonly<Record<string, string>>, current = ''): readonly SelectOption<string>[] => [
  ...(current === '' || labels[current] ? [] : [{ value: current, label: current }]),
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

export const accessOptions = optionsOf({ free: 'Gratuito', premium: 'Premium' });

export const categoryLabels = { general: 'Geral', shopify: 'Shopify', prompts: 'Prompts' };

export const typeLabels = { script: 'Script', template: 'Template', style: 'Estilo', prompt: 'Prompt' };

export const difficultyLabels = { beginner: 'Iniciante', intermediate: 'Intermediário', advanced: 'Avançado' };

export const languageLabels = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  liquid: 'Liquid',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  python: 'Python',
  php: 'PHP',
  sql: 'SQL',
  bash: 'Bash',
  markdown: 'Markdown',
  text: 'Texto',
};
