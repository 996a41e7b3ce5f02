import { describe, expect, it } from 'vitest';
import { createLiveEventReader } from './event-reader.ts';

const change = 'event: change\ndata: {"topic":"tasks","ids":["a"]}\n\n';

describe('events of a stream', () => {
  it('are read one by one from one chunk', () => {
    expect(createLiveEventReader()(`event: ready\ndata: {}\n\n${change}event: ended\ndata: {}\n\n`)).toEqual([
      { name: 'ready' },
      { name: 'change', change: { topic: 'tasks', ids: ['a'] } },
      { name: 'ended' },
    ]);
  });

  it('are put together from any chunks', () => {
    const read = createLiveEventReader();
    const events = [...change].flatMap((character) => read(character));
    expect(events).toEqual([{ name: 'change', change: { topic: 'tasks', ids: ['a'] } }]);
  });

  it('pass over heartbeats, unknown events and damaged data', () => {
    const read = createLiveEventReader();
    expect(read(':\n\n')).toEqual([]);
    expect(read('event: weather\ndata: {}\n\n')).toEqual([]);
    expect(read('event: change\ndata: {"topic":\n\n')).toEqual([]);
  });
});
