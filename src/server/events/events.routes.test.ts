import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { streamEvents } from '#contract/events.ts';
import { createTask, renameColumn } from '#contract/tasks.ts';
import { createNotifyListener } from '#server/db/notify-listener.ts';
import { authSessions } from '#server/db/schema/auth.ts';
import { startHttpServer } from '#server/http-server.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { createEventHub } from './event-hub.ts';
import { publishEvent } from './events.service.ts';

const { api, deps } = await createTestApp();

/** A second hub beside the app's, with its own connection. */
function startHub(options?: { heartbeatMs: number }) {
  const listener = createNotifyListener(deps.link, deps.log);
  onTestFinished(() => listener.stop());
  return createEventHub({ ...deps, listener }, options);
}

type Frame = { event: string; data: unknown };
const opened: ReadableStreamDefaultReader<Uint8Array>[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.cancel().catch(() => {})));
});

/** Reads one event at a time, skipping heartbeats; undefined once the stream has ended. */
function readEvents(body: ReadableStream<Uint8Array> | null) {
  if (!body) throw new Error('no stream');
  const reader = body.getReader();
  opened.push(reader);
  const decoder = new TextDecoder();
  let buffer = '';
  async function next(): Promise<Frame | undefined> {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const frame = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
        if (event) return { event, data: JSON.parse(data ?? '') };
      } else {
        const { value, done } = await reader.read();
        if (done) return undefined;
        buffer += decoder.decode(value, { stream: true });
      }
    }
  }
  /** Remaining events of the last chunk. */
  const takeRest = () => {
    const rest = buffer;
    buffer = '';
    return rest;
  };
  return Object.assign(next, { takeRest });
}

async function openEvents(user: TestUser) {
  const response = await api.as(user).fetch(streamEvents.path);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const next = readEvents(response.body);
  expect(await next()).toEqual({ event: 'ready', data: {} });
  next.takeRest(); // replayed changes; they arrive in one chunk with the first event
  return next;
}

const addTask = (user: TestUser, title: string) =>
  api.as(user).send(createTask, { body: { id: randomUUID(), title, columnId: 'coluna1' } });

