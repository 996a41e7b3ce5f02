import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import type { AiEngine, AiProblem, AiRequest } from './ai-engine.ts';
import { createAiEngine, type WriterSettings } from './create-ai-engine.ts';

const fake = await startFakeAiServer();
afterAll(() => fake.close());

const engineOf = (over: Partial<WriterSettings>): Promise<AiEngine> =>
  createAiEngine({
    provider: 'openai-compatible',
    model: 'modelo',
    key: undefined,
    url: fake.url,
    allowsPrivate: true,
    ...over,
  });
const engine = await engineOf({});

const schema = z.object({ texto: z.string().min(1) });
const problem = (message: string, isTolerable = false): AiProblem => ({ message, isTolerable });
const soon = { 'retry-after-ms': '10' };

const ask = (over: Partial<AiRequest<{ texto: string }>> = {}, asked = engine) =>
  asked.generate({
    system: 'Você escreve.',
    prompt: 'Escreva.',
    schema,
    maxTokens: 100,
    quote: (text: string) => text,
    check: () => [],
    signal: new AbortController().signal,
    ...over,
  });

/** Begun first: the pauses of its two retries pass while the other tests run. */
const unreachable = engineOf({ url: 'http://127.0.0.1:9/v1' })
  .then((lost) => ask({}, lost))
  .catch((error: unknown) => error);

describe('a good answer', () => {
  it('is parsed, requested with a strict schema, without any key', async () => {
    fake.script([{ content: { texto: 'olá' } }]);
    expect(await ask()).toEqual({ texto: 'olá' });
    expect(fake.requests[0]?.body.response_format).toMatchObject({ type: 'json_schema' });
    expect(fake.requests[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['after thoughts', '<think>O texto pede {algo}… </think>\n{"texto":"olá"}'],
    ['after thoughts without an opening', 'primeiro penso {em tudo}</think>{"texto":"olá"}'],
    ['amid prose', 'Claro! Aqui está:\n{"texto":"olá"}\nEspero ter ajudado {risos}.'],
    ['in a fenced block amid prose', 'Segue:\n```json\n{"texto":"olá"}\n```\nPronto.'],
    ['in a fenced block', '```json\n{"texto":"olá"}\n```'],
  ])('may be %s', async (_, content) => {
    fake.script([{ content }]);
    expect(await ask()).toEqual({ texto: 'olá' });
    expect(fake.requests).toHaveLength(1);
  });

  it('keeps braces, quotes and closing tags inside its texts', async () => {
    const texto = 'chaves {a} "aspas" </think> e \\ barra';
    fake.script([{ content: `Aqui: ${JSON.stringify({ texto })}` }]);
    expect(await ask()).toEqual({ texto });
  });

  it('has a token limit, and is counted', async () => {
    fake.script([{ content: { texto: 'olá' } }]);
    const used: unknown[] = [];
    await ask({ onUsage: (usage) => used.push(usage) });
    expect(fake.requests[0]?.body.max_tokens).toBe(2100);
    expect(used).toEqual([{ inputTokens: 100, outputTokens: 50 }]);
  });

  it('is requested again without the photo when the model does not support images', async () => {
    for (const refusal of [
      { status: 400, raw: '{"error":{"message":"image input is not supported"}}' },
      { status: 404, raw: '{"error":{"message":"No endpoints found that support image input"}}' },
      { status: 422, raw: '{}' },
    ]) {
      fake.script((body) =>
        JSON.stringify(body.messages).includes('image_url') ? refusal : { content: { texto: 'sem foto' } },
      );
      let refused = 0;
      const image = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
      const onImageRefused = () => {
        refused += 1;
      };
      expect(await ask({ image, onImageRefused })).toEqual({ texto: 'sem foto' });
      expect(refused).toBe(1);
    }
  });

  it('sends the picture as data, never as a URL', async () => {
    fake.script([{ content: { texto: 'foto' } }]);
    await ask({ image: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]) });
    expect(JSON.stringify(fake.requests[0]?.body.messages)).toContain('data:image/jpeg;base64,');
  });

  it('is requested as plain JSON when the server does not support schemas', async () => {
    fake.script((body) =>
      body.response_format?.type === 'json_schema'
        ? { status: 400, raw: '{"error":{"message":"x"}}' }
        : { content: { texto: 'ok' } },
    );
    expect(await ask()).toEqual({ texto: 'ok' });
    expect(fake.requests).toHaveLength(2);
    expect(JSON.stringify(fake.requests[1]?.body.messages)).toContain('texto');
  });
});

