import { loadConfig } from '#server/config.ts';
import { checkDatabase, explainDatabaseFailure } from '#server/db/check-database.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openToolDatabase, runTool } from './command-line/open-tool-database.ts';

await runTool(async () => {
  const config = loadConfig();
  const server = await openToolDatabase(config, 'shared');
  const { pool, link, close } = openDatabase(server.connection, { poolSize: 1, onError: () => {} });
  const tell = ({ migration, tries }: { migration?: string; tries?: number }) =>
    console.error(`${migration}: ${tries ? `tabela em uso, tentativa ${tries}` : 'aplicada'}`);
  try {
    await link.findWritableHost();
    await checkDatabase(pool, 'DATABASE_URL');
    const done = await migrateDatabase(link, { info: tell, warn: tell });
    return done.length > 0
      ? `Banco de dados atualizado: ${done.length} ${done.length === 1 ? 'migração aplicada' : 'migrações aplicadas'}.`
      : 'O banco de dados já estava atualizado.';
  } catch (error) {
    throw explainDatabaseFailure(error, 'DATABASE_URL') ?? error;
  } finally {
    await close();
    await server.close();
  }
});
