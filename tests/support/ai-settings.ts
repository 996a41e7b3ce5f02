import { aiSettings } from '#server/db/schema/ai.ts';
import type { Dependencies } from '#server/http/dependencies.ts';

/** Saves settings on this instance as an administrator would. */
export async function setAiSettings(deps: Dependencies, settings: Record<string, unknown>): Promise<void> {
  await deps.db
    .insert(aiSettings)
    .values({ settings })
    .onConflictDoUpdate({ target: aiSettings.id, set: { settings } });
  await deps.aiSettings.reload();
}
