import * as z from 'zod/mini';
import { accessTypes } from '#contract/academy.ts';
import { snippetCategories } from '#contract/snippets.ts';
import {
  contentDraft,
  contentRow,
  descriptionField,
  listQueryOf,
  savedItemSchema,
  shortTextField,
  titleField,
} from './admin-content.ts';
import { adminResource } from './content-endpoints.ts';

export const adminSnippetModuleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.enum(snippetCategories),
  icon: z.string(),
  createdAt: z.string(),
  snippetCount: z.int(),
});

export type AdminSnippetModule = z.infer<typeof adminSnippetModuleSchema>;

export const snippetModuleDraftSchema = z.object({
  title: titleField,
  description: descriptionField,
  category: z.enum(snippetCategories),
  icon: z._default(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{1,40}$/, 'Escolha um ícone.')), 'Code'),
});

export type SnippetModuleDraft = z.input<typeof snippetModuleDraftSchema>;

export const adminSnippetSchema = z.object({
  ...contentRow,
  type: z.string(),
  language: z.string(),
  difficulty: z.string(),
  rating: z.number(),
  downloads: z.int(),
});

export type AdminSnippet = z.infer<typeof adminSnippetSchema>;

export const snippetDraftSchema = z.object({
  ...contentDraft,
  type: z._default(shortTextField, 'script'),
  language: z._default(shortTextField, 'javascript'),
  difficulty: z._default(shortTextField, 'beginner'),
  accessType: z._default(z.enum(accessTypes), 'free'),
});

export type SnippetDraft = z.input<typeof snippetDraftSchema>;

export const {
  list: listAdminSnippetModules,
  create: createSnippetModule,
  update: updateSnippetModule,
  remove: deleteSnippetModule,
} = adminResource({
  path: 'api/admin/snippet-modules',
  nouns: { one: 'a snippet module', many: 'snippet modules' },
  deletesWith: 'its snippets and their comments',
  draft: snippetModuleDraftSchema,
  row: adminSnippetModuleSchema,
  query: listQueryOf(['title', 'category', 'createdAt', 'snippetCount']),
  created: z.object({ id: z.uuid() }),
});

const snippets = adminResource({
  path: 'api/admin/snippets',
  nouns: { one: 'a snippet', many: 'snippets' },
  deletesWith: 'its comments',
  draft: snippetDraftSchema,
  row: adminSnippetSchema,
  query: z.extend(listQueryOf(['title', 'moduleTitle', 'language', 'accessType', 'rating', 'downloads', 'createdAt']), {
    moduleId: z.optional(z.uuid()),
  }),
  created: savedItemSchema,
});

export const { list: listAdminSnippets, create: createSnippet, remove: deleteSnippet } = snippets;
export const updateSnippet = { ...snippets.update, response: savedItemSchema };
