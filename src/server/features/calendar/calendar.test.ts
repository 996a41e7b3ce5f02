import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { getCalendarAddress, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { createTask, getBoard, updateTask } from '#contract/tasks.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { calendarFeeds, userTasks } from '#server/db/schema/tasks.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, app, deps } = await createTestApp();

const renew = async (user: TestUser) => (await api.as(user).send(renewCalendarAddress, {})).body.url ?? '';
const read = (url: string, headers: Record<string, string> = {}) => app.request(new URL(url).pathname, { headers });

async function addTask(
  user: TestUser,
  title: string,
  dueAt: string | null,
  columnId: 'coluna1' | 'coluna2' = 'coluna1',
) {
  const reply = await api.as(user).send(createTask, { body: { id: randomUUID(), title, columnId, dueAt } });
  expect(reply.status).toBe(201);
  return reply.body;
}

/** Parses the feed like a calendar app. */
async function eventsAt(url: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await read(url)).text()));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('calendar URL', () => {
  it('is created on request, stays the same, changes when renewed, and is not stored', async () => {
    const user = await buildUser(deps.db);
    expect((await api.as(user).send(getCalendarAddress, {})).body).toEqual({ url: null });
    const first = await renew(user);
    expect(first).toMatch(/^http:\/\/localhost:3000\/calendario\/[\w-]{43}\.ics$/);
    expect((await api.as(user).send(getCalendarAddress, {})).body).toEqual({ url: first });
    const second = await renew(user);
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const token = /calendario\/([\w-]+)\.ics/.exec(second)?.[1] ?? '';
    expect(JSON.stringify(await deps.db.select().from(calendarFeeds))).not.toContain(token);
    expect((await api.as(user).send(removeCalendarAddress, {})).status).toBe(204);
    expect((await read(second)).status).toBe(404);
  });

  it.each([`${'x'.repeat(43)}.ics`, 'x.ics', randomUUID(), '%2e%2e%2fetc.ics'])('returns 404 for %s', async (file) => {
    const reply = await app.request(`/calendario/${file}`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 'not_found' });
  });

  it('returns nothing to a request that was queued while the URL was removed', async () => {
    const user = await buildUser(deps.db);
    const url = await renew(user);
    const consume = vi.spyOn(deps.limits, 'consume');
    const { reply } = await deps.queues.heavy.run(user.id, async () => {
      const waiting = read(url);
      await expect.poll(() => consume.mock.calls.length).toBe(2);
      await api.as(user).send(removeCalendarAddress, {});
      return { reply: waiting };
    });
    expect((await reply).status).toBe(404);
  });

  it('is rate-limited per network', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
    const statuses = [];
    for (const host of [1, 2, 3]) {
      const headers = { 'x-forwarded-for': `2001:db8:0:7::${host}` };
      statuses.push((await limited.app.request(`/calendario/${'x'.repeat(43)}.ics`, { headers })).status);
      if (host === 1) await limited.deps.pool.query('update rate_limits set points = 299');
    }
    expect(statuses).toEqual([404, 404, 429]);
  });
});

it('is generated in the queue of its owner, with at most 1,000 entries, at most 60 times an hour', async () => {
  const { api: limited, app: site, deps: own } = await createTestApp({ RATE_LIMITS: 'on' });
  const user = await buildUser(own.db);
  const url = (await limited.as(user).send(renewCalendarAddress, {})).body.url ?? '';
  await limited.as(user).send(getBoard, {});
  await own.db.insert(userTasks).values(
    Array.from({ length: 1_001 }, (_, index) => ({
      ...{ id: randomUUID(), userId: user.id, columnId: 'coluna1' as const, title: `T${index}`, position: `a${index}` },
      dueAt: new Date(Date.now() + index * 60_000).toISOString(),
    })),
  );
  const run = vi.spyOn(own.queues.heavy, 'run');
  const replies = [];
  for (const turn of [1, 2, 3]) {
    replies.push(await site.request(new URL(url).pathname));
    if (turn === 1) await own.pool.query("update rate_limits set points = 59 where key like 'calendar_file_reads:%'");
  }
  expect((await replies[0]?.text())?.match(/BEGIN:VEVENT/g)).toHaveLength(1_000);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(run.mock.calls.map(([owner]) => owner)).toEqual([user.id, user.id]);
});

describe('the calendar', () => {
  it('is read by a calendar program: moments, titles in any language, nothing lost in folding', async () => {
    const user = await buildUser(deps.db, { userType: 'premium' });
    const long = `特定商取引法に基づく表記を公開する、${'返品と交換の方針、'.repeat(12)}até sexta; 🎌 ação\\fim, "ok"`;
    const opening = await addTask(user, 'Lançar: abrir a página', '2026-12-11T11:00:00Z');
    await addTask(user, long, '2027-01-01T01:00:00Z', 'coluna2');
    await addTask(user, 'Sem data', null);
    const url = await renew(user);
    const events = await eventsAt(url);
    expect(events.map((event) => event.summary)).toEqual(['Lançar: abrir a página', long]);
    expect(events.map((event) => event.startDate.toJSDate().toISOString())).toEqual([
      '2026-12-11T11:00:00.000Z',
      '2027-01-01T01:00:00.000Z',
    ]);
    expect(events[0]?.endDate.toJSDate().toISOString()).toBe('2026-12-11T11:30:00.000Z');
    expect(events[0]?.startDate.zone.tzid).toBe('UTC');
    expect(events[0]?.uid).toBe(`${opening.id}@localhost:3000`);
    expect(events[0]?.description).toBe('20:00 JST · 08:00 BRT\nLista 1');
  });

  it('escapes titles, which cannot inject lines', async () => {
    const user = await buildUser(deps.db);
    const title = 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0007 b';
    await addTask(user, title, '2026-12-11T11:00:00Z');
    const events = await eventsAt(await renew(user));
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe('a\nEND:VEVENT\nBEGIN:VEVENT  b');
  });

  it('omits tasks that are done, long past, or in a locked column', async () => {
    const user = await buildUser(deps.db, { userType: 'premium' });
    const done = await addTask(user, 'Feita', '2026-12-11T11:00:00Z');
    await api.as(user).send(updateTask, { params: { taskId: done.id }, body: { completed: true } });
    await addTask(user, 'Velha', '2021-01-01T00:00:00Z');
    await addTask(user, 'Aberta', '2090-12-11T11:00:00Z');
    await addTask(user, 'Fechada', '2090-12-11T11:00:00Z', 'coluna2');
    const url = await renew(user);
    const titles = async () => (await eventsAt(url)).map((event) => event.summary).sort();
    expect(await titles()).toEqual(['Aberta', 'Fechada']);
    await deps.db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, user.id));
    expect(await titles()).toEqual(['Aberta']);
  });

  it('is a valid empty calendar for a new person, with cache lifetime and ETag', async () => {
    const url = await renew(await buildUser(deps.db));
    const reply = await read(url);
    expect(await eventsAt(url)).toEqual([]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    });
    const again = await read(url, { 'if-none-match': reply.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
