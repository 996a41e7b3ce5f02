import * as z from 'zod/mini';
import { accessTypes, lessonStatuses } from '#contract/academy.ts';
import { endpoint } from '#contract/base/endpoint.ts';
import {
  contentDraft,
  contentRow,
  descriptionField,
  listQueryOf,
  savedItemSchema,
  shortTextField,
  titleField,
} from './admin-content.ts';
import { adminResource, idParams } from './content-endpoints.ts';

export const adminModuleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  createdAt: z.string(),
  /** Lessons that are deleted together with the module. */
  lessonCount: z.int(),
});

export type AdminModule = z.infer<typeof adminModuleSchema>;

export const moduleDraftSchema = z.object({ title: titleField, description: descriptionField });
export type ModuleDraft = z.input<typeof moduleDraftSchema>;

export const adminLessonSchema = z.object({
  ...contentRow,
  duration: z.string(),
  orderIndex: z.int(),
  status: z.enum(lessonStatuses),
  releaseDate: z.nullable(z.string()),
});

export type AdminLesson = z.infer<typeof adminLessonSchema>;

export const lessonDraftSchema = z
  .object({
    ...contentDraft,
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

export const {
  list: listAdminModules,
  create: createAcademyModule,
  update: updateAcademyModule,
  remove: deleteAcademyModule,
} = adminResource({
  path: 'api/admin/academy-modules',
  nouns: { one: 'an academy module', many: 'academy modules' },
  deletesWith: 'its lessons and their comments',
  draft: moduleDraftSchema,
  row: adminModuleSchema,
  query: listQueryOf(['title', 'createdAt', 'lessonCount']),
  created: z.object({ id: z.uuid() }),
});

export const reorderLessons = endpoint('PUT', '/api/admin/academy-modules/:id/lesson-order', 'admin', {
  summary: 'Set the order of all lessons of a module',
  params: idParams,
  body: z.object({ lessonIds: z.array(z.uuid()).check(z.maxLength(1_000)) }),
});

const lessons = adminResource({
  path: 'api/admin/lessons',
  nouns: { one: 'a lesson', many: 'lessons' },
  deletesWith: 'its comments',
  draft: lessonDraftSchema,
  row: adminLessonSchema,
  query: z.extend(listQueryOf(['title', 'moduleTitle', 'orderIndex', 'status', 'accessType', 'createdAt']), {
    moduleId: z.optional(z.uuid()),
  }),
  created: savedItemSchema,
});

export const { list: listAdminLessons, create: createLesson, remove: deleteLesson } = lessons;
export const updateLesson = { ...lessons.update, response: savedItemSchema };