describe('correction', () => {
  it.each([
    ['prose', 'Claro! Aqui está o texto.'],
    ['broken JSON', '{"texto": "a'],
    ['another shape', { outro: 1 }],
    ['a refusal', null],
  ])('corrects %s once', async (_kind, bad) => {
    fake.script([{ content: bad }, { content: { texto: 'bom' } }]);
    expect(await ask()).toEqual({ texto: 'bom' });
    expect(fake.requests).toHaveLength(2);
  });

  it('sends the faults to the model and uses the second answer', async () => {
    fake.script([{ content: { texto: 'ruim' } }, { content: { texto: 'bom' } }]);
    const check = (output: { texto: string }) => (output.texto === 'ruim' ? [problem('Sobrou português.')] : []);
    expect(await ask({ check })).toEqual({ texto: 'bom' });
    expect(JSON.stringify(fake.requests[1]?.body.messages)).toContain('Sobrou português.');
  });

  it('accepts a remaining minor fault', async () => {
    fake.script([{ content: { texto: 'longo' } }, { content: { texto: 'ainda longo' } }]);
    expect(await ask({ check: () => [problem('Longo demais.', true)] })).toEqual({ texto: 'ainda longo' });
    expect(fake.requests).toHaveLength(2);
  });

  it('is not followed by a third request', async () => {
    fake.script([{ content: 'Não sei.' }]);
    await expect(ask()).rejects.toMatchObject({ failure: 'bad_output', code: 'provider_failed' });
    expect(fake.requests).toHaveLength(2);
  });

  it.each([
    ['fails', { status: 401, raw: '{}' }],
    ['is cut', { content: '{"texto":"cort', finish: 'length' }],
    ['is worse', { content: { texto: 'pior' } }],
    ['is no JSON', { content: 'Desculpe!' }],
  ] as const)('that %s takes nothing away from the first answer', async (_, second) => {
    fake.script([{ content: { texto: 'razoável' } }, second]);
    const check = ({ texto }: { texto: string }) => [
      problem('Um.', true),
      ...(texto === 'pior' ? [problem('Dois.')] : []),
    ];
    expect(await ask({ check })).toEqual({ texto: 'razoável' });
    expect(fake.requests).toHaveLength(2);
  });
});

describe('a stream', () => {
  const long = { texto: 'uma frase que demora um pouco a chegar ao fim' };
  const listen = async (over: Partial<AiRequest<{ texto: string }>> = {}) => {
    const partials: unknown[] = [];
    const output = await ask({ onPartial: (partial) => partials.push(partial), ...over });
    return { output, partials };
  };

  it('sends the beginning before the end, and the whole at the end', async () => {
    fake.script([{ content: long, stream: { pauseMs: 80 } }]);
    const { output, partials } = await listen();
    expect(output).toEqual(long);
    expect(partials.length).toBeGreaterThan(1);
    for (const partial of partials) expect(long.texto).toContain((partial as { texto?: string }).texto ?? '');
  });

  it('that is cut off at once still passes on what arrived', async () => {
    fake.script([{ content: long, stream: { pauseMs: 20, fault: { after: 5, how: 'end' } } }]);
    const partials: unknown[] = [];
    await expect(listen({ onPartial: (partial) => partials.push(partial) })).rejects.toThrow();
    expect(partials).toEqual([{ texto: expect.stringMatching(/^uma /) }]);
  });

  it('omits the reasoning', async () => {
    fake.script([{ content: `<think>{"texto":"rascunho"}</think>${JSON.stringify(long)}`, stream: { pauseMs: 80 } }]);
    const { partials } = await listen();
    expect(JSON.stringify(partials)).not.toContain('rascunho');
  });

  it('is counted, also when cancelled', async () => {
    fake.script([{ content: long }]);
    const used: { inputTokens: number; outputTokens: number }[] = [];
    await listen({ onUsage: (usage) => used.push(usage) });
    expect(used).toEqual([{ inputTokens: 100, outputTokens: 50 }]);
    fake.script([{ content: long, stream: { fault: { after: 4, how: 'stall' } } }]);
    const leaving = new AbortController();
    const asked = listen({ signal: leaving.signal, onUsage: (usage) => used.push(usage) });
    await expect.poll(() => fake.requests.length).toBe(1);
    setTimeout(() => leaving.abort(), 200);
    await expect(asked).rejects.toMatchObject({ failure: 'aborted' });
    await expect.poll(() => fake.requests[0]?.closedByClient).toBe(true);
    expect(used[1]?.outputTokens).toBeGreaterThan(0);
  });

  it.each([
    ['an unknown wish', { isUnknown: true }],
    ['nothing but the start', { fault: { after: 0, how: 'end' } }],
  ] as const)('of a provider for which it is %s becomes one piece', async (_, stream) => {
    fake.script((body) => ({ content: long, ...(body.stream && { stream }) }));
    expect((await listen()).output).toEqual(long);
    expect(fake.requests.map(({ body }) => body.stream === true)).toEqual([true, false]);
  });

  it('falls back to a plain request if the server rejects streaming', async () => {
    fake.script((body) =>
      body.stream ? { status: 400, raw: '{"error":{"message":"streaming not supported"}}' } : { content: long },
    );
    expect((await listen()).output).toEqual(long);
  });

  it.each([
    ['end', 'bad_provider_response'],
    ['destroy', 'bad_provider_response'],
    ['error', 'provider_down'],
  ] as const)('that breaks (%s) is told as %s, without the provider’s words', async (how, failure) => {
    fake.script([{ content: long, stream: { pauseMs: 20, fault: { after: 5, how } } }]);
    const failed = listen();
    await expect(failed).rejects.toMatchObject({ failure });
    await expect(failed).rejects.toSatisfy((error: Error) => !error.message.includes('segredo'));
  });
});

