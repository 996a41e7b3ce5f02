import type { Reply } from '#contract/base/endpoint.ts';
import type { checkAnswer } from '#contract/robots/robot-tools.ts';
import type { WrittenSoFar } from '#domain/robots/written-parts.ts';
import type { Result } from '#web/components/writing/result.ts';

/** The reply of any robot, whether written by a model or pasted. */
export type RobotReply = Reply<typeof checkAnswer>;

/** Converts a robot's reply to a Result. */
export function resultOf(reply: RobotReply): Result {
  const { writer, facts, suggested, warnings, notes, sentences, kept } = reply;
  return {
    texts: textsOf(reply),
    ...{ writer, facts, isSuggested: suggested, warnings, notes, sentences, isKept: kept },
    ...('translated_share' in reply && { translatedShare: reply.translated_share }),
  };
}

function textsOf(reply: RobotReply): WrittenSoFar {
  if ('names' in reply) return { names: reply.names };
  if ('copy' in reply) return { publico: [reply.publico], persona: [reply.persona], copy: [reply.copy] };
  if ('descriptions' in reply) return { descriptions: reply.descriptions };
  if ('reviews' in reply) {
    return { reviews: reply.reviews.map(({ review }) => review), names: reply.reviews.map(({ nome }) => nome) };
  }
  const { translation, meta_description, url_slug } = reply;
  return { translation: [translation], meta_description: [meta_description], url_slug: [url_slug] };
}
