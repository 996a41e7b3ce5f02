import { type $ZodType, safeParse } from 'zod/v4/core';
import { type Change, changeSchema } from '#contract/events.ts';
import { createFrameCutter, type Frame } from '#web/lib/page/frames.ts';

export type ServerEvent = { name: 'ready' } | { name: 'ended' } | { name: 'change'; change: Change };

/** The events of the live stream, from its text as it arrives. Events of a newer server are passed over. */
export function createFrameReader(): (text: string) => ServerEvent[] {
  const cut = createFrameCutter();
  return (text) => cut(text).flatMap((frame) => readEvent(frame) ?? []);
}

function readEvent({ name, data }: Frame): ServerEvent | undefined {
  if (name === 'ready' || name === 'ended') return { name };
  if (name !== 'change') return undefined;
  const result = safeParse(changeSchema as unknown as $ZodType<Change>, data);
  return result.success ? { name, change: result.data } : undefined;
}
