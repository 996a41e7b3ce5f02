import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '#contract/tasks.ts';
import { toConnectionString } from '#server/db/client.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { createCaller, keepBusy, type Outcome } from '#tests/faults/request-outcomes.ts';
import { findFreePort, makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';
import { send, signUp } from '#tests/support/samples/person.ts';
import { openStream } from '#tests/two-instances/stream.ts';
import { providePgBouncer, startPgBouncer } from './pgbouncer.ts';

const REQUESTS = 3000;
const CALLERS = 24;
const SESSIONS = 4;
const program = await providePgBouncer();
const about = `PgBouncer in transaction mode${program ? '' : ' (skipped: no apt to fetch it with)'}`;

describe.skipIf(!program)(about, () => {
  let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
  let postgres: EmbeddedDatabase;
  const stopping: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    postgres = await startEmbeddedDatabase({ dataDir: join(folder.path, 'postgres'), transport: 'tcp' });
  });

  afterAll(async () => {
    for (const stop of stopping) await stop();
    await postgres.stop();
    await folder.remove();
  });

  async function startPooler(settings: Record<string, string | number>): Promise<string> {
    if (!program) throw new Error('no PgBouncer');
    const pooler = await startPgBouncer(program, postgres.connection, folder.path, settings);
    stopping.push(pooler.stop);
    return pooler.url;
  }

  const refusal = async (env: Record<string, string>) => {
    const port = String(await findFreePort());
    return (await runProgram('main', [], { DATA_DIR: folder.path, PORT: port, ...env })).stderr;
  };

  it(`serves ${REQUESTS} requests through ${SESSIONS} sessions, with live events and locks on direct connections`, async () => {
    // With their own application name, so that the sessions counted below are those of the pooler.
    const direct = `${toConnectionString(postgres.connection)}&application_name=direct`;
    const url = await startPooler({ default_pool_size: SESSIONS, max_prepared_statements: 200 });
    const server = await startBuiltServer({
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: direct,
      DATABASE_POOL_SIZE: '20',
      DATA_DIR: folder.path,
      RATE_LIMITS: 'on',
    });
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp(server.url)));
    const stream = await openStream(server.url, people[0]?.access_token ?? '');
    const { ask, close } = createCaller(server.url, CALLERS);
    const outcomes: Outcome[] = [];
    const written = people.map((): string[] => []);
    let most = 0;
    const admin = new pg.Client({ connectionString: direct });
    await admin.connect();
    const busy = keepBusy(CALLERS, async (worker, turn) => {
      const who = worker % people.length;
      const token = people[who]?.access_token ?? '';
      const id = randomUUID();
      const body = { id, title: `Tarefa ${id}`, columnId: 'coluna1' };
      const isWrite = turn % 3 === 0;
      const outcome = isWrite
        ? await ask('/api/tasks', { method: 'POST', token, body })
        : await ask(turn % 3 === 1 ? '/api/board' : '/api/snippets', { token });
      outcomes.push(outcome);
      if (isWrite && outcome.status === 201) written[who]?.push(id);
    });
    const started = performance.now();
    while (outcomes.length < REQUESTS) {
      const { rows } = await admin.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where application_name = 'dropar'`,
      );
      most = Math.max(most, rows[0]?.count ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await busy.stop();
    const seconds = (performance.now() - started) / 1000;
    close();
    await admin.end();
    const failed = outcomes.filter(({ kind, status }) => kind !== 'reply' || status >= 300);
    console.log(
      `${outcomes.length} requests in ${seconds.toFixed(1)} s from ${CALLERS} connections through ${most} sessions, ${failed.length} failed`,
    );
    expect(failed).toEqual([]);
    expect(most).toBeLessThanOrEqual(SESSIONS);
    for (const [who, person] of people.entries()) {
      const board = (await send(server.url, 'GET', '/api/board', { token: person.access_token })).json<Board>();
      expect(new Set(board.tasks.map(({ id }) => id))).toEqual(new Set(written[who]));
    }
    const heard = new Set<string>();
    while (heard.size < 5) for (const id of (await stream.next())?.data.ids ?? []) heard.add(id);
    expect([...heard].filter((id) => !written[0]?.includes(id))).toEqual([]);
    expect(await server.stop()).toBe(0);
    expect(server.output.stderr).toBe('');
  }, 180_000);

  it('is refused without DATABASE_DIRECT_URL', async () => {
    const url = await startPooler({ max_prepared_statements: 200 });
    expect(await refusal({ DATABASE_URL: url })).toBe(
      'O endereço passa por um pooler (PgBouncer) que divide conexões: defina também DATABASE_DIRECT_URL, direto ao PostgreSQL. Confira DATABASE_URL.\n',
    );
  });

  it('is detected even if it drops the settings that it does not support', async () => {
    const url = await startPooler({ max_prepared_statements: 200, ignore_startup_parameters: 'options' });
    expect(await refusal({ DATABASE_URL: url })).toBe(
      'DATABASE_URL passa por um pooler (PgBouncer) em modo de transação. Defina também DATABASE_DIRECT_URL, direto ao PostgreSQL.\n',
    );
  });

  it('is refused if it does not support named prepared statements', async () => {
    const url = await startPooler({ max_prepared_statements: 0 });
    const direct = toConnectionString(postgres.connection);
    expect(await refusal({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct })).toBe(
      'O pooler em DATABASE_URL não guarda comandos preparados. É preciso o PgBouncer 1.21 ou mais novo, com max_prepared_statements = 200.\n',
    );
  });
});
