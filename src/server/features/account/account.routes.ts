import {
  cancelAccountDeletion,
  exportAccount,
  getAccountDeletion,
  importAccount,
  requestAccountDeletion,
} from '#contract/account/account.ts';
import { MAX_IMPORT_BYTES } from '#domain/accounts/export-file.ts';
import type { App, AppContext } from '#server/http/dependencies.ts';
import { requireActor, route, routeWith } from '#server/http/route.ts';
import * as deletion from './account-deletion.service.ts';
import * as accountExport from './export-account.ts';
import * as accountImport from './import-account.ts';

const EXPORT_LIMIT = { name: 'account_export', points: 5, seconds: 900 };

/** Strict, because an import file is read as a whole and written row by row. */
const IMPORT_LIMIT = { name: 'account_import', points: 10, seconds: 3600 };

/** The reader sets the pace, so the session may end during the download, which then stops. */
async function* whileSignedIn(c: AppContext, parts: AsyncGenerator<string>): AsyncGenerator<string> {
  for await (const part of parts) {
    await requireActor(c, exportAccount);
    yield part;
  }
}

export function registerAccountRoutes(app: App): void {
  route(app, getAccountDeletion, ({ db, actor, deps }) => deletion.getAccountDeletion(db, actor, deps.now()));
  routeWith(app, requestAccountDeletion, { limit: deletion.DELETION_LIMIT }, ({ deps, actor, body, ip }) =>
    deletion.requestAccountDeletion(deps, actor, { ...body, ip }),
  );
  route(app, cancelAccountDeletion, ({ db, actor }) => deletion.cancelAccountDeletion(db, actor));

  routeWith(app, importAccount, { limit: IMPORT_LIMIT }, async ({ deps, actor, signal, readBytes }) => {
    const bytes = await readBytes(MAX_IMPORT_BYTES);
    return deps.queues.imports.run(actor.id, () => accountImport.importAccount(deps, actor, bytes, signal), signal);
  });

  app.get(exportAccount.path, async (c) => {
    const actor = await requireActor(c, exportAccount);
    const { db, limits, now, queues } = c.get('deps');
    await limits.consume(EXPORT_LIMIT, actor.id);
    c.header('Content-Type', 'application/json; charset=utf-8');
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Disposition', `attachment; filename="dropar-${now().toISOString().slice(0, 10)}.json"`);
    const pieces = whileSignedIn(c, accountExport.exportAccount(db, actor.id, now()));
    return c.body(accountExport.streamText(pieces, (step) => queues.heavy.run(actor.id, step)));
  });
}
