import type { RobotEventName } from '#contract/robots/robot-events.ts';
import { applyPart, type WritingTexts, type WrittenPart } from '#domain/robots/streamed-text.ts';

// biome-ignore lint/suspicious/noExplicitAny: what an event carries is looked at by the test.
export type RobotEvent = { name: RobotEventName; data: any };

/** Events of a reply as they arrive; keep-alive comments are skipped. */
export async function* readEvents(reply: Response): AsyncGenerator<RobotEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of reply.body ?? []) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (name) yield { name: name as RobotEventName, data: JSON.parse(data ?? 'null') };
    }
  }
}

export async function collectEvents(reply: Response): Promise<RobotEvent[]> {
  const events: RobotEvent[] = [];
  for await (const event of readEvents(reply)) events.push(event);
  return events;
}

/** The text that a screen shows after these events. */
export function writtenBy(events: readonly RobotEvent[]): WritingTexts {
  return events
    .filter(({ name }) => name === 'part')
    .reduce<WritingTexts>((written, { data }) => applyPart(written, data as WrittenPart), {});
}
