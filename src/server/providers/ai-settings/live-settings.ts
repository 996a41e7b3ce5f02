import type { Logger } from 'pino';
import * as z from 'zod';
import { DEFAULT_TOKENS_PER_DAY, translatorChoices, writerChoices } from '#domain/robots/ai-providers.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { NotifyListener } from '#server/db/notify-listener.ts';
import type { AiEngine } from '#server/providers/ai/ai-engine.ts';
import { createAiEngine, type WriterSettings } from '#server/providers/ai/create-ai-engine.ts';
import {
  createTranslator,
  type ServiceSettings,
  translateHere,
} from '#server/providers/translation/create-translator.ts';
import type { LocalTranslator } from '#server/providers/translation/local/local-translator.ts';
import type { Translator } from '#server/providers/translation/translator.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { announceSettings, findSettings } from './ai-settings.repository.ts';

const CHANNEL = 'dropar_ai_settings';

/** The current settings. A request reads them once, so that a change does not affect it half-way. */
export type CurrentAi = {
  ai: AiEngine | undefined;
  translator: Translator | undefined;
  /** Model tokens per person and day; 0: unlimited. */
  tokensPerDay: number;
  usesJudge: boolean;
  readsBack: boolean;
};

export type LiveSettings = {
  current(): CurrentAi;
  stored(): StoredSettings;
  /** Call it inside the changing transaction: all processes reload after the commit. */
  announce(tx: Db): Promise<void>;
  reload(): Promise<void>;
};

type Deps = {
  config: Config;
  db: Db;
  secrets: SecretBox;
  localTranslator: LocalTranslator;
  listener: Pick<NotifyListener, 'subscribe'>;
  log: Logger;
};

/** The model and the translator to use: environment variables first, then saved settings. */
export async function openLiveSettings({
  config,
  db,
  secrets,
  localTranslator,
  listener,
  log,
}: Deps): Promise<LiveSettings> {
  let stored: StoredSettings = storedSettings.parse({});
  let current: CurrentAi;
  let reads = 0;
  let latest: Promise<void> = Promise.resolve();

  function reload(): Promise<void> {
    reads += 1;
    latest = read(reads);
    return latest;
  }

  async function read(mine: number): Promise<void> {
    const next = storedSettings.parse((await findSettings(db)) ?? {});
    const engines = await openEngines(next);
    // A later read is at least as recent.
    if (mine !== reads) return latest;
    stored = next;
    current = engines;
  }

  async function openEngines(next: StoredSettings): Promise<CurrentAi> {
    const writer = writerFromServer(config) ?? (await chosenWriter(next));
    const translator = translatorFromServer(config) ?? (await chosenTranslator(next));
    return {
      ai: writer && writer !== 'none' ? await createAiEngine(writer) : undefined,
      translator: openTranslator(translator),
      tokensPerDay: config.AI_TOKENS_PER_DAY ?? next.tokensPerDay ?? DEFAULT_TOKENS_PER_DAY,
      usesJudge: next.usesJudge,
      readsBack: next.readsBack,
    };
  }

  async function chosenWriter({ writer }: StoredSettings): Promise<WriterSettings | undefined> {
    if (!writer || writer.provider === 'none') return undefined;
    const { provider, model, url, allowsPrivate } = writer;
    const key = writer.key && (await secrets.open(writer.key.sealed, keyName('writer', provider)));
    // Without its key the provider would only fail: the settings page shows the reason.
    if (writer.key && key === undefined) return undefined;
    return { provider, model, key, url: url || undefined, allowsPrivate };
  }

  /** The local translator, until an administrator chooses one. */
  async function chosenTranslator({ translator }: StoredSettings): Promise<TranslatorSettings> {
    if (!translator) return 'local';
    const { provider, url, allowsPrivate } = translator;
    if (provider === 'none' || provider === 'local') return provider;
    const key = translator.key && (await secrets.open(translator.key.sealed, keyName('translator', provider)));
    if (translator.key && key === undefined) return 'none';
    return { provider, key, url: url || undefined, allowsPrivate };
  }

  function openTranslator(settings: TranslatorSettings): Translator | undefined {
    if (settings === 'none') return undefined;
    return settings === 'local' ? translateHere(localTranslator) : createTranslator(settings);
  }

  const reloadLater = () => {
    reload().catch((error: unknown) => log.error({ err: describeError(error) }, 'AI settings not read'));
  };
  await reload();
  listener.subscribe(CHANNEL, { onListening: reloadLater, onNotification: reloadLater });
  return {
    current: () => current,
    stored: () => stored,
    announce: (tx) => announceSettings(tx, CHANNEL),
    reload,
  };
}

/** Undefined: no variable is set. Operators may use any URL. */
export function writerFromServer(config: Config): WriterSettings | 'none' | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model = '', AI_API_KEY: key, AI_BASE_URL: url } = config;
  if (provider === 'offline') return 'none';
  return provider && { provider, model, key, url, allowsPrivate: true };
}

type TranslatorSettings = ServiceSettings | 'none' | 'local';

export function translatorFromServer(config: Config): TranslatorSettings | undefined {
  const { TRANSLATE_PROVIDER: provider, TRANSLATE_API_KEY: key, TRANSLATE_URL: url } = config;
  if (provider === 'none' || provider === 'local') return provider;
  return provider && { provider, key, url, allowsPrivate: true };
}

const storedKey = z.object({ sealed: z.string(), end: z.string(), savedAt: z.string() });
const storedConnection = {
  url: z.string(),
  key: storedKey.optional(),
  allowsPrivate: z.boolean(),
  savedAt: z.string(),
};

/** Contents of the settings row. Values of another version that cannot be parsed count as not set. */
export const storedSettings = z.object({
  writer: z
    .object({ provider: z.enum(writerChoices), model: z.string(), ...storedConnection })
    .optional()
    .catch(undefined),
  translator: z
    .object({ provider: z.enum(translatorChoices), ...storedConnection })
    .optional()
    .catch(undefined),
  tokensPerDay: z.number().optional(),
  usesJudge: z.boolean().default(false),
  readsBack: z.boolean().default(false),
});

export type StoredSettings = z.infer<typeof storedSettings>;
export type StoredKey = z.infer<typeof storedKey>;
export type StoredConnection = { provider: string; url: string; key?: StoredKey | undefined };

/** Name that binds an encrypted key to this provider. */
export const keyName = (part: 'writer' | 'translator', provider: string): string => `ai ${part} ${provider}`;
