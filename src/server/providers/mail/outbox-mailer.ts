import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { composeMail, type Mailer } from './mailer.ts';

/** A file that any mail program opens. Its link is also logged, for machines without mail. */
export function createOutboxMailer(options: { folder: string; from: string; log: Logger }): Mailer {
  const { folder, from, log } = options;
  return {
    async send(message) {
      // Loaded on first use, to keep the start fast.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: content } = await composer.sendMail(composeMail(from, message));
      if (!Buffer.isBuffer(content)) throw new Error('the composer was asked for a buffer');
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const name = `${stamp}-${randomBytes(6).toString('hex')}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, name), content);
      log.info({ file: name, link: firstLink(message.text) }, 'message kept in the outbox folder');
    },
  };
}

/** Atomic: a reader of the folder never sees an incomplete message. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`;
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const firstLink = (text: string): string | undefined => /https?:\/\/\S+/.exec(text)?.[0];
