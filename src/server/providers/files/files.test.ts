import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { S3_SERVER_KEY, startS3Server } from '#tests/support/doubles/fake-s3-server.ts';
import { listenLocally } from '#tests/support/local-server.ts';
import { createFiles } from './create-files.ts';
import type { Files } from './files.ts';
import { createFolderFiles } from './folder-files.ts';
import { createS3Files } from './s3-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'dropar-files-'));
const s3 = await startS3Server();
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const s3Settings = { endpoint: s3.endpoint, bucket: s3.bucket, region: 'us-east-1', ...S3_SERVER_KEY };
const drivers: [string, Files][] = [
  ['folder', createFolderFiles(join(folder, 'uploads'))],
  ['S3', createS3Files(s3Settings)],
];

const picture = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 256);
let counter = 0;
const nextPath = () => `site-assets/1700000000000-${String(++counter).padStart(4, '0')}.webp`;

const strangePaths = [
  '../secret.webp',
  'site-assets/../../secret.webp',
  'site-assets/..',
  'site-assets//secret.webp',
  '/etc/passwd',
  'site-assets/.part.webp',
  'site-assets/a/b.webp',
  'site-assets\\secret.webp',
  'site-assets/secret.webp\0',
  'site-assets/secret.html',
  'site-assets/secret.svg',
  'site-assets/constructor',
  'site-assets/secret.webp?versions',
  '',
];

describe.each(drivers)('files in the %s store', (_, files) => {
  it('returns the same bytes and type, until the file is replaced or removed', async () => {
    const path = nextPath();
    await files.put(path, picture, 'image/webp');
    const stored = await files.get(path);
    expect(stored?.contentType).toBe('image/webp');
    expect(Buffer.compare(Buffer.from(stored?.body ?? []), Buffer.from(picture))).toBe(0);
    await files.put(path, picture.subarray(0, 10), 'image/webp');
    expect((await files.get(path))?.body.byteLength).toBe(10);
    await expect(files.put(path, picture, 'text/html')).rejects.toThrow('not a storable file');
    for (let turn = 0; turn < 2; turn += 1) await files.remove(path);
    expect(await files.get(path)).toBeUndefined();
  });

  it('returns nothing for an unknown name', async () => {
    expect(await files.get('site-assets/missing.webp')).toBeUndefined();
    expect(await files.get('never-used/missing.webp')).toBeUndefined();
  });

  it.each(strangePaths)('rejects reads and writes of %j', async (path) => {
    await writeFile(join(folder, 'secret.webp'), 'outside');
    await expect(files.put(path, picture, 'image/webp')).rejects.toThrow('not a storable file');
    expect(await files.get(path)).toBeUndefined();
    await files.remove(path);
    expect(await readFile(join(folder, 'secret.webp'), 'utf8')).toBe('outside');
  });
});

describe('folder store', () => {
  // An S3 store guarantees this itself, but the fake one of these tests does not.
  it('keeps one complete file when two are written at once', async () => {
    const files = createFolderFiles(join(folder, 'races'));
    const path = nextPath();
    const bodies = [1, 2, 3, 4].map((value) => new Uint8Array(50_000 + value).fill(value));
    await Promise.all(bodies.map((body) => files.put(path, body, 'image/webp')));
    const stored = Buffer.from((await files.get(path))?.body ?? []);
    expect(bodies.some((body) => Buffer.compare(stored, Buffer.from(body)) === 0)).toBe(true);
  });

  it('leaves no temporary file', async () => {
    const root = join(folder, 'drafts');
    await createFolderFiles(root).put('site-assets/one.webp', picture, 'image/webp');
    expect(await readdir(join(root, 'site-assets'))).toEqual(['one.webp']);
  });
});

