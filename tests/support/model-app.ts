import { afterAll } from 'vitest';
import { startFakeAiServer } from './doubles/fake-ai-server.ts';
import { createTestApp } from './test-app.ts';

/** The app with a model that answers what the test scripts. */
export async function createModelApp(env: Record<string, string> = {}) {
  const fake = await startFakeAiServer();
  afterAll(() => fake.close());
  const model = { AI_MODEL: 'm', AI_BASE_URL: fake.url, AI_API_KEY: 'chave-secreta' };
  return { fake, ...(await createTestApp({ AI_PROVIDER: 'openai-compatible', ...model, ...env })) };
}
