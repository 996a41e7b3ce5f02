import * as z from 'zod/mini';
import { isDueDay, isDueMoment } from '#domain/tasks/due.ts';
import { launchSteps } from '#domain/tasks/launch-template.ts';
import { columnColors, columnIds, MAX_COLUMN_TITLE, MAX_TASK_TITLE } from '#domain/tasks/task-board.ts';
import {
  historyKinds,
  labelColors,
  MAX_CHECKLIST_TEXT,
  MAX_LABEL_NAME,
  MAX_TASK_DESCRIPTION,
  MAX_TASK_NOTE,
} from '#domain/tasks/task-details.ts';
import { withoutOddMarks } from '#domain/text/fold-text.ts';
import { endpoint } from './base/endpoint.ts';

const columnIdSchema = z.enum(columnIds);

const taskTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.overwrite(withoutOddMarks),
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
  /** Not included in the person's plan: the tasks are saved, but neither sent nor editable. */
  locked: z.boolean(),
  /** Number of tasks in a locked column; 0 in an unlocked one, whose tasks are listed. */
  keptTasks: z.number(),
});

export const taskSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  completed: z.boolean(),
  columnId: columnIdSchema,
  position: z.string(),
  /** Due time in UTC; null without a date. */
  dueAt: z.nullable(z.string()),
  productId: z.nullable(z.uuid()),
  /** The launch that the task belongs to, and its step in the launch template. */
  launchId: z.nullable(z.uuid()),
  launchStep: z.nullable(z.int()),
  /** Absent or null when the task has no labels. */
  labels: z.optional(z.nullable(z.array(z.enum(labelColors)))),
  checklist: z.optional(z.nullable(z.object({ done: z.int(), total: z.int() }))),
});

export const taskDetailsSchema = z.object({
  description: z.string(),
  checklist: z.array(z.object({ id: z.string(), text: z.string(), done: z.boolean() })),
  notes: z.array(z.object({ id: z.string(), text: z.string(), at: z.string() })),
  history: z.array(
    z.object({ kind: z.enum(historyKinds), at: z.string(), columnId: z.optional(z.nullable(columnIdSchema)) }),
  ),
  createdAt: z.string(),
});

export const openedTaskSchema = z.extend(taskSchema, { details: taskDetailsSchema });

export const boardSchema = z.object({
  columns: z.array(columnSchema),
  tasks: z.array(taskSchema),
  /** Steps of a launch that were ticked just now, since their part of the product is done. */
  ticked: z.optional(z.array(z.uuid())),
  /** Of the labels that their owner has named. */
  labelNames: z.optional(z.partialRecord(z.enum(labelColors), z.string())),
});

/** Right after the first task, else right before the second, else at the end. */
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

const line = (max: number, message: string) =>
  z.string().check(z.trim(), z.overwrite(withoutOddMarks), z.minLength(1, message), z.maxLength(max));

const checklistChangeSchema = z.object({
  id: z.uuid(),
  text: z.optional(line(MAX_CHECKLIST_TEXT, 'Escreva o item.')),
  done: z.optional(z.boolean()),
  removed: z.optional(z.literal(true)),
  beforeId: z.optional(z.nullable(z.uuid())),
});

const taskPatchSchema = z
  .object({
    title: z.optional(taskTitleSchema),
    completed: z.optional(z.boolean()),
    dueAt: z.optional(dueAtSchema),
    productId: z.optional(z.nullable(z.uuid())),
    labels: z.optional(z.array(z.enum(labelColors)).check(z.maxLength(labelColors.length))),
    description: z.optional(
      z.string().check(z.trim(), z.overwrite(withoutOddMarks), z.maxLength(MAX_TASK_DESCRIPTION)),
    ),
    item: z.optional(checklistChangeSchema),
    note: z.optional(z.object({ id: z.uuid(), text: line(MAX_TASK_NOTE, 'Escreva a nota.') })),
    removedNoteId: z.optional(z.uuid()),
  })
  .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined), 'Informe o que mudar.'));

/** Day and hour of the start of sales, in Japan time. */
export const launchDraftSchema = z.object({
  day: z.iso
    .date('Escolha o dia em que as vendas abrem.')
    .check(z.refine((day) => isDueDay(day), 'Escolha um dia entre 2020 e 2099.')),
  clock: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escolha a hora, como 20:00.')),
  /** The launched product; a launch without a product is separate from these. */
  productId: z.nullable(z.uuid()),
  /** Selected steps of the template; other steps are not created. */
  steps: z
    .array(z.int().check(z.minimum(1), z.maximum(launchSteps.length)))
    .check(z.minLength(1, 'Escolha ao menos uma tarefa.'), z.maxLength(launchSteps.length)),
});

const taskParams = z.object({ taskId: z.uuid() });

export type Column = z.infer<typeof columnSchema>;
export type Task = z.infer<typeof taskSchema>;
export type TaskDetails = z.infer<typeof taskDetailsSchema>;
export type OpenedTask = z.infer<typeof openedTaskSchema>;
export type NewTask = z.infer<typeof newTaskSchema>;
export type TaskPatch = z.infer<typeof taskPatchSchema>;
export type LaunchDraft = z.infer<typeof launchDraftSchema>;
export type Board = z.infer<typeof boardSchema>;

export const getBoard = endpoint('GET', '/api/board', 'member', {
  summary: 'Columns and tasks of the signed-in user; the columns are created on the first visit',
  response: boardSchema,
});

export const createTask = endpoint('POST', '/api/tasks', 'member', {
  summary: 'Create a task at the end of a column; repeating a request with the same id creates it once',
  body: newTaskSchema,
  response: taskSchema,
  status: 201,
});

export const getTask = endpoint('GET', '/api/tasks/:taskId', 'member', {
  summary: 'A task with its description, checklist, notes and history',
  params: taskParams,
  response: openedTaskSchema,
});

export const updateTask = endpoint('PATCH', '/api/tasks/:taskId', 'member', {
  summary: 'Change what a task says, one item of its checklist or one note, or mark it as done',
  params: taskParams,
  body: taskPatchSchema,
  response: openedTaskSchema,
});

export const moveTask = endpoint('POST', '/api/tasks/:taskId/move', 'member', {
  summary: 'Move a task within its column or to another',
  params: taskParams,
  body: placeSchema,
  response: taskSchema,
});

export const deleteTask = endpoint('DELETE', '/api/tasks/:taskId', 'member', {
  summary: 'Delete a task',
  params: taskParams,
});

export const restoreTask = endpoint('POST', '/api/tasks/:taskId/restore', 'member', {
  summary: 'Undo the deletion of a task, within the hour; repeating it changes nothing',
  params: taskParams,
  response: taskSchema,
});

export const renameColumn = endpoint('PATCH', '/api/columns/:columnId', 'member', {
  summary: 'Rename a column',
  params: z.object({ columnId: columnIdSchema }),
  body: z.object({ title: columnTitleSchema }),
  response: columnSchema,
});

export const nameLabel = endpoint('PUT', '/api/task-labels/:color', 'member', {
  summary: 'Name one of the six labels',
  params: z.object({ color: z.enum(labelColors) }),
  body: z.object({ name: line(MAX_LABEL_NAME, 'Escreva o nome da etiqueta.') }),
});

export const planLaunch = endpoint('POST', '/api/launches', 'member', {
  summary: 'The tasks of the launch template; repeated, what is missing is added and what is open gets the new dates',
  body: launchDraftSchema,
  response: z.object({ created: z.int(), moved: z.int(), tasks: z.array(taskSchema) }),
});
