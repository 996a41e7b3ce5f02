import { streamEvents } from '#contract/events.ts';
import { AppError } from '#domain/errors.ts';
import type { App } from '#server/http/app-env.ts';
import { requestActor } from '#server/http/session.ts';

export function registerEventRoutes(app: App): void {
  app.get(streamEvents.path, async (c) => {
    const actor = await requestActor(c);
    if (!actor) throw new AppError('unauthenticated', 'Entre na sua conta para continuar.');
    const stream = await c.get('deps').events.open({ userId: actor.id, sessionId: actor.sessionId });
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    c.header('Cache-Control', 'no-store, no-transform');
    // Disables buffering in proxies, which would delay events.
    c.header('X-Accel-Buffering', 'no');
    return c.body(stream);
  });
}
