import type { HandlerReply } from '#contract/base/endpoint.ts';
import type { getRobotWriters as endpoint } from '#contract/robots/robot-writers.ts';
import type { Writer } from '#contract/robots/shared-fields.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { CurrentAi } from '#server/providers/ai-settings/live-settings.ts';
import type { RobotJob, Texts } from './robot-job-types.ts';
import { tokensLeft } from './token-budget.ts';

/** The composer never replaces a model or service that failed, but does replace an unavailable local translator. */
export function chooseWriter<T extends Texts>({ ai, translator }: CurrentAi, job: RobotJob<T>): Writer {
  if (job.given) return job.given.writer;
  if (ai) return 'model';
  return job.serve ? translatingWriter({ translator }) : 'composer';
}

export function providerOf({ ai, translator }: CurrentAi, writer: Writer): string {
  if (writer === 'model') return ai?.provider ?? 'offline';
  return writer === 'service' || writer === 'local' ? (translator?.provider ?? 'offline') : 'offline';
}

export function translatingWriter({ translator }: Pick<CurrentAi, 'translator'>): Writer {
  if (!translator) return 'composer';
  return translator.provider === 'local' ? 'local' : 'service';
}

/** Without the local translator, the browser's and the person's own assistant are offered first. */
async function whoTranslates(deps: Dependencies): Promise<{ translator: Writer; isAwaited?: true }> {
  const translator = translatingWriter(deps.aiSettings.current());
  if (translator !== 'local') return { translator };
  const { state } = await deps.localTranslator.status();
  if (state === 'ready') return { translator };
  return { translator: state === 'failed' ? 'composer' : translator, isAwaited: true };
}

/** Who would write for each robot now. */
export async function getRobotWriters(deps: Dependencies, { id }: Actor): Promise<HandlerReply<typeof endpoint>> {
  const { ai, translator: service } = deps.aiSettings.current();
  const writer: Writer = ai ? 'model' : 'composer';
  const { translator, isAwaited } = ai ? { translator: 'model' as const } : await whoTranslates(deps);
  return {
    copy: writer,
    translator,
    ads: writer,
    reviews: writer,
    read: translator,
    model: ai?.model ?? null,
    service: service?.provider ?? null,
    ...(isAwaited && { isTranslatorAwaited: true }),
    tokensLeft: ai ? await tokensLeft(deps, id) : null,
  };
}
