import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findFreePort, makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';
import { createOwnDatabase } from '#tests/support/own-database.ts';
import { signUp } from '#tests/support/samples/person.ts';

it('migrates with one role and serves with another that cannot change tables', async () => {
  const [database, folder] = await Promise.all([createOwnDatabase(), makeTemporaryFolder()]);
  const role = `app_${randomUUID().slice(0, 8)}`;
  await database.query(`create role ${role} login password 'fraca'`);
  const env = {
    DATABASE_URL: database.url.replace(/\/\/[^@]*@/, `//${role}:fraca@`),
    DATA_DIR: folder.path,
    PORT: String(await findFreePort()),
    MIGRATE: 'off',
  };
  try {
    const early = await runProgram('main', [], env);
    expect(early.stderr).toBe(
      'Falta no banco de dados a migração 0000_extensions. Com MIGRATE=off, rode antes npm run migrate.\n',
    );
    const migrated = await runProgram('migrate', [], { DATABASE_URL: database.url });
    expect(migrated).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Banco de dados atualizado: \d+ migrações/),
    });
    expect(migrated.stderr).toMatch(/^0000_extensions: aplicada$/m);
    const again = await runProgram('migrate', [], { DATABASE_URL: database.url });
    expect(again).toMatchObject({ code: 0, stdout: 'O banco de dados já estava atualizado.\n', stderr: '' });

    // Same statements as in docs/deploy.md.
    await database.query(`grant usage on schema public, drizzle to ${role}`);
    await database.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
    await database.query(`grant usage on all sequences in schema public to ${role}`);
    await database.query(`grant select on drizzle.__drizzle_migrations to ${role}`);
    const server = await startBuiltServer(env);
    expect((await signUp(server.url)).access_token).toBeTruthy();
    expect(await server.stop()).toBe(0);
  } finally {
    await database.query(`drop owned by ${role}`);
    await database.query(`drop role ${role}`);
    await database.drop();
    await folder.remove();
  }
});
