import * as z from 'zod/mini';
import { accessTypes, lessonStatuses } from './academy.ts';
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

export const adminModuleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  createdAt: z.string(),
  /** What a deletion takes along. */
  lessonCount: z.int(),
});

export type AdminModule = z.infer<typeof adminModuleSchema>;

export const moduleDraftSchema = z.object({ title: titleField, description: descriptionField });
export type ModuleDraft = z.input<typeof moduleDraftSchema>;

export const adminLessonSchema = z.object({
  id: z.uuid(),
  moduleId: z.uuid(),
  moduleTitle: z.string(),
  slug: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  videoUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  duration: z.string(),
  orderIndex: z.int(),
  accessType: z.enum(accessTypes),
  status: z.enum(lessonStatuses),
  releaseDate: z.nullable(z.string()),
  createdAt: z.string(),
});

export type AdminLesson = z.infer<typeof adminLessonSchema>;

export const lessonDraftSchema = z
  .object({
    moduleId: z.uuid('Escolha o módulo.'),
    slug: slugField,
    title: titleField,
    description: descriptionField,
    content: contentField,
    videoUrl: videoUrlField,
    thumbnailUrl: thumbnailUrlField,
    duration: shortTextField,
    orderIndex: z.int('Informe um número inteiro.').check(z.minimum(0), z.maximum(100_000)),
    accessType: z.enum(accessTypes),
    status: z.enum(lessonStatuses),
    releaseDate: z.nullable(z.iso.datetime({ offset: true, error: 'Defina a data de agendamento.' })),
  })
  .check(
    z.refine((lesson) => lesson.status === 'posted' || lesson.releaseDate !== null, {
      path: ['releaseDate'],
      error: 'Defina a data de agendamento.',
    }),
  );

export type LessonDraft = z.input<typeof lessonDraftSchema>;

export const listAdminModules = endpoint({
  method: 'GET',
  path: '/api/admin/academy-modules',
  access: 'admin',
  summary: 'Academy modules, searchable, sortable, paged',
  query: listQueryOf(['title', 'createdAt', 'lessonCount']),
  response: z.object({ rows: z.array(adminModuleSchema), total: z.int() }),
});

export const createAcademyModule = endpoint({
  method: 'POST',
  path: '/api/admin/academy-modules',
  access: 'admin',
  summary: 'Create an academy module',
  body: moduleDraftSchema,
  response: z.object({ id: z.uuid() }),
  status: 201,
});

export const updateAcademyModule = endpoint({
  method: 'PUT',
  path: '/api/admin/academy-modules/:id',
  access: 'admin',
  summary: 'Change an academy module',
  params: idParams,
  body: moduleDraftSchema,
});

export const deleteAcademyModule = endpoint({
  method: 'DELETE',
  path: '/api/admin/academy-modules/:id',
  access: 'admin',
  summary: 'Delete an academy module with its lessons and their comments',
  params: idParams,
});

export const reorderLessons = endpoint({
  method: 'PUT',
  path: '/api/admin/academy-modules/:id/lesson-order',
  access: 'admin',
  summary: 'Set the order of all lessons of a module',
  params: idParams,
  body: z.object({ lessonIds: z.array(z.uuid()).check(z.maxLength(1_000)) }),
});

export const listAdminLessons = endpoint({
  method: 'GET',
  path: '/api/admin/lessons',
  access: 'admin',
  summary: 'Lessons, searchable, sortable, paged',
  query: z.extend(listQueryOf(['title', 'moduleTitle', 'orderIndex', 'status', 'accessType', 'createdAt']), {
    moduleId: z.optional(z.uuid()),
  }),
  response: z.object({ rows: z.array(adminLessonSchema), total: z.int() }),
});

export const createLesson = endpoint({
  method: 'POST',
  path: '/api/admin/lessons',
  access: 'admin',
  summary: 'Create a lesson',
  body: lessonDraftSchema,
  response: z.object({ id: z.uuid(), slug: z.nullable(z.string()) }),
  status: 201,
});

export const updateLesson = endpoint({
  method: 'PUT',
  path: '/api/admin/lessons/:id',
  access: 'admin',
  summary: 'Change a lesson',
  params: idParams,
  body: lessonDraftSchema,
  response: z.object({ id: z.uuid(), slug: z.nullable(z.string()) }),
});

export const deleteLesson = endpoint({
  method: 'DELETE',
  path: '/api/admin/lessons/:id',
  access: 'admin',
  summary: 'Delete a lesson with its comments',
  params: idParams,
});
