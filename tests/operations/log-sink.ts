import { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';

export type LogLine = Record<string, unknown>;

/** A log whose lines a test can read. */
export function createLogSink(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: pino({ level: 'info' }, stream), lines };
}
