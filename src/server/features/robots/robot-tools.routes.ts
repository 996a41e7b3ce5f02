import { writeReply } from '#contract/robots/customer-replies.ts';
import { checkAnswer, checkPageAnswer, getPrompt } from '#contract/robots/own-assistant.ts';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import type { Writer } from '#contract/robots/shared-fields.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { checkText, findSoftClaims } from '#contract/robots/text-checker.ts';
import { readJapanese, translateWords } from '#contract/robots/translation.ts';
import { writeCustomerReply } from '#server/features/customer-replies/write-reply.ts';
import type { App, Dependencies } from '#server/http/app-env.ts';
import { route, routeWith } from '#server/http/route.ts';
import { CLAIMS_REVIEWED_ON } from '#writer/data/claims/all-claims.ts';
import { findSoftClaimsIn } from './find-soft-claims.ts';
import { checkPastedAnswer, checkPastedPage, promptTextFor } from './pasted-answer.ts';
import { composeInTurn, ROBOT_LIMIT, translatingWriter } from './robot-call.ts';
import { suggestFieldsFor } from './suggest-fields.service.ts';
import { tokensLeft } from './token-budget.ts';
import { translateWordsFor } from './translation/fill-japanese.ts';
import { readJapaneseText } from './translation/read-back.ts';

const SUGGEST_LIMIT = { name: 'robot-suggestions', points: 600, seconds: 3600 };

/** Without the local translator, the browser's and the person's own assistant are offered first. */
async function whoTranslates(deps: Dependencies): Promise<{ translator: Writer; isAwaited?: true }> {
  const translator = translatingWriter(deps.aiSettings.current());
  if (translator !== 'local') return { translator };
  const { state } = await deps.localTranslator.status();
  if (state === 'ready') return { translator };
  return { translator: state === 'failed' ? 'composer' : translator, isAwaited: true };
}

export function registerRobotToolRoutes(app: App): void {
  routeWith(app, suggestFields, { limit: SUGGEST_LIMIT, line: 'own' }, (context) =>
    suggestFieldsFor(context, context.body),
  );

  routeWith(app, getPrompt, { limit: SUGGEST_LIMIT, line: 'own' }, async (context) => ({
    prompt: await promptTextFor(context, context.body),
  }));

  routeWith(app, checkAnswer, { limit: ROBOT_LIMIT, line: 'own' }, (context) =>
    checkPastedAnswer(context, context.body),
  );

  routeWith(app, checkPageAnswer, { limit: ROBOT_LIMIT, line: 'own' }, (context) =>
    checkPastedPage(context, context.body),
  );

  routeWith(app, checkText, { limit: SUGGEST_LIMIT, line: 'own' }, async (context) => ({
    reviewedOn: CLAIMS_REVIEWED_ON,
    ...(await composeInTurn(context, { work: 'checkWords', input: context.body.text })),
  }));

  routeWith(app, findSoftClaims, { limit: ROBOT_LIMIT, line: 'own' }, async (context) => ({
    findings: await findSoftClaimsIn(context, context.body.text),
  }));

  routeWith(app, readJapanese, { limit: ROBOT_LIMIT, line: 'own' }, (context) =>
    readJapaneseText(context, context.body.text),
  );

  routeWith(app, translateWords, { limit: ROBOT_LIMIT, line: 'own' }, async (context) => ({
    words: await translateWordsFor(context, context.body.words),
  }));

  routeWith(app, writeReply, { limit: ROBOT_LIMIT, line: 'own' }, (context) =>
    writeCustomerReply(context, context.body),
  );

  route(app, getRobotWriters, async ({ deps, actor }) => {
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
      tokensLeft: ai ? await tokensLeft(deps, actor.id) : null,
    };
  });
}
