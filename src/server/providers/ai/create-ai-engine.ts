import type { Config } from '#server/config.ts';
import { tracedFetch } from '#server/trace.ts';
import type { AiEngine } from './ai-engine.ts';
import type { Model } from './call-model.ts';

/** Undefined with AI_PROVIDER=offline. Each provider's package is loaded only when it is the chosen one. */
export async function createAiEngine(config: Config): Promise<AiEngine | undefined> {
  if (config.AI_PROVIDER === 'offline') return undefined;
  const { generateChecked } = await import('./generate-checked.ts');
  const structured = await createModel(config, true);
  const loose = config.AI_PROVIDER === 'openai-compatible' ? await createModel(config, false) : undefined;
  return {
    provider: config.AI_PROVIDER,
    model: config.AI_MODEL ?? '',
    host: config.AI_BASE_URL && new URL(config.AI_BASE_URL).host,
    generate: (request) => generateChecked({ structured, loose }, request),
  };
}

async function createModel(config: Config, supportsStructuredOutputs: boolean): Promise<Model> {
  const modelId = config.AI_MODEL ?? '';
  const settings = {
    fetch: tracedFetch,
    ...(config.AI_API_KEY && { apiKey: config.AI_API_KEY }),
    ...(config.AI_BASE_URL && { baseURL: config.AI_BASE_URL }),
  };
  switch (config.AI_PROVIDER) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings)(modelId);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(modelId);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(modelId);
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const baseURL = config.AI_BASE_URL ?? '';
      const compatible = { name: 'compatible', baseURL, supportsStructuredOutputs, includeUsage: true };
      return createOpenAICompatible({ ...settings, ...compatible })(modelId);
    }
  }
}
