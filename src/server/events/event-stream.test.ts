import { describe, expect, it, vi } from 'vitest';
import { createEventStream } from './event-stream.ts';

const decoder = new TextDecoder();

function openStream() {
  const onClosed = vi.fn();
  const stream = createEventStream(onClosed);
  const reader = stream.readable.getReader();
  return {
    stream,
    reader,
    onClosed,
    read: async () => {
      const { value, done } = await reader.read();
      return done ? undefined : decoder.decode(value);
    },
  };
}

describe('event stream', () => {
  it('waits for changes and sends them', async () => {
    const { stream, read } = openStream();
    const next = read();
    stream.announce({ topic: 'tasks', ids: ['a'] });
    expect(await next).toBe('event: change\ndata: {"topic":"tasks","ids":["a"]}\n\n');
  });

  it('merges changes that a slow reader has not received yet', async () => {
    const { stream, read } = openStream();
    for (const id of ['a', 'b', 'a']) stream.announce({ topic: 'tasks', ids: [id] });
    stream.announce({ topic: 'plan', ids: [] });
    expect(await read()).toBe(
      'event: change\ndata: {"topic":"tasks","ids":["a","b"]}\n\nevent: change\ndata: {"topic":"plan","ids":[]}\n\n',
    );
  });

  it('sends the topic without ids when too many ids are queued', async () => {
    const { stream, read } = openStream();
    for (let index = 0; index < 10_000; index += 1) stream.announce({ topic: 'tasks', ids: [`id-${index}`] });
    expect(await read()).toBe('event: change\ndata: {"topic":"tasks","ids":[]}\n\n');
  });

  it('sends ready instead of the changes before it', async () => {
    const { stream, read } = openStream();
    stream.announce({ topic: 'tasks', ids: ['a'] });
    stream.announceReady();
    expect(await read()).toBe('event: ready\ndata: {}\n\n');
  });

  it('sends changes that happen after ready is queued but not yet read', async () => {
    const { stream, read } = openStream();
    stream.announceReady();
    stream.announce({ topic: 'tasks', ids: ['a'] });
    expect(await read()).toBe('event: ready\ndata: {}\n\nevent: change\ndata: {"topic":"tasks","ids":["a"]}\n\n');
  });

  it('sends a comment as heartbeat', async () => {
    const { stream, read } = openStream();
    stream.heartbeat();
    expect(await read()).toBe(':\n\n');
  });

  it('sends an event when the session is over, and none when the server stops', async () => {
    const signedOut = openStream();
    signedOut.stream.end('session');
    expect(await signedOut.read()).toBe('event: ended\ndata: {}\n\n');
    expect(await signedOut.read()).toBeUndefined();
    const stopped = openStream();
    stopped.stream.end('server');
    expect(await stopped.read()).toBeUndefined();
    expect(stopped.onClosed).toHaveBeenCalledOnce();
  });

  it('closes the stream when nobody reads its heartbeats', async () => {
    const { stream, onClosed } = openStream();
    for (let beat = 0; beat < 4; beat += 1) stream.heartbeat();
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('reports its closing once when the reader disconnects', async () => {
    const { stream, reader, onClosed } = openStream();
    await reader.cancel();
    stream.end('server');
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
