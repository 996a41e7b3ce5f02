import * as z from 'zod';

const LANGUAGES: Readonly<Record<string, string>> = {
  liquid: 'liquid',
  css: 'css',
  html: 'html',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
};

const snippetSeed = z.object({
  /** File in seed-content/snippets; the slug is its name without extension. */
  file: z.string().regex(/^[a-z\d-]+\.\w+$/),
  type: z.enum(['script', 'section', 'style', 'page', 'prompt', 'email']),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  accessType: z.enum(['free', 'premium']),
  title: z.string(),
  description: z.string(),
});

export type SnippetModuleSeed = {
  title: string;
  description: string;
  category: 'general' | 'shopify' | 'prompts';
  icon: string;
  snippets: readonly (z.infer<typeof snippetSeed> & { language: string })[];
};

/** Two lines for each: file, type, difficulty, access and title, then the description. */
export function snippetTable(rows: string): SnippetModuleSeed['snippets'] {
  const lines = rows
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.flatMap((head, at) => {
    if (at % 2 === 1) return [];
    const [file = '', type, difficulty, accessType, title] = head.split(' | ');
    const language = type === 'prompt' ? 'prompt' : (LANGUAGES[file.replace(/^.*\./, '')] ?? 'text');
    const description = lines[at + 1];
    return [{ ...snippetSeed.parse({ file, type, difficulty, accessType, title, description }), language }];
  });
}
