import * as z from 'zod/mini';
import { isDueDay, isDueMoment } from '#domain/tasks/due.ts';
import { launchSteps } from '#domain/tasks/launch-template.ts';
import { columnColors, columnIds, MAX_COLUMN_TITLE, MAX_TASK_TITLE } from '#domain/tasks/task-board.ts';
import { withoutPiledMarks } from '#domain/text/fold-text.ts';
import { endpoint } from './base/endpoint.ts';

const columnIdSchema = z.enum(columnIds);

const taskTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.overwrite(withoutPiledMarks),
    z.minLength(1, 'Escreva o título da tarefa.'),
    z.maxLength(MAX_TASK_TITLE, `O título pode ter no máximo ${MAX_TASK_TITLE} caracteres.`),
  );

const columnTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva o título da lista.'),
    z.maxLength(MAX_COLUMN_TITLE, `O título pode ter no máximo ${MAX_COLUMN_TITLE} caracteres.`),
  );

const dueAtSchema = z.nullable(
  z.iso
    .datetime('Escolha o dia e a hora.')
    .check(z.refine((moment) => isDueMoment(moment), 'Escolha um dia entre 2020 e 2099.')),
);

export const columnSchema = z.object({
  columnId: columnIdSchema,
  title: z.string(),
  color: z.enum(columnColors),
  /** Outside the person's plan: its tasks are kept but neither sent nor writable. */
  locked: z.boolean(),
  /** Tasks kept in a locked column; 0 in an open one, whose tasks are listed. */
  keptTasks: z.number(),
});

export const taskSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  completed: z.boolean(),
  columnId: columnIdSchema,
  position: z.string(),
  /** The moment it is due, in UTC; null without a date. */
  dueAt: z.nullable(z.string()),
  /** The product it is about. */
  productId: z.nullable(z.uuid()),
  /** The launch it belongs to, and which step of the template it is. */
  launchId: z.nullable(z.uuid()),
  launchStep: z.nullable(z.int()),
});

export const boardSchema = z.object({ columns: z.array(columnSchema), tasks: z.array(taskSchema) });

/** Right after one task, else right before the other, else at the end. */
const placeSchema = z.object({
  columnId: columnIdSchema,
  afterId: z.nullable(z.uuid()),
  beforeId: z.nullable(z.uuid()),
});

export const newTaskSchema = z.object({
  id: z.uuid(),
  title: taskTitleSchema,
  columnId: z.enum(columnIds, 'Escolha a lista.'),
  dueAt: z.optional(dueAtSchema),
  productId: z.optional(z.nullable(z.uuid())),
});

const taskPatchSchema = z
  .object({
    title: z.optional(taskTitleSchema),
    completed: z.optional(z.boolean()),
    dueAt: z.optional(dueAtSchema),
  })
  .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined), 'Informe o que mudar.'));

/** The day sales open in Japan, and the hour there. */
export const launchDraftSchema = z.object({
  day: z.iso
    .date('Escolha o dia em que as vendas abrem.')
    .check(z.refine((day) => isDueDay(day), 'Escolha um dia entre 2020 e 2099.')),
  clock: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escolha a hora, como 20:00.')),
  /** The product that is launched; one launch without a product is kept apart. */
  productId: z.nullable(z.uuid()),
  /** Which of the template's steps; those left out are left alone. */
  steps: z
    .array(z.int().check(z.minimum(1), z.maximum(launchSteps.length)))
    .check(z.minLength(1, 'Escolha ao menos uma tarefa.'), z.maxLength(launchSteps.length)),
});

const taskParams = z.object({ taskId: z.uuid() });

export type Column = z.infer<typeof columnSchema>;
export type Task = z.infer<typeof taskSchema>;
export type NewTask = z.infer<typeof newTaskSchema>;
export type TaskPatch = z.infer<typeof taskPatchSchema>;
export type LaunchDraft = z.infer<typeof launchDraftSchema>;
export type Board = z.infer<typeof boardSchema>;

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/board',
  access: 'member',
  summary: 'Columns and tasks of the signed-in user; the columns are created on the first visit',
  response: boardSchema,
});

export const createTask = endpoint({
  method: 'POST',
  path: '/api/tasks',
  access: 'member',
  summary: 'Create a task at the end of a column; repeating a request with the same id creates it once',
  body: newTaskSchema,
  response: taskSchema,
  status: 201,
});

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:taskId',
  access: 'member',
  summary: 'Change the title or the date of a task, or mark it as done',
  params: taskParams,
  body: taskPatchSchema,
  response: taskSchema,
});

export const moveTask = endpoint({
  method: 'POST',
  path: '/api/tasks/:taskId/move',
  access: 'member',
  summary: 'Move a task within its column or to another',
  params: taskParams,
  body: placeSchema,
  response: taskSchema,
});

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:taskId',
  access: 'member',
  summary: 'Delete a task',
  params: taskParams,
});

export const restoreTask = endpoint({
  method: 'POST',
  path: '/api/tasks/:taskId/restore',
  access: 'member',
  summary: 'Undo the deletion of a task, within the hour; repeating it changes nothing',
  params: taskParams,
  response: taskSchema,
});

export const renameColumn = endpoint({
  method: 'PATCH',
  path: '/api/columns/:columnId',
  access: 'member',
  summary: 'Rename a column',
  params: z.object({ columnId: columnIdSchema }),
  body: z.object({ title: columnTitleSchema }),
  response: columnSchema,
});

export const planLaunch = endpoint({
  method: 'POST',
  path: '/api/launches',
  access: 'member',
  summary: 'The tasks of the launch template; repeated, what is missing is added and what is open gets the new dates',
  body: launchDraftSchema,
  response: z.object({ created: z.int(), moved: z.int(), tasks: z.array(taskSchema) }),
});
