import { robotFields, textsOfReply } from '#contract/robots/robots.ts';
import type { RobotName } from '#domain/robots/robot-options.ts';
import { sourceOf } from '#writer/compose/prompt-for.ts';
import type { AnswerReplies, PromptRequests } from '#writer/compose/robot-prompts.ts';
import { type CallGuidance, guidanceOf, verdictOf } from './guidance.ts';
import { jobFor } from './job-by-robot.ts';
import type { RobotCall } from './robot-call.ts';
import type { CurrentTexts, Given, ReplyTexts } from './robot-job-types.ts';
import { runRobot } from './run-robot.ts';
import { saveWriting } from './save-result.ts';

/** Writes with a robot, or takes over a text written elsewhere; checks it and saves it. */
export function writeAndSave<R extends RobotName>(
  robot: R,
  call: RobotCall,
  body: PromptRequests[R],
  asked: CallGuidance<CurrentTexts<R>> & { textId?: string | undefined },
  given?: Given<AnswerReplies[R]>,
) {
  // Only the robot's own fields are saved and asked.
  const request = Object.fromEntries(
    Object.entries(body).filter(([field]) => field in robotFields[robot]),
  ) as PromptRequests[R];
  const name: RobotName = robot;
  const saved = {
    robot: name === 'names' ? 'copy' : name,
    input: request,
    wordsOf: (reply: ReplyTexts[R]) => ({
      texts: textsOfReply(reply),
      ...('translated_share' in reply && { translatedShare: Number(reply.translated_share) }),
    }),
  };
  return saveWriting(call, asked, saved, async (writing) => {
    const guidance = await guidanceOf(writing, asked, sourceOf(robot, request));
    const job = await jobFor(robot, request, { ...guidance, given });
    const outcome = await runRobot(writing, job);
    return { ...job.replyOf(outcome.texts, outcome.sentences), ...(await verdictOf(job, outcome)) };
  });
}
