import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { describeError } from '#server/db/error-causes.ts';
import { plansConfig } from '#server/db/schema/payments.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { readSeedFile } from './read-seed-content.ts';
import { type GeneratedLogin, seedAdministrator } from './seed-administrator.ts';

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

async function correctDemoContent(tx: Db, { config, log }: SeedDependencies): Promise<void> {
  if (config.SEED !== 'demo') return;
  const { updateSeededTexts } = await import('./update-seeded-texts.ts');
  const corrected = await updateSeededTexts(tx);
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

const bucket = 'site-assets';
const contentType = 'image/webp';
const names = ['logo.webp', 'logo-wordmark.webp'];

/** Uploads the site's own pictures to the store. Outside any transaction, because the store may be remote. */
async function seedSiteAssets({ db, files, log }: Pick<Dependencies, 'db' | 'files' | 'log'>): Promise<void> {
  for (const name of names) {
    try {
      const known = await db
        .select({ name: uploads.name })
        .from(uploads)
        .where(and(eq(uploads.bucket, bucket), eq(uploads.name, name)));
      if (known.length > 0) continue;
      const body = await readSeedFile(`${bucket}/${name}`);
      await files.put(`${bucket}/${name}`, body, contentType);
      await db.insert(uploads).values({ bucket, name, contentType, size: body.byteLength }).onConflictDoNothing();
    } catch (error) {
      // Pages have a built-in logo; the next start retries.
      log.warn({ err: describeError(error), name }, 'site asset not stored');
    }
  }
}
