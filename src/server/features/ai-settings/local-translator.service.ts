import type { LocalTranslator } from '#contract/admin/ai-settings.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';

export async function fetchLocalTranslator(deps: Dependencies, actor: RequestActor): Promise<LocalTranslator> {
  await recordAdminAction(deps.db, actor, { action: 'created', subject: 'local-translator' });
  await deps.localTranslator.startFetch();
  return deps.localTranslator.status();
}

export async function removeLocalTranslator(deps: Dependencies, actor: RequestActor): Promise<LocalTranslator> {
  await recordAdminAction(deps.db, actor, { action: 'deleted', subject: 'local-translator' });
  await deps.localTranslator.remove();
  return deps.localTranslator.status();
}
