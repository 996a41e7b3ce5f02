import { generateCopy, generateTranslate, plainRobots } from '#contract/robots/robots.ts';
import type { App } from '#server/http/app-env.ts';
import { routeWith } from '#server/http/route.ts';
import { takeUpload } from './product-image.ts';
import { ROBOT_LIMIT } from './robot-call.ts';
import { writeAndSave } from './write-and-save.ts';

const OPTIONS = { limit: ROBOT_LIMIT, line: 'own' } as const;

export function registerRobotRoutes(app: App): void {
  routeWith(app, generateCopy, OPTIONS, (context) => {
    const { body } = context;
    const upload = takeUpload(body);
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
}
