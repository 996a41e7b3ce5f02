import {
  fetchLocalTranslator,
  findLocalServers,
  getAiSettings,
  removeLocalTranslator,
  saveAiSettings,
  testAiConnection,
  testModel,
} from '#contract/admin/ai-settings.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import type { App } from '#server/http/app-env.ts';
import { route, routeWith } from '#server/http/route.ts';
import { changeAiSettings, settingsToTest, viewAiSettings } from './ai-settings.service.ts';
import { runModelTest } from './model-test.ts';
import { lookForServers, testService, testWriter } from './test-connection.ts';

/** Each test costs money and calls a URL that somebody typed in. */
const TEST_LIMIT = { name: 'ai-tests', points: 60, seconds: 3600 };
const TEST_MS = 60_000;
/** One exam generates twelve texts. */
const EXAM_LIMIT = { name: 'ai-exams', points: 6, seconds: 3600 };

export function registerAiSettingsRoutes(app: App): void {
  route(app, getAiSettings, ({ deps }) => viewAiSettings(deps));

  route(app, saveAiSettings, async ({ deps, actor, body }) => {
    await changeAiSettings(deps, actor, body);
    return viewAiSettings(deps);
  });

  routeWith(app, findLocalServers, { limit: TEST_LIMIT, queue: 'own' }, async ({ signal }) => ({
    servers: await lookForServers(signal),
  }));

  routeWith(app, testAiConnection, { limit: TEST_LIMIT, queue: 'own' }, async ({ deps, signal, body }) => {
    const settings = await settingsToTest(deps, body);
    const soon = AbortSignal.any([signal, AbortSignal.timeout(TEST_MS)]);
    return 'writer' in settings ? testWriter(settings.writer, soon) : testService(settings.service, soon);
  });

  routeWith(app, testModel, { limit: EXAM_LIMIT, queue: 'own' }, (context) => runModelTest(context));

  route(app, fetchLocalTranslator, async ({ deps, actor }) => {
    await recordAdminAction(deps.db, actor, { action: 'created', subject: 'local-translator' });
    await deps.localTranslator.startFetch();
    return deps.localTranslator.status();
  });

  route(app, removeLocalTranslator, async ({ deps, actor }) => {
    await recordAdminAction(deps.db, actor, { action: 'deleted', subject: 'local-translator' });
    await deps.localTranslator.remove();
    return deps.localTranslator.status();
  });
}
