import { readFile, writeFile } from 'node:fs/promises';
import { userTypes } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import { loadConfig } from '#server/config.ts';
import { type Db, openDatabase } from '#server/db/client.ts';
import { exportAccount } from '#server/features/account/export-account.ts';
import { importData } from '#server/features/account/import-account.ts';
import { getAccountId, removeFactorsByEmail } from '#server/features/auth/auth-account.service.ts';
import { setUserType } from '#server/features/plans/user-type.service.ts';
import { openToolDatabase, runTool } from './command-line/open-tool-database.ts';

const USAGE = `Uso: npm run user -- set-type EMAIL ${userTypes.join('|')}, remove-factors EMAIL, export EMAIL ARQUIVO ou import EMAIL ARQUIVO`;

type Work = (db: Db) => Promise<string>;

await runTool(async ([command, email, detail]) => {
  const work = email ? chooseWork(command, email, detail) : undefined;
  if (!work) throw new AppError('invalid_input', USAGE);
  const server = await openToolDatabase(loadConfig(), 'shared');
  const { db, close } = openDatabase(server.connection, { poolSize: 1, onError: () => {} });
  try {
    return await work(db);
  } finally {
    await close();
    await server.close();
  }
});

function chooseWork(command: string | undefined, email: string, detail: string | undefined): Work | undefined {
  if (command === 'export' && detail) {
    return async (db) => {
      await writeFile(detail, exportAccount(db, await getAccountId(db, email), new Date()), { mode: 0o600 });
      return `Os dados de ${email} estão em ${detail}.`;
    };
  }
  if (command === 'import' && detail) {
    return async (db) => {
      const written = await importData(db, await getAccountId(db, email), await readFile(detail, 'utf8'));
      const total = Object.values(written).reduce((sum, count) => sum + count, 0);
      return `${email}: ${total} registros trazidos de ${detail}.`;
    };
  }
  if (command === 'remove-factors' && detail === undefined) {
    return async (db) => {
      const removed = await removeFactorsByEmail(db, email);
      const what = removed === 1 ? '1 autenticador removido' : `${removed} autenticadores removidos`;
      return `${email}: ${what}, sessões encerradas.`;
    };
  }
  const userType = userTypes.find((name) => name === detail);
  if (command !== 'set-type' || !userType) return undefined;
  return async (db) => {
    const plan = await setUserType(db, { userId: await getAccountId(db, email), userType });
    const note = plan.userType === userType ? '' : ' (há uma assinatura paga em vigor)';
    return `${email} agora é ${plan.userType}${note}.`;
  };
}
