import { describe, expect, it } from 'vitest';
import { createLiveEventReader } from './event-reader.ts';

const change = 'event: change\ndata: {"topic":"tasks","ids":["a"]}\n\n';

describe('events of a stream', () => {
  it('several events in one chunk are read one by one', () => {
    expect(createLiveEventReader()(`event: ready\ndata: {}\n\n${change}event: ended\ndata: {}\n\n`)).toEqual([
      { name: 'ready' },
      { name: 'change', change: { topic: 'tasks', ids: ['a'] } },
      { name: 'ended' },
    ]);
  });

  it('an event split over chunks is put together', () => {
    const read = createLiveEventReader();
    const events = [...change].flatMap((character) => read(character));
    expect(events).toEqual([{ name: 'change', change: { topic: 'tasks', ids: ['a'] } }]);
  });

  it('heartbeats, unknown events and damaged data are ignored', () => {
    const read = createLiveEventReader();
    expect(read(':\n\n')).toEqual([]);
    expect(read('event: weather\ndata: {}\n\n')).toEqual([]);
    expect(read('event: change\ndata: {"topic":\n\n')).toEqual([]);
  });
});
