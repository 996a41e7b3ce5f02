export type Frame = { event: string; data: { topic?: string; ids?: string[] } };

/** An open event stream over real HTTP, read one event at a time; undefined once it has ended. */
export async function openStream(url: string, token: string) {
  const leaving = new AbortController();
  const reply = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (!reply.ok || !reply.body) throw new Error(`no event stream: ${reply.status}`);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  return {
    async next(): Promise<Frame | undefined> {
      for (;;) {
        const end = buffer.indexOf('\n\n');
        if (end < 0) {
          const { value, done } = await reader.read();
          if (done) return undefined;
          buffer += value;
          continue;
        }
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(buffer.slice(0, end)) ?? [];
        buffer = buffer.slice(end + 2);
        if (event) return { event, data: JSON.parse(data ?? '') };
      }
    },
    async close() {
      leaving.abort();
      await reader.cancel().catch(() => {});
    },
  };
}
