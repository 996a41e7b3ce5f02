import { sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { userTypes } from '#domain/user-types.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { setUserType } from '#server/features/plans/user-type.service.ts';
import { openToolDatabase } from './command-line/open-tool-database.ts';
import { runTool } from './command-line/run-tool.ts';

const USAGE = `Uso: npm run user -- set-type EMAIL ${userTypes.join('|')}`;

await runTool(async ([command, email, typeName]) => {
  const userType = userTypes.find((name) => name === typeName);
  if (command !== 'set-type' || !email || !userType) throw new AppError('invalid_input', USAGE);
  const server = await openToolDatabase(loadConfig(), 'shared');
  const { db, close } = openDatabase(server.connection, { poolSize: 1, onError: () => {} });
  try {
    const [profile] = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(sql`lower(${profiles.email}) = lower(${email})`);
    if (!profile) throw new AppError('not_found', `Não há conta com o e-mail ${email}.`);
    const plan = await setUserType(db, { userId: profile.id, userType });
    const note = plan.userType === userType ? '' : ' (há uma assinatura paga em vigor)';
    return `${email} agora é ${plan.userType}${note}.`;
  } finally {
    await close();
    await server.close();
  }
});
