import type { Logger } from 'pino';
import * as z from 'zod';
import {
  DEFAULT_TOKENS_PER_DAY,
  type TranslatorChoice,
  translatorChoices,
  type WriterChoice,
  writerChoices,
} from '#domain/robots/ai-providers.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { NotifyListener } from '#server/db/notify-listener.ts';
import type { AiEngine } from '#server/providers/ai/ai-engine.ts';
import { createAiEngine } from '#server/providers/ai/create-ai-engine.ts';
import { createTranslator, translateHere } from '#server/providers/translation/create-translator.ts';
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
    const server = settingsFromServer(config);
    const writer = server.writer ?? (await opened('writer', next.writer));
    const translator = server.translator ?? (await opened('translator', next.translator ?? LOCAL));
    return {
      ai: await openWriter(writer),
      translator: openTranslator(translator),
      tokensPerDay: config.AI_TOKENS_PER_DAY ?? next.tokensPerDay ?? DEFAULT_TOKENS_PER_DAY,
      usesJudge: next.usesJudge,
      readsBack: next.readsBack,
    };
  }

  async function opened<P extends string>(part: Part, saved: Saved<P> | undefined): Promise<Connection<P> | undefined> {
    if (!saved) return undefined;
    const { provider, model = '', url, allowsPrivate } = saved;
    const key = saved.key && (await secrets.open(saved.key.sealed, keyName(part, provider)));
    // Without its key the provider would only fail: the settings page shows the reason.
    if (saved.key && key === undefined) return undefined;
    return { provider, model, key, url: url || undefined, allowsPrivate };
  }

  function openTranslator(settings: Connection<TranslatorChoice> | undefined): Translator | undefined {
    if (!settings || settings.provider === 'none') return undefined;
    const { provider, ...rest } = settings;
    return provider === 'local' ? translateHere(localTranslator) : createTranslator({ ...rest, provider });
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

async function openWriter(settings: Connection<WriterChoice> | undefined): Promise<AiEngine | undefined> {
  if (!settings || settings.provider === 'none') return undefined;
  const { provider, ...rest } = settings;
  return createAiEngine({ ...rest, provider });
}

export type Part = 'writer' | 'translator';

export type Connection<P extends string> = {
  provider: P;
  model: string;
  key: string | undefined;
  url: string | undefined;
  allowsPrivate: boolean;
};

type FromServer = {
  writer: Connection<WriterChoice> | undefined;
  translator: Connection<TranslatorChoice> | undefined;
};

/** Undefined: no variable is set. Operators may use any URL. */
export function settingsFromServer(config: Config): FromServer {
  const { AI_PROVIDER, AI_MODEL: model = '', AI_API_KEY, AI_BASE_URL } = config;
  const { TRANSLATE_PROVIDER, TRANSLATE_API_KEY, TRANSLATE_URL } = config;
  const writer = AI_PROVIDER === 'offline' ? 'none' : AI_PROVIDER;
  const allowsPrivate = true;
  return {
    writer: writer && { provider: writer, model, key: AI_API_KEY, url: AI_BASE_URL, allowsPrivate },
    translator: TRANSLATE_PROVIDER && {
      provider: TRANSLATE_PROVIDER,
      model: '',
      key: TRANSLATE_API_KEY,
      url: TRANSLATE_URL,
      allowsPrivate,
    },
  };
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
/** A connection as it is saved: with its key sealed. */
export type Saved<P extends string = string> = {
  provider: P;
  model?: string;
  url: string;
  key?: StoredKey | undefined;
  allowsPrivate: boolean;
};

/** Until an administrator chooses another translator. */
const LOCAL: Saved<TranslatorChoice> = { provider: 'local', url: '', allowsPrivate: false };

/** Name that binds an encrypted key to this provider. */
export const keyName = (part: Part, provider: string): string => `ai ${part} ${provider}`;
