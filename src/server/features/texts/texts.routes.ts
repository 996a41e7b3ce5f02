import {
  deleteText,
  editText,
  exportTexts,
  getText,
  listTexts,
  listTextVersions,
  restoreText,
  updateText,
} from '#contract/robots/texts.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as exports from './export-texts.service.ts';
import * as keeping from './save-text.service.ts';
import * as texts from './texts.service.ts';

/** Each export reads all texts of the person. */
const EXPORT_LIMIT = { name: 'text-exports', points: 60, seconds: 3600 };

export function registerTextRoutes(app: App): void {
  routeWith(app, listTexts, { queue: 'heavy' }, ({ db, actor, query }) => texts.listTexts(db, actor, query));
  route(app, getText, ({ db, actor, params }) => texts.getText(db, actor, params.textId));
  route(app, updateText, ({ db, actor, params, body }) => texts.updateText(db, actor, { ...params, ...body }));
  routeWith(app, editText, { queue: 'heavy' }, ({ db, actor, params, body }) =>
    keeping.editText(db, actor, { ...params, ...body }),
  );
  routeWith(app, listTextVersions, { queue: 'heavy' }, ({ db, actor, params, query }) =>
    texts.listTextVersions(db, actor, { ...params, ...query }),
  );
  route(app, deleteText, ({ db, actor, params }) => texts.deleteText(db, actor, params.textId));
  route(app, restoreText, ({ db, actor, params }) => texts.restoreText(db, actor, params.textId));
  // Waits for the threads that write the file, and holds nothing that others need meanwhile.
  routeWith(app, exportTexts, { limit: EXPORT_LIMIT, queue: 'own' }, ({ deps, actor, query, signal }) =>
    deps.generations.run(actor.id, signal, () => exports.exportTexts(deps, actor, query)),
  );
}