describe('event stream', () => {
  it('sends changed ids without content to every open tab of a person', async () => {
    const user = await buildUser(deps.db);
    const tabs = [await openEvents(user), await openEvents(user)];
    const task = await addTask(user, 'Texto particular');
    for (const next of tabs) {
      expect(await next()).toEqual({ event: 'change', data: { topic: 'tasks', ids: [task.body.id] } });
    }
    await api.as(user).send(renameColumn, { params: { columnId: 'coluna1' }, body: { title: 'Nome particular' } });
    for (const next of tabs) {
      expect(await next()).toEqual({ event: 'change', data: { topic: 'tasks', ids: ['coluna1'] } });
    }
  });

  it('sends nothing to other people', async () => {
    const [user, other] = [await buildUser(deps.db), await buildUser(deps.db)];
    const next = await openEvents(other);
    await addTask(user, 'Minha');
    const own = await addTask(other, 'Dela');
    expect(await next()).toMatchObject({ data: { ids: [own.body.id] } });
  });

  it('replays changes that happened while the stream was being opened', async () => {
    const user = await buildUser(deps.db);
    await openEvents(user);
    await addTask(user, 'Entre a leitura e a abertura');
    const response = await api.as(user).fetch(streamEvents.path);
    const next = readEvents(response.body);
    expect(await next()).toEqual({ event: 'ready', data: {} });
    // With ids, or as "anything" while the server has only just begun to listen.
    expect(await next()).toMatchObject({ event: 'change', data: { topic: 'tasks' } });
  });

  it('sends nothing for a change that was rolled back', async () => {
    const user = await buildUser(deps.db);
    const next = await openEvents(user);
    await deps.db
      .transaction(async (tx) => {
        await publishEvent(tx, { userId: user.id, topic: 'tasks', ids: ['never'] });
        throw new Error('undo');
      })
      .catch(() => {});
    await deps.db.transaction((tx) => publishEvent(tx, { userId: user.id, topic: 'plan', ids: [] }));
    expect(await next()).toEqual({ event: 'change', data: { topic: 'plan', ids: [] } });
  });

  it('sends only the topic when too many rows changed for one notification', async () => {
    const user = await buildUser(deps.db);
    const next = await openEvents(user);
    const ids = Array.from({ length: 500 }, () => randomUUID());
    await publishEvent(deps.db, { userId: user.id, topic: 'tasks', ids });
    expect(await next()).toEqual({ event: 'change', data: { topic: 'tasks', ids: [] } });
  });

  it('ends at once for a session that is signed out, and stays open for others', async () => {
    const user = await buildUser(deps.db);
    const next = await openEvents(user);
    await publishEvent(deps.db, { userId: user.id, topic: 'session', ids: [randomUUID()] });
    await publishEvent(deps.db, { userId: user.id, topic: 'plan', ids: [] });
    expect(await next()).toMatchObject({ event: 'change' });
    await api.as(user).fetch('/auth/v1/logout?scope=local', { method: 'POST' });
    expect(await next()).toEqual({ event: 'ended', data: {} });
    expect(await next()).toBeUndefined();
  });

  it('ends by itself when its session is no longer valid', async () => {
    const user = await buildUser(deps.db);
    const [session] = await deps.db
      .insert(authSessions)
      .values({ userId: user.id, refreshKey: Buffer.alloc(32) })
      .returning();
    if (!session) throw new Error('no session');
    const hub = startHub({ heartbeatMs: 20 });
    const next = readEvents(await hub.open({ userId: user.id, sessionId: session.id }));
    expect(await next()).toMatchObject({ event: 'ready' });
    next.takeRest();
    await deps.db.delete(authSessions).where(eq(authSessions.id, session.id));
    expect(await next()).toEqual({ event: 'ended', data: {} });
    await hub.close();
  });

  it('rejects more than the maximum number of tabs; a HEAD request is none', async () => {
    const user = await buildUser(deps.db);
    for (let count = 0; count < 30; count += 1) {
      expect((await api.as(user).fetch(streamEvents.path, { method: 'HEAD' })).status).toBe(200);
    }
    const tabs = await Promise.all(Array.from({ length: 35 }, () => api.as(user).fetch(streamEvents.path)));
    expect(tabs.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(5);
    await Promise.all(tabs.map(({ body }) => body?.cancel()));
  });
});

describe('listening connection', () => {
  it('is shared by many tabs, reconnects when lost, and makes the tabs refetch', async () => {
    const user = await buildUser(deps.db);
    const tabs = [await openEvents(user), await openEvents(user)];
    const { rows } = await deps.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query ~ '^(listen|select 1)'`,
    );
    expect(rows).toHaveLength(1);
    for (const next of tabs) expect(await next()).toEqual({ event: 'ready', data: {} });
    const task = await addTask(user, 'Depois da queda');
    for (const next of tabs) expect(await next()).toMatchObject({ data: { ids: [task.body.id] } });
  });

  it('is not kept when the server was given up while it connected', async () => {
    let giveUp = () => {};
    const link = {
      ...deps.link,
      onGivenUp: (listener: () => void) => {
        giveUp = listener;
      },
    };
    const listener = createNotifyListener(link, deps.log);
    onTestFinished(() => listener.stop());
    const onResumed = vi.fn();
    listener.subscribe('given_up', { onListening: () => {}, onNotification: () => {}, onResumed });
    const connecting = listener.ready();
    giveUp();
    await expect(connecting).rejects.toMatchObject({ code: '25006' });
    await vi.waitFor(() => expect(onResumed).toHaveBeenCalledOnce());
  });
});

describe('shutdown', () => {
  it('does not wait for open streams, and opens no new ones', async () => {
    const user = await buildUser(deps.db);
    const events = startHub();
    const server = await startHttpServer({ ...deps, events, config: { ...deps.config, PORT: 0 } }, '/nowhere');
    const headers = { authorization: `Bearer ${await api.tokenOf(user)}` };
    const url = `http://127.0.0.1:${server.port}${streamEvents.path}`;
    const response = await fetch(url, { headers });
    const next = readEvents(response.body);
    expect(await next()).toMatchObject({ event: 'ready' });
    next.takeRest();
    await server.close();
    // Closed gracefully: a stream that is cut at the end of shutdown fails instead.
    expect(await next()).toBeUndefined();
    await expect(events.open({ userId: user.id, sessionId: randomUUID() })).rejects.toThrow(/indisponível/);
  });

  it('releases a tab that disconnects', async () => {
    const user = await buildUser(deps.db);
    const events = startHub();
    const server = await startHttpServer({ ...deps, events, config: { ...deps.config, PORT: 0 } }, '/nowhere');
    const headers = { authorization: `Bearer ${await api.tokenOf(user)}` };
    // More tabs in sequence than may be open at the same time.
    for (let tab = 0; tab < 33; tab += 1) {
      const controller = new AbortController();
      const url = `http://127.0.0.1:${server.port}${streamEvents.path}`;
      const response = await fetch(url, { headers, signal: controller.signal });
      expect(response.status).toBe(200);
      await readEvents(response.body)();
      controller.abort();
      await expect.poll(() => events.countOpen()).toBe(0);
    }
    await server.close();
  });
});
