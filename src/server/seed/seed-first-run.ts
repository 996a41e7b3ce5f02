import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { plansConfig } from '#server/db/schema/payments.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { type GeneratedLogin, seedAdministrator } from './seed-administrator.ts';
import { seedSiteAssets } from './seed-site-assets.ts';

/** An arbitrary number shared by all instances: one of them seeds, the others wait for the advisory lock. */
const SEED_LOCK = 7_311_953_002;

const PREMIUM_PLAN = { planId: 'premium', priceBrl: 119.9 };

type SeedDependencies = Pick<Dependencies, 'db' | 'config' | 'files' | 'log' | 'now'>;

/** All rows in one transaction; the plan's row marks the first run as done. */
export async function seedFirstRun(deps: SeedDependencies, print: (text: string) => void = console.log): Promise<void> {
  const login = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await claimFirstRun(tx))) {
      await correctDemoContent(tx, deps);
      return undefined;
    }
    if (deps.config.SEED === 'demo') {
      // Loaded on demand, because it is needed only once per database.
      const { seedCatalogue } = await import('./seed-catalogue.ts');
      await seedCatalogue(tx, deps.now());
    }
    return seedAdministrator(tx, deps.config);
  });
  if (login) print(describeLogin(login));
  await seedSiteAssets(deps);
}

async function claimFirstRun(tx: Db): Promise<boolean> {
  const created = await tx.insert(plansConfig).values(PREMIUM_PLAN).onConflictDoNothing().returning();
  return created.length > 0;
}

/** Corrects demonstration texts that nobody has edited. */
async function correctDemoContent(tx: Db, { config, log }: SeedDependencies): Promise<void> {
  if (config.SEED !== 'demo') return;
  const { correctSeeded } = await import('./correct-seeded.ts');
  const corrected = await correctSeeded(tx);
  if (corrected > 0) log.info({ corrected }, 'corrected demonstration content of this version');
}

const describeLogin = ({ email, password }: GeneratedLogin): string =>
  [
    '',
    'Conta de administrador criada. Anote a senha: ela não será mostrada de novo.',
    `  E-mail: ${email}`,
    `  Senha:  ${password}`,
    '',
  ].join('\n');
