import {
  fetchLocalTranslator,
  findLocalServers,
  getAiSettings,
  removeLocalTranslator,
  saveAiSettings,
  testAiConnection,
  testModel,
} from '#contract/admin/ai-settings.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as settings from './ai-settings.service.ts';
import * as localTranslator from './local-translator.service.ts';
import * as modelTests from './model-test.ts';
import * as connections from './test-connection.ts';

/** Each test costs money and calls a URL that somebody typed in. */
const TEST_LIMIT = { name: 'ai-tests', points: 60, seconds: 3600 };
/** One exam generates twelve texts. */
const EXAM_LIMIT = { name: 'ai-exams', points: 6, seconds: 3600 };

export function registerAiSettingsRoutes(app: App): void {
  route(app, getAiSettings, ({ deps }) => settings.getAiSettings(deps));

  route(app, saveAiSettings, async ({ deps, actor, body }) => {
    await settings.saveAiSettings(deps, actor, body);
    return settings.getAiSettings(deps);
  });

  routeWith(app, findLocalServers, { limit: TEST_LIMIT, queue: 'own' }, async ({ signal }) => ({
    servers: await connections.findLocalServers(signal),
  }));

  routeWith(app, testAiConnection, { limit: TEST_LIMIT, queue: 'own' }, ({ deps, signal, body }) =>
    connections.testAiConnection(deps, body, signal),
  );

  routeWith(app, testModel, { limit: EXAM_LIMIT, queue: 'own' }, (context) => modelTests.testModel(context));

  route(app, fetchLocalTranslator, ({ deps, actor }) => localTranslator.fetchLocalTranslator(deps, actor));

  route(app, removeLocalTranslator, ({ deps, actor }) => localTranslator.removeLocalTranslator(deps, actor));
}
