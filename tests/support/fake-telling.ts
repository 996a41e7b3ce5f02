import { EventEmitter } from 'node:events';
import { expect, type Mock, vi } from 'vitest';
import type { ListenHandlers } from '#server/features/events/event-listener.ts';

/** The database as a memory meets it that counts only while changes are told: on `channel`, with a clock of its own. */
export function fakeTelling(channel: string) {
  let time = 1_000_000;
  let provedAt: number | undefined = time;
  let handlers: ListenHandlers | undefined;
  const pool = new EventEmitter();
  const connection = new EventEmitter();
  return {
    pool,
    now: () => time,
    listener: {
      subscribe: (subscribed: string, given: ListenHandlers) => {
        expect(subscribed).toBe(channel);
        handlers = given;
      },
      ready: vi.fn(async () => undefined),
      check: vi.fn(async () => undefined),
      provedAt: () => provedAt,
    },
    connect: () => pool.emit('connect', connection),
    tell: (payload = '') => handlers?.onNotification(payload),
    /** What a statement of this process says of itself. */
    write: (detail = '', message = channel) => connection.emit('notice', { message, detail }),
    listenAgain: () => handlers?.onListening(),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    prove: () => {
      provedAt = time;
    },
    loseConnection: () => {
      provedAt = undefined;
    },
  };
}

type Telling = ReturnType<typeof fakeTelling>;
type Asked = { ask: () => Promise<unknown>; load: Mock };
type Memory = Asked & Pick<Telling, 'loseConnection' | 'listenAgain' | 'prove'> & { count: () => number };
type Written = Asked & Pick<Telling, 'pass' | 'prove'> & { write: () => unknown };

/** Every question reaches the database while nobody listens, and what was kept before is not taken up again. */
export async function expectNothingKeptUnheard({ ask, load, count, ...telling }: Memory): Promise<void> {
  await ask();
  telling.loseConnection();
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(3);
  telling.listenAgain();
  telling.prove();
  expect(count()).toBe(0);
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(4);
}

/** Every question reaches the database after a change of this process, until that must be settled. */
export async function expectNothingKeptUnsettled({ ask, load, write, pass, prove }: Written): Promise<void> {
  await ask();
  write();
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(3);
  pass(5_000);
  prove();
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(4);
}
