import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { createMigratedDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { type Session, send, signIn } from '#tests/support/samples/person.ts';
import { noisyPicture, plainPicture, upload } from '#tests/support/samples/pictures.ts';

const ADMIN = { email: 'admin@example.com', password: 'senha-do-admin-1' };
/** In blocks of 512 or 1024 bytes, depending on the shell. */
const MAX_FILE_BLOCKS = '64';

let database: OwnDatabase;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let server: BuiltServer;
let token: string;

/** A file size limit stops a write in the middle like a full disk, and needs no privileges. */
beforeAll(async () => {
  [database, folder] = await Promise.all([createMigratedDatabase(), makeTemporaryFolder()]);
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  server = await startBuiltServer(env, ['sh', '-c', 'ulimit -f "$0" && exec "$@"', MAX_FILE_BLOCKS]);
  token = (await signIn(server.url, ADMIN.email, ADMIN.password)).json<Session>().access_token;
});

afterAll(async () => {
  expect(await server?.stop()).toBe(0);
  await Promise.all([database?.drop(), folder?.remove()]);
});

const storedFiles = () => readdir(join(folder.path, 'uploads', 'lesson-thumbnails'));
const storedRows = () => database.query(`select name from uploads where bucket = 'lesson-thumbnails'`);

it('reports that there is no space, and leaves neither a partial file nor a row', async () => {
  const replies = await Promise.all(
    Array.from({ length: 3 }, async () => upload(server.url, token, await noisyPicture(512))),
  );
  for (const reply of replies) {
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/^Não há espaço/) });
  }
  expect(await storedFiles()).toEqual([]);
  expect(await storedRows()).toEqual([]);
});

it('still handles other requests, and files that fit', async () => {
  expect((await send(server.url, 'GET', '/api/board', { token })).status).toBe(200);
  const reply = await upload(server.url, token, await plainPicture(64));
  expect(reply.status).toBe(201);
  const { url, name }: { url: string; name: string } = await reply.json();
  expect((await fetch(`${server.url}${url}`)).status).toBe(200);
  expect(await storedFiles()).toEqual([name]);
  expect(await storedRows()).toEqual([{ name }]);
});
