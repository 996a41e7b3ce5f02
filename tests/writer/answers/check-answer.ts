import type { Warning } from '#domain/robots/warnings.ts';
import { checkAds, checkCopy, checkNames, checkReviews, checkTranslation } from '#writer/check/check-text.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import type { GoodAnswers, Robot } from './answer.ts';

export function checkAnswer(robot: Robot, given: GoodAnswers): { warnings: Warning[]; reply: unknown } {
  const context = { source: given.source, facts: extractFacts(given.source) };
  switch (robot) {
    case 'translation':
      return checkTranslation(given.translation, context);
    case 'copy':
      return checkCopy(given.copy, context);
    case 'ads':
      return checkAds(given.ads, context);
    case 'reviews':
      return checkReviews(given.reviews, { ...context, size: 'curta' });
    case 'names':
      return checkNames(given.names, context);
  }
}
