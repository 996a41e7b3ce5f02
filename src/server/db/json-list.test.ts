import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { jsonList } from './json-list.ts';
import { userTasks } from './schema/tasks.ts';

it("rejects a timestamp, whose JSON text would differ from the column's format", () => {
  const build = () => jsonList({ id: userTasks.id, createdAt: userTasks.createdAt }, sql`from ${userTasks}`);
  expect(build).toThrow('createdAt is a time');
  expect(() => jsonList({ id: userTasks.id }, sql`from ${userTasks}`)).not.toThrow();
});
