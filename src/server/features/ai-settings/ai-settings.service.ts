import type * as contract from '#contract/admin/ai-settings.ts';
import type { Body } from '#contract/base/endpoint.ts';
import { changedFields } from '#domain/accounts/audit.ts';
import { AppError } from '#domain/errors.ts';
import { providerNames } from '#domain/robots/ai-providers.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import { sumTokensToday } from '#server/features/robots/token-budget.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import type { WriterSettings } from '#server/providers/ai/create-ai-engine.ts';
import {
  ensureSettings,
  findSettings,
  listModelTests,
  replaceSettings,
} from '#server/providers/ai-settings/ai-settings.repository.ts';
import {
  type Connection,
  keyName,
  type Part,
  type Saved,
  type StoredKey,
  type StoredSettings,
  settingsFromServer,
  storedSettings,
} from '#server/providers/ai-settings/live-settings.ts';
import type { ServiceSettings } from '#server/providers/translation/create-translator.ts';
import { recentAiFailures } from './ai-failures.ts';

type Change = Body<typeof contract.saveAiSettings>;
type Wanted = { provider: string; url: string; key?: string | undefined; model?: string };

const MAX_EXAMS_SHOWN = 2;
const KEY_CHARACTERS_SHOWN = 4;
/** Four characters would reveal too much of a short key. */
const endOf = (key: string): string => (key.length >= 12 ? key.slice(-KEY_CHARACTERS_SHOWN) : '');

export async function getAiSettings(deps: Dependencies): Promise<contract.AiSettingsView> {
  const { config, db, secrets, aiSettings } = deps;
  const stored = aiSettings.stored();
  const server = settingsFromServer(config);
  const [tokensToday, failures, exams, writer, translator] = await Promise.all([
    sumTokensToday(deps),
    recentAiFailures(deps),
    listModelTests(db, MAX_EXAMS_SHOWN),
    server.writer ? viewOfServer(server.writer) : viewOfSaved(deps, 'writer', stored.writer),
    server.translator ? viewOfServer(server.translator) : viewOfSaved(deps, 'translator', stored.translator),
  ]);
  return {
    writer,
    translator,
    tokensPerDay: { value: aiSettings.current().tokensPerDay, isFromServer: config.AI_TOKENS_PER_DAY !== undefined },
    usesJudge: stored.usesJudge,
    readsBack: stored.readsBack,
    keyRefusal: secrets.refusal ?? null,
    tokensToday,
    failures: failures.map((each) => ({ ...each, provider: nameOf(each.provider) })),
    exams: exams.map(({ grades, ...exam }) => ({ ...(grades as contract.ModelTest), ...exam })),
    localTranslator: await deps.localTranslator.status(),
  };
}

const nameOf = (provider: string): string => (providerNames as Readonly<Record<string, string>>)[provider] ?? provider;

function viewOfServer<P extends string>({ key, url = '', ...rest }: Connection<P>) {
  const shownKey = key ? { end: endOf(key), savedAt: null, opens: true } : null;
  return { ...rest, url, key: shownKey, savedAt: null, isFromServer: true };
}

async function viewOfSaved<S extends Saved>({ secrets }: Dependencies, part: Part, saved: S | undefined) {
  if (!saved) return null;
  const { key, provider } = saved;
  const opens = key !== undefined && (await secrets.open(key.sealed, keyName(part, provider))) !== undefined;
  return { ...saved, key: key ? { end: key.end, savedAt: key.savedAt, opens } : null, isFromServer: false };
}

export async function saveAiSettings(deps: Dependencies, actor: RequestActor, change: Change): Promise<void> {
  const { db, aiSettings } = deps;
  refuseWhatServerSets(deps, change);
  await db.transaction(async (tx) => {
    await ensureSettings(tx);
    const before = storedSettings.parse(await findSettings(tx, 'for update'));
    const after = await changed(deps, before, change);
    const changes = changedFields(auditedSettings(before), auditedSettings(after));
    if (!changes) return;
    await replaceSettings(tx, after);
    await recordAdminAction(tx, actor, { action: 'updated', subject: 'ai-settings', changes });
    await aiSettings.announce(tx);
  });
  await aiSettings.reload();
}

function refuseWhatServerSets({ config }: Dependencies, { writer, translator, tokensPerDay }: Change): void {
  const isSet =
    (writer && config.AI_PROVIDER) ||
    (translator && config.TRANSLATE_PROVIDER) ||
    (tokensPerDay !== undefined && config.AI_TOKENS_PER_DAY !== undefined);
  if (isSet) throw new AppError('conflict', 'Isto está definido no servidor, por variáveis de ambiente.');
}