describe('S3 store', () => {
  it('marks objects as immutable and readable as images', async () => {
    const path = nextPath();
    await createS3Files(s3Settings).put(path, picture, 'image/webp');
    const { AwsClient } = await import('aws4fetch');
    const head = await new AwsClient({ ...S3_SERVER_KEY, service: 's3', region: 'us-east-1' }).fetch(
      `${s3.endpoint}/${s3.bucket}/${path}`,
      { method: 'HEAD' },
    );
    expect(head.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(head.headers.get('content-type')).toBe('image/webp');
  });

  it("reports rejected keys as an unavailable store, without the store's reply", async () => {
    const files = createS3Files({ ...s3Settings, accessKeyId: 'unknown' });
    const attempt = files.put(nextPath(), picture, 'image/webp');
    await expect(attempt).rejects.toMatchObject({
      code: 'unavailable',
      message: 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
    });
    await expect(files.get(nextPath())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('reports a store that is down', async () => {
    const files = createS3Files({ ...s3Settings, endpoint: 'http://127.0.0.1:9' });
    await expect(files.get(nextPath())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('times out when the store never answers', async () => {
    const { endpoint, close } = await startHttpServer(() => {});
    const files = createS3Files({ ...s3Settings, endpoint, timeoutMs: 200 });
    await expect(files.put(nextPath(), picture, 'image/webp')).rejects.toMatchObject({ code: 'unavailable' });
    close();
  });

  it('times out even if the garbage collector runs while it waits', async () => {
    const { endpoint, close } = await startHttpServer(() => {});
    const files = createS3Files({ ...s3Settings, endpoint, timeoutMs: 500 });
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const reading = files.get(nextPath());
    const tidying = setInterval(collect, 20);
    await expect(reading)
      .rejects.toMatchObject({ code: 'unavailable' })
      .finally(() => clearInterval(tidying));
    close();
  });

  it('retries a temporary failure', async () => {
    let calls = 0;
    const { endpoint, close } = await startHttpServer((request, response) => {
      request.resume().on('end', () => response.writeHead(++calls < 3 ? 503 : 200).end());
    });
    await createS3Files({ ...s3Settings, endpoint }).put(nextPath(), picture, 'image/webp');
    expect(calls).toBe(3);
    close();
  });

  it('signs URL, headers and content as the protocol requires', async () => {
    const path = nextPath();
    let headers: IncomingHttpHeaders = {};
    const { endpoint, close } = await startHttpServer((request, response) => {
      headers = request.headers;
      request.resume().on('end', () => response.end());
    });
    const key = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', region: 'ap-northeast-1' };
    await createS3Files({ endpoint, bucket: 'shop', ...key }).put(path, picture, 'image/webp');
    close();
    expect(headers['x-amz-content-sha256']).toBe(createHash('sha256').update(picture).digest('hex'));
    expect(headers.authorization).toBe(expectedAuthorization('PUT', `/shop/${path}`, headers, key));
  });
});

async function startHttpServer(handle: RequestListener) {
  const { port, close } = await listenLocally(createServer(handle));
  return { endpoint: `http://127.0.0.1:${port}`, close };
}

/** AWS Signature Version 4, implemented from its specification, independent of the library that the store uses. */
function expectedAuthorization(
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  key: { accessKeyId: string; secretAccessKey: string; region: string },
): string {
  const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const stamp = String(headers['x-amz-date']);
  const scope = `${stamp.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const canonical = [
    method,
    path,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', stamp, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`);
  const signature = hmac(signingKey, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

describe('choice of the store', () => {
  it('uses the uploads folder of the data folder, or the configured bucket', async () => {
    const path = nextPath();
    await createFiles(readConfig({ DATA_DIR: folder })).put(path, picture, 'image/webp');
    expect(await readdir(join(folder, 'uploads', 'site-assets'))).toContain(path.split('/')[1]);

    const remote = readConfig({
      DATA_DIR: folder,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: S3_SERVER_KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_SERVER_KEY.secretAccessKey,
    });
    const remotePath = nextPath();
    await createFiles(remote).put(remotePath, picture, 'image/webp');
    expect(await createS3Files(s3Settings).get(remotePath)).toBeDefined();
  });
});
