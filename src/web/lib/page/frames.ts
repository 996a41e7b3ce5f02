export type Frame = { name: string; data: unknown };

/**
 * Cuts the text of an event stream into its frames. Give it the text as it arrives; it keeps what is still
 * incomplete. Comments (heartbeats) are passed over; damaged data is undefined.
 */
export function createFrameCutter(): (text: string) => Frame[] {
  let rest = '';
  return (text) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    return parts.flatMap((part) => readFrame(part) ?? []);
  };
}

function readFrame(frame: string): Frame | undefined {
  const fields = new Map(
    frame.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  const name = fields.get('event');
  return name === undefined ? undefined : { name, data: parseJson(fields.get('data') ?? '') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
