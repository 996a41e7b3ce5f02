import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './fixtures.ts';

async function findMail(to: string, dataDir: string): Promise<Email | undefined> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.findLast((mail) => mail.to?.some(({ address }) => address === to));
}

/** The link in the message that the server sent to this address. */
export async function readMailedLink(to: string, dataDir = process.env.E2E_DATA_DIR ?? ''): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = await findMail(to, dataDir);
    link = mail?.text?.match(/https?:\/\/\S+\/auth\/v1\/verify\?\S+/)?.[0];
    expect(link, `a mailed link for ${to}`).toBeTruthy();
  }).toPass();
  return link ?? '';
}
