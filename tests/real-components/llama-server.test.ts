import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveAiSettings, testAiConnection } from '#contract/admin/ai-settings.ts';
import { generateAds } from '#contract/robots/robots.ts';
import { findLocalServers, localProbes, type Probe } from '#server/features/ai-settings/test-connection.ts';
import { findFreePort, makeTemporaryFolder } from '#tests/support/built-server.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { provideProgram } from './debian-program.ts';
import { writeTinyModel } from './tiny-gguf.ts';

const program = await provideProgram(
  'usr/bin/llama-server',
  'llama.cpp-tools libllama0 libggml0 libgomp1 libgcc-s1 libstdc++6 libssl3t64 zlib1g libzstd1',
  { suite: 'forky', libraryFolder: 'llama' },
);
const about = `a real llama-server${program ? '' : ' (skipped: no apt to fetch it with)'}`;
/** Raises the probability of the quotation mark token: a model of noise would seldom end a text by itself. */
const LIKELY_QUOTATION_MARK = '37+6';

describe.skipIf(!program)(about, async () => {
  const { api, deps } = await createTestApp({ TRANSLATE_PROVIDER: 'none' });
  const admin = api.as(await buildUser(deps.db, { userType: 'admin' }));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/v1`;
  const writer = { provider: 'openai-compatible', model: 'tiny', url, allowsPrivate: true } as const;
  let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
  let stop = async () => {};

  beforeAll(async () => {
    if (!program) return;
    folder = await makeTemporaryFolder();
    const model = join(folder.path, 'tiny.gguf');
    await writeTinyModel(model);
    const options = `--alias tiny --port ${port} --ctx-size 4096 --threads 1 --seed 1`.split(' ');
    const server = spawn(
      program.command,
      [...program.args, '--model', model, ...options, '--logit-bias', LIKELY_QUOTATION_MARK],
      {
        // It loads its CPU library from the working directory.
        cwd: join(program.libraries, 'ggml/backends0'),
        stdio: 'ignore',
      },
    );
    stop = async () => {
      server.kill();
      await once(server, 'exit');
    };
    await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 20_000 });
  });

  afterAll(async () => {
    await stop();
    await folder?.remove();
  });

  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );

  it('is detected, with its model', async () => {
    const probe = localProbes.find(({ name }) => name === 'llama.cpp') as Probe;
    const [found] = await findLocalServers(AbortSignal.timeout(5_000), [{ ...probe, port }], ['127.0.0.1']);
    expect(found).toMatchObject({ name: 'llama.cpp', models: ['tiny'] });
  });

  it('passes the connection test: it lists the model, follows the schema and returns its name', async () => {
    const { body } = await admin.send(testAiConnection, { body: { writer } });
    expect(body).toMatchObject({ state: 'works', models: ['tiny'] });
  });

  it('with a wrong model name or URL gives an error', async () => {
    const test = async (over: object) =>
      (await admin.send(testAiConnection, { body: { writer: { ...writer, ...over } } })).body;
    expect(await test({ model: 'outro' })).toMatchObject({ state: 'unconfirmed' });
    expect(await test({ url: `http://127.0.0.1:${port}/nada` })).toMatchObject({ state: 'failed' });
  });

  it('writes for a seller, and the checks report the problems of its noise', async () => {
    expect((await admin.send(saveAiSettings, { body: { writer } })).status).toBe(200);
    const member = api.as(await buildUser(deps.db));
    const { status, body } = await member.send(generateAds, {
      body: { text: 'Garrafa térmica de 500 ml', strategy: 'auto' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mode: 'ai',
      writer: 'model',
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'too_short' })]),
    });
  });
});