describe('a failure', () => {
  it.each([
    [{ status: 401, raw: '{}' }, 'auth', 1],
    [{ status: 400, raw: '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}' }, 'auth', 2],
    [{ status: 404, raw: '{"error":{"message":"model \'m\' not found"}}' }, 'model_not_found', 1],
    [{ status: 404, raw: '404 page not found' }, 'wrong_address', 1],
    [{ status: 404, raw: '{"detail":"Not Found"}' }, 'wrong_address', 1],
    [{ status: 405, raw: '<html>' }, 'wrong_address', 1],
    [{ status: 402, raw: '{}' }, 'quota', 1],
    [{ status: 422, raw: '{}' }, 'refused_request', 1],
    [{ status: 429, raw: '{}', headers: soon }, 'rate_limited', 3],
    [{ status: 429, raw: '{"error":{"message":"insufficient_quota"}}', headers: soon }, 'quota', 3],
    [{ status: 503, raw: '{}', headers: soon }, 'provider_down', 3],
    [{ raw: '<html>proxy</html>' }, 'bad_provider_response', 1],
    [{ raw: '{"choices":"nada"}' }, 'bad_provider_response', 1],
    [{ content: '{"texto":"cort', finish: 'length' }, 'output_truncated', 1],
    [{ content: '{'.repeat(40_000) }, 'bad_provider_response', 1],
  ] as const)('%o is told as %s after %i requests', async (turn, failure, requests) => {
    fake.script([turn]);
    await expect(ask()).rejects.toMatchObject({ failure });
    expect(fake.requests).toHaveLength(requests);
  });

  it('is thrown for an empty filtered answer', async () => {
    fake.script([{ content: '', finish: 'content_filter' }]);
    await expect(ask()).rejects.toMatchObject({ code: 'provider_failed' });
  });

  it("never contains the provider's text or the key", async () => {
    const secret = await engineOf({ key: 'chave-secreta' });
    fake.script([{ status: 401, raw: '{"error":{"message":"chave-secreta inválida"}}' }]);
    const failed = ask({}, secret);
    await expect(failed).rejects.toSatisfy((error: Error) => !error.message.includes('chave-secreta'));
    expect(fake.requests[0]?.headers.authorization).toBe('Bearer chave-secreta');
  });

  it('of the socket is retried', async () => {
    fake.script([{ fault: 'reset' }, { content: { texto: 'voltou' } }]);
    expect(await ask()).toEqual({ texto: 'voltou' });
  }, 15_000);

  it('of the host name is reported as unreachable', async () => {
    expect(await unreachable).toMatchObject({ failure: 'unreachable' });
  }, 20_000);

  it('by cancelling closes the connection to the provider', async () => {
    fake.script([{ fault: 'never' }]);
    const leaving = new AbortController();
    const asked = ask({ signal: leaving.signal });
    await expect.poll(() => fake.requests.length).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ failure: 'aborted', code: 'cancelled' });
    await expect.poll(() => fake.requests[0]?.closedByClient).toBe(true);
  });
});

it.each(['openai', 'anthropic', 'google'] as const)('calls %s in its own protocol', async (provider) => {
  fake.script([{ status: 401, raw: '{}' }]);
  const other = await engineOf({ provider, key: 'k' });
  expect(other.provider).toBe(provider);
  await expect(ask({}, other)).rejects.toMatchObject({ failure: 'auth' });
});