async function changed(deps: Dependencies, before: StoredSettings, change: Change): Promise<StoredSettings> {
  const { writer, translator, tokensPerDay, usesJudge, readsBack } = change;
  const savedAt = deps.now().toISOString();
  async function connect<W extends Wanted>(part: Part, wanted: W) {
    const key = await keyToStore(deps, part, wanted, before[part], savedAt);
    requireWhole(wanted, key !== undefined);
    return { ...wanted, key, savedAt };
  }
  return {
    writer: writer ? await connect('writer', writer) : before.writer,
    translator: translator ? await connect('translator', translator) : before.translator,
    tokensPerDay: tokensPerDay ?? before.tokensPerDay,
    usesJudge: usesJudge ?? before.usesJudge,
    readsBack: readsBack ?? before.readsBack,
  };
}

function requireAddress(url: string): void {
  if (!url) return;
  if (!URL.canParse(url)) throw new AppError('invalid_input', 'O endereço não é válido.');
  const { username, password } = new URL(url);
  // It would be kept in the audit trail.
  if (username || password)
    throw new AppError('invalid_input', 'O endereço não pode ter usuário e senha: use a chave.');
}

function requireWhole({ provider, url, model }: Wanted, hasKey: boolean): void {
  requireAddress(url);
  const missing = [
    ['openai-compatible', 'libretranslate'].includes(provider) && !url && 'o endereço',
    ['openai', 'anthropic', 'google', 'deepl'].includes(provider) && !hasKey && 'a chave',
    provider !== 'none' && model === '' && 'o modelo',
  ].filter(Boolean);
  if (missing.length > 0) throw new AppError('invalid_input', `Falta ${missing.join(' e ')}.`);
}

async function keyToStore(
  { secrets }: Dependencies,
  part: Part,
  wanted: Wanted,
  before: Saved | undefined,
  savedAt: string,
): Promise<StoredKey | undefined> {
  if (wanted.key === undefined) return isSamePlace(wanted, before) ? before?.key : undefined;
  if (wanted.key === '') return undefined;
  return { sealed: await secrets.seal(wanted.key, keyName(part, wanted.provider)), end: endOf(wanted.key), savedAt };
}

/** A saved key is sent only to the server that it was saved for. */
const isSamePlace = (wanted: Wanted, saved: { provider: string; url?: string | undefined } | undefined): boolean =>
  saved !== undefined && wanted.provider === saved.provider && originOf(wanted.url) === originOf(saved.url ?? '');

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/** For the audit log: whether a key exists and when it was saved, never the key itself. */
const auditedSettings = ({ writer, translator, tokensPerDay, usesJudge, readsBack }: StoredSettings) => ({
  writerProvider: writer?.provider,
  writerModel: writer?.model,
  writerUrl: writer?.url,
  writerKey: writer?.key && `guardada em ${writer.key.savedAt}`,
  writerPrivate: writer?.allowsPrivate,
  translatorProvider: translator?.provider,
  translatorUrl: translator?.url,
  translatorKey: translator?.key && `guardada em ${translator.key.savedAt}`,
  translatorPrivate: translator?.allowsPrivate,
  tokensPerDay,
  usesJudge,
  readsBack,
});

/** The settings in the form, with the saved key if none was typed in. */
export async function settingsToTest(
  { config, secrets, aiSettings }: Dependencies,
  { writer, translator }: Body<typeof contract.testAiConnection>,
): Promise<{ writer: WriterSettings } | { service: ServiceSettings }> {
  async function keyOf(part: Part, wanted: Wanted): Promise<string | undefined> {
    if (wanted.key !== undefined) return wanted.key || undefined;
    const ofServer = settingsFromServer(config)[part];
    if (ofServer) return isSamePlace(wanted, ofServer) ? ofServer.key : undefined;
    const saved = aiSettings.stored()[part];
    if (!saved?.key || !isSamePlace(wanted, saved)) return undefined;
    const key = await secrets.open(saved.key.sealed, keyName(part, saved.provider));
    if (key === undefined) throw new AppError('conflict', 'A chave guardada não abre mais. Cole de novo.');
    return key;
  }
  requireAddress((writer ?? translator)?.url ?? '');
  if (writer && writer.provider !== 'none') {
    if (writer.provider === 'openai-compatible' && !writer.url)
      throw new AppError('invalid_input', 'Falta o endereço.');
    const { provider, model, url, allowsPrivate } = writer;
    return { writer: { provider, model, key: await keyOf('writer', writer), url: url || undefined, allowsPrivate } };
  }
  if (translator && (translator.provider === 'deepl' || translator.provider === 'libretranslate')) {
    const { provider, url, allowsPrivate } = translator;
    if (provider === 'libretranslate' && !url) throw new AppError('invalid_input', 'Falta o endereço.');
    return { service: { provider, key: await keyOf('translator', translator), url: url || undefined, allowsPrivate } };
  }
  throw new AppError('invalid_input', 'Escolha o que testar.');
}
