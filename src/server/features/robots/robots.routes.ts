import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots/robots.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import { takeUpload } from './product-image.ts';
import { ROBOT_LIMIT } from './robot-call.ts';
import { writeAds, writeCopy, writeNames, writeReviews, writeTranslation } from './write-with-robot.ts';

export function registerRobotRoutes(app: App): void {
  route(
    app,
    generateCopy,
    (context) => {
      const { body } = context;
      const upload = takeUpload(body);
      return body.action === 'generateNames'
        ? writeNames(context, body, { ...body, upload })
        : writeCopy(context, body, { ...body, upload });
    },
    { limit: ROBOT_LIMIT, line: 'own' },
  );
  route(
    app,
    generateTranslate,
    (context) => {
      const { translated, ...body } = context.body;
      const given =
        translated === undefined ? undefined : ({ writer: 'browser', texts: { translation: translated } } as const);
      return writeTranslation(context, body, body, given);
    },
    { limit: ROBOT_LIMIT, line: 'own' },
  );
  route(app, generateAds, (context) => writeAds(context, context.body, context.body), {
    limit: ROBOT_LIMIT,
    line: 'own',
  });
  route(app, generateReviews, (context) => writeReviews(context, context.body, context.body), {
    limit: ROBOT_LIMIT,
    line: 'own',
  });
}
