import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots.ts';
import { SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import { adsJob } from './ads-robot.ts';
import { copyJob } from './copy-robot.ts';
import { namesJob } from './names-robot.ts';
import { takeUpload } from './product-image.ts';
import { reviewsJob } from './reviews-robot.ts';
import { ROBOT_LIMIT } from './robot-call.ts';
import { guidanceOf, shareTranslated, verdictOf } from './robot-verdict.ts';
import { runRobot } from './run-robot.ts';
import { translateJob } from './translate-robot.ts';

export function registerRobotRoutes(app: App): void {
  route(
    app,
    generateCopy,
    async (context) => {
      const { body } = context;
      const upload = takeUpload(body);
      if (body.action === 'generateNames') {
        const job = namesJob(body, await guidanceOf(context, body, body.description, body.current), upload);
        const outcome = await runRobot(context, job);
        return { names: outcome.texts.names, ...verdictOf(job, outcome) };
      }
      const job = copyJob(body, await guidanceOf(context, body, body.description, body.current), upload);
      const outcome = await runRobot(context, job);
      return { ...outcome.texts, ...verdictOf(job, outcome) };
    },
    { limit: ROBOT_LIMIT },
  );

  route(
    app,
    generateTranslate,
    async (context) => {
      const { body } = context;
      const job = translateJob(body, await guidanceOf(context, body, body.text, body.current));
      const outcome = await runRobot(context, job);
      const translated_share = shareTranslated(body.text, outcome.texts.translation);
      return { ...outcome.texts, translated_share, ...verdictOf(job, outcome) };
    },
    { limit: ROBOT_LIMIT },
  );

  route(
    app,
    generateAds,
    async (context) => {
      const { body } = context;
      const job = adsJob(body, await guidanceOf(context, body, body.text, body.current));
      const outcome = await runRobot(context, job);
      return { descriptions: outcome.texts.descriptions, ...verdictOf(job, outcome) };
    },
    { limit: ROBOT_LIMIT },
  );

  route(
    app,
    generateReviews,
    async (context) => {
      const { body } = context;
      const written = body.current?.reviews;
      // Names and marks are the shop's: the texts alone are written.
      const current = written && { reviews: written.map(({ review }) => review.replaceAll(SAMPLE_MARK, '').trim()) };
      const job = reviewsJob(body, await guidanceOf(context, body, body.product_description, current));
      const outcome = await runRobot(context, job);
      return { reviews: job.sign(outcome.texts.reviews, written), ...verdictOf(job, outcome) };
    },
    { limit: ROBOT_LIMIT },
  );
}
