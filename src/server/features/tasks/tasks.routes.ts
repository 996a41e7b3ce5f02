import {
  createTask,
  deleteTask,
  getBoard,
  getTask,
  moveTask,
  nameLabel,
  planLaunch,
  renameColumn,
  restoreTask,
  updateTask,
} from '#contract/tasks.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as board from './board.service.ts';
import * as launches from './plan-launch.ts';
import * as tasks from './tasks.service.ts';

export function registerTaskRoutes(app: App): void {
  route(app, getBoard, ({ db, actor }) => board.getBoard(db, actor));
  route(app, renameColumn, ({ db, actor, params, body }) => board.renameColumn(db, actor, { ...params, ...body }));
  route(app, createTask, ({ db, actor, body }) => tasks.createTask(db, actor, body));
  route(app, updateTask, ({ db, deps, actor, params, body }) =>
    tasks.updateTask(db, actor, { ...params, ...body, now: deps.now() }),
  );
  route(app, getTask, ({ db, actor, params }) => tasks.getTask(db, actor, params.taskId));
  route(app, nameLabel, ({ db, actor, params, body }) => board.nameLabel(db, actor, { ...params, ...body }));
  route(app, moveTask, ({ db, actor, params, body }) => tasks.moveTask(db, actor, { ...params, ...body }));
  route(app, planLaunch, ({ db, actor, body }) => launches.planLaunch(db, actor, body));
  route(app, deleteTask, ({ db, actor, params }) => tasks.deleteTask(db, actor, params));
  route(app, restoreTask, ({ db, actor, deps, params }) => tasks.restoreTask(db, actor, params.taskId, deps.now()));
}
