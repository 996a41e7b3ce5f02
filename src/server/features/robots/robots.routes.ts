import { writeReply } from '#contract/robots/customer-replies.ts';
import { checkAnswer, checkPageAnswer, getPrompt } from '#contract/robots/own-assistant.ts';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { generateCopy, generateTranslate, plainRobots } from '#contract/robots/robots.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { checkText, findSoftClaims } from '#contract/robots/text-checker.ts';
import { readJapanese, translateWords } from '#contract/robots/translation.ts';
import * as customerReplies from '#server/features/customer-replies/write-reply.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as textChecker from './check-text.ts';
import * as writers from './choose-writer.ts';
import * as softClaims from './find-soft-claims.ts';
import * as ownAssistant from './own-assistant.service.ts';
import { detachImage } from './product-image.ts';
import * as suggestions from './suggest-fields.service.ts';
import * as japaneseWords from './translation/fill-japanese.ts';
import * as japaneseReader from './translation/read-back.ts';
import { writeAndSave } from './write-and-save.ts';

/** Per person and hour, counted before the body is read; generous for manual work, tight for a script. */
const ROBOT_LIMIT = { name: 'robots', points: 120, seconds: 3600 };
const SUGGEST_LIMIT = { name: 'robot-suggestions', points: 600, seconds: 3600 };

const OPTIONS = { limit: ROBOT_LIMIT, queue: 'own' } as const;

export function registerRobotRoutes(app: App): void {
  routeWith(app, generateCopy, OPTIONS, (context) => {
    const { body } = context;
    const upload = detachImage(body);
    return body.action === 'generateNames'
      ? writeAndSave('names', context, body, { ...body, upload })
      : writeAndSave('copy', context, body, { ...body, upload });
  });
  routeWith(app, generateTranslate, OPTIONS, (context) => {
    const { translated, ...body } = context.body;
    const texts = { translation: translated ?? '', meta_description: '', url_slug: '' };
    const given = translated === undefined ? undefined : { writer: 'browser' as const, texts };
    return writeAndSave('translate', context, body, body, given);
  });
  // Object.keys gives strings; these are the keys of the contract's table.
  for (const robot of Object.keys(plainRobots) as (keyof typeof plainRobots)[]) {
    routeWith(app, plainRobots[robot], OPTIONS, (context) => writeAndSave(robot, context, context.body, context.body));
  }

  routeWith(app, suggestFields, { ...OPTIONS, limit: SUGGEST_LIMIT }, (context) =>
    suggestions.suggestFields(context, context.body),
  );

  routeWith(app, getPrompt, { ...OPTIONS, limit: SUGGEST_LIMIT }, async (context) => ({
    prompt: await ownAssistant.getPrompt(context, context.body),
  }));

  routeWith(app, checkAnswer, OPTIONS, (context) => ownAssistant.checkAnswer(context, context.body));

  routeWith(app, checkPageAnswer, OPTIONS, (context) => ownAssistant.checkPageAnswer(context, context.body));

  routeWith(app, checkText, { ...OPTIONS, limit: SUGGEST_LIMIT }, (context) =>
    textChecker.checkText(context, context.body.text),
  );

  routeWith(app, findSoftClaims, OPTIONS, async (context) => ({
    findings: await softClaims.findSoftClaims(context, context.body.text),
  }));

  routeWith(app, readJapanese, OPTIONS, (context) => japaneseReader.readJapanese(context, context.body.text));

  routeWith(app, translateWords, OPTIONS, async (context) => ({
    words: await japaneseWords.translateWords(context, context.body.words),
  }));

  routeWith(app, writeReply, OPTIONS, (context) => customerReplies.writeReply(context, context.body));

  route(app, getRobotWriters, ({ deps, actor }) => writers.getRobotWriters(deps, actor));
}
