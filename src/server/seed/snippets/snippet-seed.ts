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
