import {
  compareMeanings,
  extractFacts,
  getRobotSetup,
  getRobotWriters,
  readJapanese,
  testRobots,
} from '#contract/robot-tools.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';

export function registerRobotToolRoutes(app: App): void {
  route(app, extractFacts, () => ({ facts: [], warnings: [] }));

  route(app, readJapanese, ({ body }) => ({
    writer: 'composer' as const,
    sentences: [{ text: body.text, meaning: null, words: [] }],
  }));

  route(app, compareMeanings, ({ body }) => ({
    sentences: body.sentences.map((sentence) => ({ ...sentence, index: sentence.index ?? 0, source: null })),
    warnings: [],
  }));

  route(app, getRobotWriters, ({ deps }) => {
    const writer = deps.ai ? ('model' as const) : ('composer' as const);
    return { copy: writer, translate: writer, ads: writer, reviews: writer, read: writer, tokensLeft: null };
  });

  route(app, getRobotSetup, () => ({ setUp: [], tokensPerDay: 0 }));

  route(app, testRobots, () => ({ tests: [] }));
}
