import type { Reply } from '#contract/base/endpoint.ts';
import type { checkAnswer } from '#contract/robots/own-assistant.ts';
import { textsOfReply } from '#domain/robots/robot-reply-texts.ts';
import type { Result } from './result.ts';

export type RobotReply = Reply<typeof checkAnswer>;

export function resultOf(reply: RobotReply): Result {
  const { writer, facts, suggested, warnings, notes, sentences, toConfirm, kept } = reply;
  return {
    texts: textsOfReply(reply),
    ...{ writer, facts, isSuggested: suggested, warnings, notes, sentences, toConfirm, isKept: kept },
    ...('translated_share' in reply && { translatedShare: reply.translated_share }),
  };
}
