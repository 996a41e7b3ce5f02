import type { SelectOption } from '#web/components/ui/form/select.tsx';

export const accessOptions: readonly SelectOption<'free' | 'premium'>[] = [
  { value: 'free', label: 'Gratuito' },
  { value: 'premium', label: 'Premium' },
];

export const statusOptions: readonly SelectOption<'posted' | 'scheduled'>[] = [
  { value: 'posted', label: 'Publicada' },
  { value: 'scheduled', label: 'Agendada' },
];

export const categoryOptions: readonly SelectOption<'general' | 'shopify' | 'prompts'>[] = [
  { value: 'general', label: 'Geral' },
  { value: 'shopify', label: 'Shopify' },
  { value: 'prompts', label: 'Prompts' },
];

export const categoryLabels = { general: 'Geral', shopify: 'Shopify', prompts: 'Prompts' } as const;

export const typeOptions: readonly SelectOption<string>[] = [
  { value: 'script', label: 'Script' },
  { value: 'template', label: 'Template' },
  { value: 'style', label: 'Estilo' },
  { value: 'prompt', label: 'Prompt' },
];

export const difficultyOptions: readonly SelectOption<string>[] = [
  { value: 'beginner', label: 'Iniciante' },
  { value: 'intermediate', label: 'Intermediário' },
  { value: 'advanced', label: 'Avançado' },
];

export const languageOptions: readonly SelectOption<string>[] = [
  ['javascript', 'JavaScript'],
  ['typescript', 'TypeScript'],
  ['liquid', 'Liquid'],
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['json', 'JSON'],
  ['python', 'Python'],
  ['php', 'PHP'],
  ['sql', 'SQL'],
  ['bash', 'Bash'],
  ['markdown', 'Markdown'],
  ['text', 'Texto'],
].map(([value = '', label = '']) => ({ value, label }));

export const withCurrent = (
  options: readonly SelectOption<string>[],
  current: string | undefined,
): readonly SelectOption<string>[] =>
  !current || options.some((option) => option.value === current)
    ? options
    : [{ value: current, label: current }, ...options];
