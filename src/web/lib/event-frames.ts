import { type $ZodType, safeParse } from 'zod/v4/core';
import { type Change, changeSchema } from '#contract/events.ts';

export type ServerEvent = { name: 'ready' } | { name: 'ended' } | { name: 'change'; change: Change };

/**
 * Cuts the text of an event stream into its events. Give it the text as it arrives; it keeps what is still
 * incomplete. Comments (heartbeats) and events of a newer server are passed over.
 */
export function createFrameReader(): (text: string) => ServerEvent[] {
  let rest = '';
  return (text) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    return parts.flatMap((part) => readFrame(part) ?? []);
  };
}

function readFrame(frame: string): ServerEvent | undefined {
  const fields = new Map(
    frame.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  const name = fields.get('event');
  if (name === 'ready' || name === 'ended') return { name };
  if (name !== 'change') return undefined;
  const result = safeParse(changeSchema as unknown as $ZodType<Change>, parseJson(fields.get('data') ?? ''));
  return result.success ? { name, change: result.data } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
