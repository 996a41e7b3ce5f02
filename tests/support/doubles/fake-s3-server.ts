import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type S3Server = { endpoint: string; bucket: string; close(): Promise<void> };

/** The fixed account of the s3rver package. It checks the key id, but does not verify version 4 signatures. */
export const S3_SERVER_KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** An S3-compatible server in its own process. */
export async function startS3Server(): Promise<S3Server> {
  const bucket = 'dropar-test';
  const folder = await mkdtemp(join(tmpdir(), 'dropar-s3-'));
  const script = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--silent', '--no-vhost-buckets'];
  const child = spawn(process.execPath, [script, ...options, '--configure-bucket', bucket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const address = /listening on (\S+)/.exec(line)?.[1];
    if (address) return { endpoint: `http://${address}`, bucket, close };
  }
  await close();
  throw new Error('the S3 server ended before it listened');
}
