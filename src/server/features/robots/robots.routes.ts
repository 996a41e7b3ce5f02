import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots.ts';
import { SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import type { AdsReply, CopyReply, NamesReply, ReviewsReply, TranslationReply } from '#domain/robots/robot-replies.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import { adsJob } from './ads-robot.ts';
import { copyJob } from './copy-robot.ts';
import { keepWriting } from './keep-writing.ts';
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
      const { description } = body;
      if (body.action === 'generateNames') {
        const kept = { robot: 'copy' as const, input: { description }, wordsOf: namesOf };
        return keepWriting(context, body, kept, async (call) => {
          const job = namesJob(body, await guidanceOf(call, body, description, body.current), upload);
          const outcome = await runRobot(call, job);
          return { names: outcome.texts.names, ...verdictOf(job, outcome) };
        });
      }
      const { chosenName, chosenModel } = body;
      const kept = { robot: 'copy' as const, input: { description, chosenName, chosenModel }, wordsOf: copyOf };
      return keepWriting(context, body, kept, async (call) => {
        const job = copyJob(body, await guidanceOf(call, body, description, body.current), upload);
        const outcome = await runRobot(call, job);
        return { ...outcome.texts, ...verdictOf(job, outcome) };
      });
    },
    { limit: ROBOT_LIMIT, line: 'own' },
  );

  route(
    app,
    generateTranslate,
    (context) => {
      const { body } = context;
      const { text, tone } = body;
      const kept = { robot: 'translate' as const, input: { text, tone }, wordsOf: translationOf };
      return keepWriting(context, body, kept, async (call) => {
        const job = translateJob(body, await guidanceOf(call, body, text, body.current));
        const outcome = await runRobot(call, job);
        const translated_share = shareTranslated(text, outcome.texts.translation);
        return { ...outcome.texts, translated_share, ...verdictOf(job, outcome) };
      });
    },
    { limit: ROBOT_LIMIT, line: 'own' },
  );

  route(
    app,
    generateAds,
    (context) => {
      const { body } = context;
      const { text, strategy } = body;
      const kept = { robot: 'ads' as const, input: { text, strategy }, wordsOf: adsOf };
      return keepWriting(context, body, kept, async (call) => {
        const job = adsJob(body, await guidanceOf(call, body, text, body.current));
        const outcome = await runRobot(call, job);
        return { descriptions: outcome.texts.descriptions, ...verdictOf(job, outcome) };
      });
    },
    { limit: ROBOT_LIMIT, line: 'own' },
  );

  route(
    app,
    generateReviews,
    (context) => {
      const { body } = context;
      const { product_description, size, count, women_count, men_count, name_style } = body;
      const input = { product_description, size, count, women_count, men_count, name_style };
      const written = body.current?.reviews;
      // Names and marks are the shop's: the texts alone are written.
      const current = written && { reviews: written.map(({ review }) => review.replaceAll(SAMPLE_MARK, '').trim()) };
      return keepWriting(context, body, { robot: 'reviews', input, wordsOf: reviewsOf }, async (call) => {
        const job = reviewsJob(body, await guidanceOf(call, body, product_description, current));
        const outcome = await runRobot(call, job);
        return { reviews: job.sign(outcome.texts.reviews, written), ...verdictOf(job, outcome) };
      });
    },
    { limit: ROBOT_LIMIT, line: 'own' },
  );
}

const namesOf = ({ names }: NamesReply) => ({ texts: { names } });

const copyOf = ({ publico, persona, copy }: CopyReply) => ({
  texts: { publico: [publico], persona: [persona], copy: [copy] },
});

const translationOf = ({
  translation,
  meta_description,
  url_slug,
  translated_share,
}: TranslationReply & { translated_share: number }) => ({
  texts: { translation: [translation], meta_description: [meta_description], url_slug: [url_slug] },
  translatedShare: translated_share,
});

const adsOf = ({ descriptions }: AdsReply) => ({ texts: { descriptions } });

const reviewsOf = ({ reviews }: ReviewsReply) => ({
  texts: { reviews: reviews.map(({ review }) => review), names: reviews.map(({ nome }) => nome) },
});
