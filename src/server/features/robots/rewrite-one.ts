import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import type { ModelSession } from './model-session.ts';
import { formProblems } from './model-session.ts';
import type { RewriteTarget, RobotJob, Texts } from './robot-job-types.ts';

const onePlace = z.object({ text: z.string().min(1) });
const MAX_TOKENS = 1_200;

/** Rewrites one item of a list or one sentence of a text; everything else stays unchanged. */
export async function rewriteOne<T extends Texts>(
  job: RobotJob<T>,
  session: ModelSession,
  only: RewriteTarget,
): Promise<T> {
  const current = job.current;
  const place = current && findPlace(current, only);
  if (!place) {
    throw new AppError('invalid_input', 'Não encontramos o trecho a refazer.', {
      issues: [{ path: 'only', message: 'Trecho não encontrado.' }],
    });
  }
  const { system, body } = await job.redoPrompt(session, { field: place.label, whole: place.whole, old: place.old });
  const { text } = await session.ask({
    system,
    prompt: body,
    schema: onePlace,
    maxTokens: MAX_TOKENS,
    check: async (reply) => {
      const { warnings } = await job.check(place.put(reply.text));
      const before = await job.check(current);
      // Warnings about other sentences are ignored here.
      const known = new Set(before.warnings.map(({ code, excerpt }) => `${code} ${excerpt}`));
      const fresh = warnings.filter(({ code, excerpt }) => !known.has(`${code} ${excerpt}`));
      const isSame = reply.text.trim() === place.old.trim();
      return [...formProblems(fresh), ...(isSame ? [{ message: 'O trecho ficou igual.', isTolerable: true }] : [])];
    },
    show: (partial) => {
      const written = onePlace.safeParse(partial);
      if (written.success) session.show(place.put(written.data.text));
    },
  });
  return place.put(text);
}

type Place<T> = { label: string; whole: string; old: string; put(text: string): T };

function findPlace<T extends Texts>(current: T, { field, index, text }: RewriteTarget): Place<T> | undefined {
  const value = Object.hasOwn(current, field) ? current[field] : undefined;
  if (Array.isArray(value)) {
    const old = value[index];
    if (old === undefined) return undefined;
    const put = (fresh: string): T => ({ ...current, [field]: value.with(index, fresh) });
    return { label: field, whole: value.join('\n---\n'), old, put };
  }
  if (value === undefined) return undefined;
  const at = text ? value.indexOf(text) : -1;
  const span = text && at >= 0 ? { start: at, end: at + text.length } : splitSentences(value)[index];
  if (!span) return undefined;
  const put = (fresh: string): T => ({
    ...current,
    [field]: `${value.slice(0, span.start)}${fresh.trim()}${value.slice(span.end)}`,
  });
  return { label: field, whole: value, old: value.slice(span.start, span.end), put };
}
