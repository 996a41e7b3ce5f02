import { expect, it } from 'vitest';
import type { ConnectionTest } from '#contract/admin/ai-settings.ts';
import {
  type Behaviour,
  type DoubleName,
  RIGHT_KEY,
  RIGHT_MODEL,
  startProviderDouble,
} from '#tests/support/doubles/fake-provider.ts';
import { findLocalServers, localProbes, testService, testWriter } from './test-connection.ts';

const writers = {
  ollama: 'openai-compatible',
  'lm-studio': 'openai-compatible',
  'llama.cpp': 'openai-compatible',
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'google',
} as const;
const services = ['deepl', 'libretranslate'] as const;
const isLocal = (name: string) => writers[name as keyof typeof writers] === 'openai-compatible';
const isService = (name: DoubleName): name is (typeof services)[number] =>
  (services as readonly string[]).includes(name);

type Over = { key?: string; model?: string; allowsPrivate?: boolean; waitMs?: number };

async function tryOut(
  name: DoubleName,
  behaviour: Behaviour,
  over: Over = {},
  isTls = false,
): Promise<ConnectionTest & { keys: string[] }> {
  const double = await startProviderDouble(name, behaviour, isTls);
  const { key = RIGHT_KEY, model = RIGHT_MODEL, allowsPrivate = true, waitMs = 5_000 } = over;
  const signal = AbortSignal.timeout(waitMs);
  try {
    const common = { key, url: double.url, allowsPrivate };
    const result = isService(name)
      ? await testService({ provider: name, ...common }, signal)
      : await testWriter({ provider: writers[name], model, ...common }, signal);
    return { ...result, keys: double.keys };
  } finally {
    await double.close();
  }
}

const names = [...(Object.keys(writers) as (keyof typeof writers)[]), ...services];

it.each(names)(
  '%s: returns each state with a reason in Portuguese, without text of the provider or the key',
  async (name) => {
    const good = await tryOut(name, 'right');
    expect(good).toMatchObject({ state: 'works', message: expect.stringContaining('respondeu') });
    expect(good.models).toEqual(isService(name) ? [] : [RIGHT_MODEL]);

    const failures: Record<string, [() => Promise<ConnectionTest>, RegExp]> = {
      slow: [() => tryOut(name, 'slow', { waitMs: 300 }), /demorou demais/],
      cut: [() => tryOut(name, 'cut'), /Não foi possível falar/],
      'not JSON': [() => tryOut(name, 'not-json'), /forma inesperada|endereço/],
      'redirect inside': [() => tryOut(name, 'redirect'), /leva a outro endereço/],
      certificate: [() => tryOut(name, 'right', {}, true), /certificado/],
      'private address': [() => tryOut(name, 'right', { allowsPrivate: false }), /rede interna/],
      ...(!isLocal(name) && {
        'wrong key': [() => tryOut(name, 'right', { key: 'sk-chave-errada-99' }), /recusou a chave/],
      }),
      ...(!isService(name) && { 'wrong model': [() => tryOut(name, 'right', { model: 'sumido' }), /não existe/] }),
    };
    for (const [what, [run, reason]] of Object.entries(failures)) {
      const result = await run();
      expect(result, what).toMatchObject({ state: 'failed', message: expect.stringMatching(reason) });
      expect(JSON.stringify({ ...result, keys: [] }), what).not.toMatch(/sk-chave|bem-vindo/);
    }
    if (isService(name)) return;
    // Google's package does not report which model answered.
    if (name !== 'google')
      expect(await tryOut(name, 'other-model')).toMatchObject({
        state: 'unconfirmed',
        message: `Pedimos ${RIGHT_MODEL} e a resposta veio assinada outro-modelo.`,
      });
    expect(await tryOut(name, 'right', { model: '' })).toMatchObject({ state: 'unconfirmed', models: [RIGHT_MODEL] });
  },
);

it('identifies each server by its own reply and lists its models; ignores other programs on the port', async () => {
  const doubles = await Promise.all([
    startProviderDouble('ollama'),
    startProviderDouble('lm-studio'),
    startProviderDouble('openai'),
  ]);
  const probes = localProbes.map((probe, index) => ({ ...probe, port: doubles[index]?.port ?? 0 }));
  const found = await findLocalServers(new AbortController().signal, probes, ['127.0.0.1', '169.254.169.254']);
  expect(found).toEqual([
    { name: 'Ollama', url: `http://127.0.0.1:${doubles[0]?.port}/v1`, models: [RIGHT_MODEL] },
    { name: 'LM Studio', url: `http://127.0.0.1:${doubles[1]?.port}/v1`, models: [RIGHT_MODEL] },
    { name: 'llama.cpp', url: null, models: [] },
  ]);
  await Promise.all(doubles.map((double) => double.close()));
});

it('waits at most two seconds for servers that do not answer', async () => {
  const silent = await startProviderDouble('ollama', 'slow');
  const start = performance.now();
  const probes = localProbes.map((probe) => ({ ...probe, port: silent.port }));
  const found = await findLocalServers(new AbortController().signal, probes, ['127.0.0.1']);
  expect(found.every(({ url }) => url === null)).toBe(true);
  expect(performance.now() - start).toBeLessThan(4_000);
  await silent.close();
});
