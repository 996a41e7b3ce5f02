import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots.ts';
import type { Fact } from '#domain/robots/facts.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import { adviseRisks } from '#writer/check/risk-notes.ts';
import { adsJob } from './ads-robot.ts';
import { copyJob, namesJob } from './copy-robot.ts';
import { takeUpload } from './product-image.ts';
import { reviewsJob } from './reviews-robot.ts';
import { ROBOT_LIMIT, runRobot } from './run-robot.ts';
import { translateJob } from './translate-robot.ts';

const verdictOf = (mode: 'offline' | 'ai', facts: Fact[] = []) => ({
  mode,
  writer: mode === 'ai' ? ('model' as const) : ('composer' as const),
  facts,
  warnings: [],
  sentences: [],
});

export function registerRobotRoutes(app: App): void {
  route(
    app,
    generateCopy,
    async ({ deps, actor, signal, body }) => {
      const upload = takeUpload(body);
      if (body.action === 'generateNames') {
        const { output, mode } = await runRobot(deps, actor, signal, namesJob(body, upload));
        return { ...output, ...verdictOf(mode, body.facts), notes: [] };
      }
      const { output, mode } = await runRobot(deps, actor, signal, copyJob(body, upload));
      return { ...output, ...verdictOf(mode, body.facts), notes: [] };
    },
    { limit: ROBOT_LIMIT },
  );

  route(
    app,
    generateTranslate,
    async ({ deps, actor, signal, body }) => {
      const { output, mode } = await runRobot(deps, actor, signal, translateJob(body));
      return {
        ...output,
        ...verdictOf(mode, body.facts),
        translated_share: 1,
        notes: adviseRisks(`${output.translation}\n${output.meta_description}`),
      };
    },
    { limit: ROBOT_LIMIT },
  );

  route(
    app,
    generateAds,
    async ({ deps, actor, signal, body }) => {
      const { output, mode } = await runRobot(deps, actor, signal, adsJob(body));
      return { ...output, ...verdictOf(mode, body.facts), notes: adviseRisks(output.descriptions.join('\n')) };
    },
    { limit: ROBOT_LIMIT },
  );

  route(
    app,
    generateReviews,
    async ({ deps, actor, signal, body }) => {
      const job = reviewsJob(body);
      const { output, mode } = await runRobot(deps, actor, signal, job);
      return {
        reviews: job.finish(output.reviews),
        ...verdictOf(mode, body.facts),
        notes: adviseRisks(output.reviews.join('\n')),
      };
    },
    { limit: ROBOT_LIMIT },
  );
}
