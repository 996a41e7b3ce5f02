import { createOutboundFetch } from '#server/providers/outbound-fetch.ts';
import type { AiEngine } from './ai-engine.ts';
import type { Model } from './call-model.ts';

const writerProviders = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
type WriterProvider = (typeof writerProviders)[number];

export type WriterSettings = {
  provider: WriterProvider;
  model: string;
  key: string | undefined;
  url: string | undefined;
  allowsPrivate: boolean;
};

/** Loads only the package of the chosen provider. */
export async function createAiEngine(settings: WriterSettings): Promise<AiEngine> {
  const { provider, model, url } = settings;
  const { generateChecked } = await import('./generate-checked.ts');
  const structured = await createModel(settings, true);
  const loose = provider === 'openai-compatible' ? await createModel(settings, false) : undefined;
  return {
    provider,
    model,
    host: url && (URL.canParse(url) ? new URL(url).host : url),
    generate: (request) => generateChecked({ structured, loose }, request),
  };
}

async function createModel(
  { provider, model, key, url, allowsPrivate }: WriterSettings,
  supportsStructuredOutputs: boolean,
): Promise<Model> {
  const settings = {
    fetch: createOutboundFetch({ allowsPrivate }),
    // Never undefined: the packages would read a key from the environment.
    apiKey: key ?? '',
    ...(url && { baseURL: url }),
  };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings)(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(model);
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const compatible = { name: 'compatible', baseURL: url ?? '', supportsStructuredOutputs, includeUsage: true };
      return createOpenAICompatible({ ...settings, ...compatible })(model);
    }
  }
}
