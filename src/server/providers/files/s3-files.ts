import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { AppError } from '#domain/errors.ts';
import { tracedFetch } from '#server/http/trace-context.ts';
import { type Files, parseFilePath, requireFilePath } from './files.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
};

const RETRIES = 2;
const RETRY_MS = 50;

/** Files in one bucket of an S3-compatible store; our buckets are its key prefixes. */
export function createS3Files(settings: S3Settings): Files {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  });
  // Path style works with every compatible store, even without wildcard DNS names.
  const base = `${settings.endpoint.replace(/(?<!\/)\/+$/, '')}/${settings.bucket}`;

  async function request(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(settings.timeoutMs ?? 10_000);
    try {
      for (let attempt = 0; ; attempt += 1) {
        const signed = await client.sign(`${base}/${path}`, init);
        // Passed to `fetch`, not to the request: Node may garbage-collect a signal that only a request refers to.
        const response = await tracedFetch(signed, { signal });
        if (attempt === RETRIES || (response.status < 500 && response.status !== 429)) return response;
        await response.body?.cancel();
        await delay(Math.random() * RETRY_MS * 2 ** attempt, undefined, { signal });
      }
    } catch (cause) {
      throw failure(cause);
    }
  }

  return {
    async put(path, body, contentType) {
      requireFilePath(path, contentType);
      const response = await request(path, {
        method: 'PUT',
        body: Buffer.from(body),
        headers: {
          'content-type': contentType,
          'cache-control': 'public, max-age=31536000, immutable',
          // Signed with the request, so that the store rejects a modified or truncated body.
          'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw failure(response.status);
    },
    async get(path) {
      const parsed = parseFilePath(path);
      if (!parsed) return undefined;
      const response = await request(path, { method: 'GET' });
      if (response.ok) return { body: await readBytes(response), contentType: parsed.contentType };
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw failure(response.status);
    },
    async remove(path) {
      if (!parseFilePath(path)) return;
      const response = await request(path, { method: 'DELETE' });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw failure(response.status);
    },
  };
}

async function readBytes(response: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw failure(cause);
  }
}

/** The store's reply is not included, because it may contain keys. */
function failure(reason: unknown): AppError {
  const cause = reason instanceof Error ? reason : new Error(`file store answered ${String(reason)}`);
  return new AppError('unavailable', 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.', {
    cause,
    retryAfterSeconds: 5,
  });
}
