import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { commentEndpoints, ratingDraftSchema } from './comments.ts';

export const accessTypes = ['free', 'premium'] as const;
export const lessonStatuses = ['posted', 'scheduled'] as const;

export const lessonSummarySchema = z.object({
  id: z.uuid(),
  slug: z.nullable(z.string()),
  title: z.string(),
  duration: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  accessType: z.enum(accessTypes),
  state: z.enum(['open', 'scheduled', 'premium']),
  releaseDate: z.nullable(z.string()),
  completed: z.boolean(),
});

export type LessonSummary = z.infer<typeof lessonSummarySchema>;

export const academyModuleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  lessons: z.array(lessonSummarySchema),
});

export type AcademyModule = z.infer<typeof academyModuleSchema>;

export const lessonSchema = z.object({
  id: z.uuid(),
  slug: z.nullable(z.string()),
  title: z.string(),
  duration: z.string(),
  accessType: z.enum(accessTypes),
  /** Null while the lesson is scheduled. */
  material: z.nullable(
    z.object({
      description: z.string(),
      content: z.string(),
      /** False for a lesson of text alone; true for every video address, even one that is not recognised. */
      hasVideo: z.boolean(),
      videoId: z.nullable(z.string()),
      averageRating: z.nullable(z.number()),
      ratingCount: z.int(),
      myRating: z.nullable(z.number()),
    }),
  ),
  releaseDate: z.nullable(z.string()),
  completed: z.boolean(),
  module: academyModuleSchema,
});

export type Lesson = z.infer<typeof lessonSchema>;

const lessonParams = z.object({ lessonId: z.uuid() });

export const listAcademyModules = endpoint('GET', '/api/academy/modules', 'member', {
  summary: 'All modules with their lessons and the reader’s progress',
  response: z.object({ modules: z.array(academyModuleSchema) }),
});

export const getAcademyModule = endpoint('GET', '/api/academy/modules/:moduleId', 'member', {
  summary: 'One module with its lessons and the reader’s progress',
  params: z.object({ moduleId: z.uuid() }),
  response: academyModuleSchema,
});

export const getLesson = endpoint('GET', '/api/academy/modules/:moduleId/lessons/:identifier', 'member', {
  summary: 'A lesson by id or slug, with its module',
  params: z.object({ moduleId: z.uuid(), identifier: z.string().check(z.maxLength(200)) }),
  response: lessonSchema,
});

export const completeLesson = endpoint('PUT', '/api/lessons/:lessonId/completion', 'member', {
  summary: 'Mark a lesson as completed, or not',
  params: lessonParams,
  body: z.object({ completed: z.boolean() }),
  response: z.object({ completed: z.boolean() }),
});

export const rateLesson = endpoint('PUT', '/api/lessons/:lessonId/rating', 'member', {
  summary: 'Rate a lesson; one rating per person',
  params: lessonParams,
  body: ratingDraftSchema,
  response: z.object({ myRating: z.number(), averageRating: z.number(), ratingCount: z.int() }),
});

export const {
  list: listLessonComments,
  add: addLessonComment,
  edit: editLessonComment,
  remove: deleteLessonComment,
  restore: restoreLessonComment,
} = commentEndpoints({
  path: 'api/lessons/:lessonId',
  commentPath: 'api/lesson-comments',
  params: lessonParams,
  noun: 'lesson',
  order: 'oldest first',
  editors: 'its author or an administrator',
});
