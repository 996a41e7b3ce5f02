import type { Reply } from '#contract/base/endpoint.ts';
import type { checkAnswer } from '#contract/robots/robot-tools.ts';
import { textsOfReply } from '#contract/robots/robots.ts';
import type { Result } from '#web/components/writing/result.ts';

/** The reply of any robot, whether written by a model or pasted. */
export type RobotReply = Reply<typeof checkAnswer>;

/** Converts a robot's reply to a Result. */
export function resultOf(reply: RobotReply): Result {
  const { writer, facts, suggested, warnings, notes, sentences, toConfirm, kept } = reply;
  return {
    texts: textsOfReply(reply),
    ...{ writer, facts, isSuggested: suggested, warnings, notes, sentences, toConfirm, isKept: kept },
    ...('translated_share' in reply && { translatedShare: reply.translated_share }),
  };
}
