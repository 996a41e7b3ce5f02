import * as z from 'zod/mini';
import { accessTypes } from './academy.ts';
import {
  contentField,
  descriptionField,
  idParams,
  listQueryOf,
  shortTextField,
  slugField,
  thumbnailUrlField,
  titleField,
  videoUrlField,
} from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { snippetCategories } from './snippets.ts';

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
  id: z.uuid(),
  moduleId: z.uuid(),
  moduleTitle: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  slug: z.nullable(z.string()),
  type: z.string(),
  language: z.string(),
  difficulty: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  accessType: z.enum(accessTypes),
  rating: z.number(),
  downloads: z.int(),
  createdAt: z.string(),
});

export type AdminSnippet = z.infer<typeof adminSnippetSchema>;

export const snippetDraftSchema = z.object({
  moduleId: z.uuid('Escolha o módulo.'),
  title: titleField,
  description: descriptionField,
  content: contentField,
  slug: slugField,
  type: z._default(shortTextField, 'script'),
  language: z._default(shortTextField, 'javascript'),
  difficulty: z._default(shortTextField, 'beginner'),
  thumbnailUrl: thumbnailUrlField,
  videoUrl: videoUrlField,
  accessType: z._default(z.enum(accessTypes), 'free'),
});

export type SnippetDraft = z.input<typeof snippetDraftSchema>;

export const listAdminSnippetModules = endpoint({
  method: 'GET',
  path: '/api/admin/snippet-modules',
  access: 'admin',
  summary: 'Snippet modules, searchable, sortable, paged',
  query: listQueryOf(['title', 'category', 'createdAt', 'snippetCount']),
  response: z.object({ rows: z.array(adminSnippetModuleSchema), total: z.int() }),
});

export const createSnippetModule = endpoint({
  method: 'POST',
  path: '/api/admin/snippet-modules',
  access: 'admin',
  summary: 'Create a snippet module',
  body: snippetModuleDraftSchema,
  response: z.object({ id: z.uuid() }),
  status: 201,
});

export const updateSnippetModule = endpoint({
  method: 'PUT',
  path: '/api/admin/snippet-modules/:id',
  access: 'admin',
  summary: 'Change a snippet module',
  params: idParams,
  body: snippetModuleDraftSchema,
});

export const deleteSnippetModule = endpoint({
  method: 'DELETE',
  path: '/api/admin/snippet-modules/:id',
  access: 'admin',
  summary: 'Delete a snippet module with its snippets and their comments',
  params: idParams,
});

export const listAdminSnippets = endpoint({
  method: 'GET',
  path: '/api/admin/snippets',
  access: 'admin',
  summary: 'Snippets, searchable, sortable, paged',
  query: z.extend(listQueryOf(['title', 'moduleTitle', 'language', 'accessType', 'rating', 'downloads', 'createdAt']), {
    moduleId: z.optional(z.uuid()),
  }),
  response: z.object({ rows: z.array(adminSnippetSchema), total: z.int() }),
});

export const createSnippet = endpoint({
  method: 'POST',
  path: '/api/admin/snippets',
  access: 'admin',
  summary: 'Create a snippet',
  body: snippetDraftSchema,
  response: z.object({ id: z.uuid(), slug: z.nullable(z.string()) }),
  status: 201,
});

export const updateSnippet = endpoint({
  method: 'PUT',
  path: '/api/admin/snippets/:id',
  access: 'admin',
  summary: 'Change a snippet',
  params: idParams,
  body: snippetDraftSchema,
  response: z.object({ id: z.uuid(), slug: z.nullable(z.string()) }),
});

export const deleteSnippet = endpoint({
  method: 'DELETE',
  path: '/api/admin/snippets/:id',
  access: 'admin',
  summary: 'Delete a snippet with its comments',
  params: idParams,
});
