type SnippetSeed = {
  /** File in seed-content/snippets; the slug is its name without extension. */
  file: string;
  title: string;
  description: string;
  type: 'script' | 'section' | 'style' | 'page' | 'prompt' | 'email';
  language: 'liquid' | 'css' | 'html' | 'javascript' | 'typescript' | 'python' | 'prompt' | 'text';
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  accessType: 'free' | 'premium';
};

export type SnippetModuleSeed = {
  title: string;
  description: string;
  category: 'general' | 'shopify' | 'prompts';
  /** Name of a lucide icon. */
  icon: string;
  snippets: readonly SnippetSeed[];
};

const LANGUAGES: Readonly<Record<string, SnippetSeed['language']>> = {
  liquid: 'liquid',
  css: 'css',
  html: 'html',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
};

export const snippet = (
  file: string,
  type: SnippetSeed['type'],
  difficulty: SnippetSeed['difficulty'],
  accessType: SnippetSeed['accessType'],
  { title, description }: Pick<SnippetSeed, 'title' | 'description'>,
): SnippetSeed => {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const language = type === 'prompt' ? 'prompt' : (LANGUAGES[ending] ?? 'text');
  return { file, title, description, type, language, difficulty, accessType };
};
