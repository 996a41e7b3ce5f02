import { writeReply } from '#contract/replies.ts';
import type { Writer } from '#contract/robot-parts.ts';
import {
  checkText,
  compareMeanings,
  extractFacts,
  getRobotSetup,
  getRobotWriters,
  readJapanese,
  testRobots,
} from '#contract/robot-tools.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import { CLAIMS_REVIEWED_ON } from '#writer/data/claims/all-claims.ts';
import { readJapaneseText } from './read-japanese.ts';
import { ROBOT_LIMIT } from './robot-call.ts';
import { describeSetUp, testSetUp } from './robot-setup.ts';
import { tokensLeft } from './token-budget.ts';
import { writeCustomerReply } from './write-reply.ts';

/** The site asks whenever a text was pasted or changed. */
const FACTS_LIMIT = { name: 'robot-facts', points: 600, seconds: 3600 };
/** Each test is paid for. */
const TEST_LIMIT = { name: 'robot-tests', points: 20, seconds: 3600 };

export function registerRobotToolRoutes(app: App): void {
  route(
    app,
    extractFacts,
    ({ deps, actor, signal, body }) =>
      deps.generations.run(actor.id, signal, () =>
        deps.composers.composeInWorker(actor.id, { work: 'facts', input: body.text }),
      ),
    { limit: FACTS_LIMIT, line: 'own' },
  );

  route(
    app,
    checkText,
    async ({ deps, actor, signal, body }) => ({
      reviewedOn: CLAIMS_REVIEWED_ON,
      ...(await deps.generations.run(actor.id, signal, () =>
        deps.composers.composeInWorker(actor.id, { work: 'checkWords', input: body.text }),
      )),
    }),
    { limit: FACTS_LIMIT, line: 'own' },
  );

  route(app, readJapanese, (context) => readJapaneseText(context, context.body.text), {
    limit: ROBOT_LIMIT,
    line: 'own',
  });

  route(app, writeReply, (context) => writeCustomerReply(context, context.body), { limit: ROBOT_LIMIT, line: 'own' });

  route(
    app,
    compareMeanings,
    async ({ deps, actor, signal, body }) => {
      const { composeInWorker } = deps.composers;
      const sentences = body.sentences.map((sentence) => ({ ...sentence, index: sentence.index ?? 0, source: null }));
      return deps.generations.run(actor.id, signal, async () => {
        const facts = body.facts ?? (await composeInWorker(actor.id, { work: 'facts', input: body.text })).facts;
        const input = { sentences, source: body.text, facts, known: [] };
        return { sentences, warnings: await composeInWorker(actor.id, { work: 'compareMeaning', input }) };
      });
    },
    { limit: FACTS_LIMIT, line: 'own' },
  );

  route(app, getRobotWriters, async ({ deps, actor }) => {
    const writer: Writer = deps.ai ? 'model' : 'composer';
    const translator: Writer = deps.ai ? 'model' : deps.translator ? 'service' : 'composer';
    return {
      copy: writer,
      translator,
      ads: writer,
      reviews: writer,
      read: translator,
      tokensLeft: deps.ai ? await tokensLeft(deps, actor.id) : null,
    };
  });

  route(app, getRobotSetup, ({ deps }) => ({
    setUp: describeSetUp(deps),
    tokensPerDay: deps.config.AI_TOKENS_PER_DAY,
  }));

  route(app, testRobots, async ({ deps, signal }) => ({ tests: await testSetUp(deps, signal) }), {
    limit: TEST_LIMIT,
    line: 'own',
  });
}
