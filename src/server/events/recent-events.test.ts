import { expect, it } from 'vitest';
import { createRecentEvents } from './recent-events.ts';

/** Longer than the gap between fetch and stream of a page on a slow connection. */
const EVENT_RECALL_MS = 30_000;

const everything = ['tasks', 'products', 'texts', 'shopify', 'notices', 'plan'].map((topic) => ({ topic, ids: [] }));

function startRecent() {
  let time = 1000;
  const recent = createRecentEvents(() => time);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { recent, pass };
}

function startedLongAgo() {
  const { recent, pass } = startRecent();
  recent.restart();
  pass(EVENT_RECALL_MS);
  return { recent, pass };
}

it('reports that anything may have changed until it has listened long enough', () => {
  const { recent, pass } = startRecent();
  expect(recent.changesOf('a')).toEqual(everything);
  recent.restart();
  pass(EVENT_RECALL_MS - 1);
  expect(recent.changesOf('a')).toEqual(everything);
  pass(1);
  expect(recent.changesOf('a')).toEqual([]);
});

it('replays only changes of the person, and not the end of a session', () => {
  const { recent } = startedLongAgo();
  recent.remember({ userId: 'a', topic: 'tasks', ids: ['1'] });
  recent.remember({ userId: 'b', topic: 'tasks', ids: ['2'] });
  recent.remember({ userId: 'a', topic: 'session', ids: ['3'] });
  expect(recent.changesOf('a')).toEqual([{ topic: 'tasks', ids: ['1'] }]);
});

it('drops changes older than the replay period', () => {
  const { recent, pass } = startedLongAgo();
  recent.remember({ userId: 'a', topic: 'tasks', ids: ['old'] });
  pass(EVENT_RECALL_MS - 1);
  recent.remember({ userId: 'a', topic: 'plan', ids: [] });
  pass(2);
  expect(recent.changesOf('a')).toEqual([{ topic: 'plan', ids: [] }]);
});

it('reports that anything may have changed after an interruption or a flood', () => {
  const paused = startedLongAgo();
  paused.recent.remember({ userId: 'a', topic: 'tasks', ids: ['1'] });
  paused.recent.restart();
  expect(paused.recent.changesOf('a')).toEqual(everything);

  const flooded = startedLongAgo();
  for (let index = 0; index < 20_001; index += 1) {
    flooded.recent.remember({ userId: 'b', topic: 'tasks', ids: [String(index)] });
  }
  expect(flooded.recent.changesOf('a')).toEqual(everything);
  flooded.pass(EVENT_RECALL_MS);
  expect(flooded.recent.changesOf('a')).toEqual([]);
});
