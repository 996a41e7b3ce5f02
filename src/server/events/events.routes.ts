import { streamEvents } from '#contract/events.ts';
import type { App } from '#server/http/dependencies.ts';
import { requireActor } from '#server/http/route.ts';

export function registerEventRoutes(app: App): void {
  app.get(streamEvents.path, async (c) => {
    const actor = await requireActor(c, streamEvents);
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    c.header('Cache-Control', 'no-store, no-transform');
    // Disables buffering in proxies, which would delay events.
    c.header('X-Accel-Buffering', 'no');
    // Nobody would read or close the stream of a HEAD request.
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(await c.get('deps').events.open({ userId: actor.id, sessionId: actor.sessionId }));
  });
}
