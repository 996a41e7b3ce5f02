import type { FactKind } from '#domain/robots/facts.ts';
import {
  AD_DESCRIPTION_MAX_CHARS,
  META_DESCRIPTION_LENGTH,
  type ReviewSize,
  SAMPLE_MARK,
} from '#domain/robots/robot-options.ts';
import type { AdsReply, CopyReply, Review, TranslationReply } from '#domain/robots/robot-replies.ts';
import { countGraphemes, fullWidthLength } from '#domain/robots/text-length.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { checkChatter } from './check-chatter.ts';
import { checkDenials } from './check-denials.ts';
import { checkDuplicates, checkNameDuplicates } from './check-duplicates.ts';
import { checkFacts } from './check-facts.ts';
import { checkLanguage } from './check-language.ts';
import { checkLeftovers } from './check-leftovers.ts';
import { checkLength, type Limits } from './check-lengths.ts';
import { type CheckContext, type Checked, type Place, warn } from './check-place.ts';
import { checkSlug } from './check-slug.ts';
import { checkTopic } from './check-topic.ts';
import { reviewLimits } from './fit-reviews.ts';
import { checkHiddenCut, checkMarkupKept, scrubText } from './scrub-text.ts';

const kinds = (...list: FactKind[]): ReadonlySet<FactKind> => new Set(list);
const NONE = kinds();
/** A translation repeats everything; a product page what a buyer has to know. */
const OF_TRANSLATION = kinds(
  'quantity',
  'size_range',
  'colour',
  'material',
  'brand',
  'model_code',
  'link',
  'certification',
  'care',
  'warning',
  'price',
  'compatibility',
);
const OF_PAGE = kinds('quantity', 'size_range', 'warning', 'material', 'compatibility');

export function checkTranslation(reply: TranslationReply, context: CheckContext): Checked<TranslationReply> {
  const translation = checkText(reply.translation, { field: 'translation', language: 'ja' }, context, OF_TRANSLATION);
  const meta = checkText(reply.meta_description, { field: 'meta_description', language: 'ja' }, { ...context }, NONE);
  const slug = checkSlug(reply.url_slug);
  return {
    reply: { translation: translation.reply, meta_description: meta.reply, url_slug: slug.reply },
    warnings: [
      ...translation.warnings,
      ...checkMarkupKept(translation.reply, { field: 'translation', language: 'ja' }, context.source),
      ...(translation.warnings.some(({ code }) => code === 'markup_added')
        ? []
        : checkHiddenCut({ field: 'translation' }, context.source)),
      ...checkLength(translation.reply, { field: 'translation' }, translationLimits(context.source)),
      ...meta.warnings,
      ...checkLength(meta.reply, { field: 'meta_description' }, META_DESCRIPTION_LENGTH, fullWidthLength(meta.reply)),
      ...slug.warnings,
    ],
  };
}

/** Japanese says the same in about half the letters; a fourth of them cannot hold it, three times as many say more. */
function translationLimits(source: string): Limits {
  const letters = countGraphemes(source.replaceAll(/<[^<>]*>|\s/g, ''));
  return { min: Math.floor(letters * 0.2), max: Math.max(60, letters * 2) };
}

export function checkCopy(reply: CopyReply, context: CheckContext): Checked<CopyReply> {
  const publico = checkText(reply.publico, { field: 'publico', language: 'pt' }, context, NONE);
  const persona = checkPersona(reply.persona, context);
  const copy = checkText(reply.copy, { field: 'copy', language: 'pt' }, context, OF_PAGE);
  return {
    reply: { publico: publico.reply, persona: persona.reply, copy: copy.reply },
    warnings: [
      ...publico.warnings.filter(({ code, excerpt }) => code !== 'fact_added' && !isAge(code, excerpt)),
      ...checkLength(publico.reply, { field: 'publico' }, { min: 40, max: 1_200 }),
      ...persona.warnings,
      ...checkLength(persona.reply, { field: 'persona' }, { min: 40, max: 1_200 }),
      ...copy.warnings,
      ...checkDenials(copy.reply, { field: 'copy', language: 'pt' }, context, copy.warnings),
      ...checkLength(copy.reply, { field: 'copy' }, { min: 60, max: 6_000 }),
    ],
  };
}

/** How old the buyers are is no number of the product, not even of a toy for three-year-olds. */
function isAge(code: Warning['code'], excerpt: string): boolean {
  return code === 'number_changed' && /\banos?\b/i.test(excerpt);
}

/** A persona is invented by nature: her age and her day are no facts of the product. */
function checkPersona(text: string, context: CheckContext): Checked<string> {
  const { reply, warnings } = checkText(text, { field: 'persona', language: 'pt' }, context, NONE);
  return {
    reply,
    warnings: warnings.filter(({ code }) => !['fact_added', 'number_changed', 'off_topic'].includes(code)),
  };
}

export function checkAds(reply: AdsReply, context: CheckContext): Checked<AdsReply> {
  const checked = reply.descriptions.map((text, index) => {
    const place = { field: 'descriptions', index, language: 'ja' as const };
    const { reply: cleaned, warnings } = checkText(text, place, context, NONE);
    return {
      cleaned,
      warnings: [...warnings, ...checkLength(cleaned, place, { min: 15, max: AD_DESCRIPTION_MAX_CHARS })],
    };
  });
  const descriptions = checked.map(({ cleaned }) => cleaned);
  const few =
    descriptions.length < 3
      ? [warn({ field: 'descriptions' }, 'too_short', 'São esperadas pelo menos 3 descrições.')]
      : [];
  return {
    reply: { descriptions },
    warnings: [
      ...checked.flatMap(({ warnings }) => warnings),
      ...few,
      ...checkDuplicates(descriptions, 'descriptions'),
    ],
  };
}

export function checkReviews(
  reviews: readonly Review[],
  context: CheckContext & { size: ReviewSize },
): Checked<Review[]> {
  const checked = reviews.map(({ nome, review }, index) => {
    const place = { field: 'reviews', index, language: 'ja' as const };
    const body = review.replaceAll(SAMPLE_MARK, '').trim();
    const { reply, warnings } = checkText(body, place, context, NONE);
    return {
      review: { nome, review: review.includes(SAMPLE_MARK) ? `${reply}\n${SAMPLE_MARK}` : reply },
      body: reply,
      warnings: [...warnings, ...checkLength(reply, place, reviewLimits(context.size))],
    };
  });
  return {
    reply: checked.map(({ review }) => review),
    warnings: [
      ...checked.flatMap(({ warnings }) => warnings),
      ...checkDuplicates(
        checked.map(({ body }) => body),
        'reviews',
      ),
    ],
  };
}

export function checkNames(names: readonly string[], context: CheckContext): Checked<string[]> {
  const checked = names.map((name, index) => {
    const place = { field: 'names', index, language: 'pt' as const };
    const scrubbed = scrubText(name, place, context.source);
    return {
      name: scrubbed.text.trim(),
      warnings: [
        ...scrubbed.warnings,
        ...checkChatter(scrubbed.text, place, context.source),
        ...checkLength(scrubbed.text.trim(), place, { min: 2, max: 60 }),
      ],
    };
  });
  const cleaned = checked.map(({ name }) => name);
  const few = cleaned.length < 3 ? [warn({ field: 'names' }, 'too_short', 'São esperados pelo menos 3 nomes.')] : [];
  return {
    reply: cleaned,
    warnings: [...checked.flatMap(({ warnings }) => warnings), ...few, ...checkNameDuplicates(cleaned, 'names')],
  };
}

function checkText(written: string, place: Place, context: CheckContext, lost: ReadonlySet<FactKind>): Checked<string> {
  const { text, warnings } = scrubText(written, place, context.source);
  const language = checkLanguage(text, place, context);
  const more: Warning[] = [
    ...checkChatter(text, place, context.source),
    ...language,
    ...(place.language === 'ja' && language.length === 0 ? checkLeftovers(text, place, context) : []),
    ...checkTopic(text, place, context),
    ...checkFacts(text, place, context, { lost }),
  ];
  return { reply: text, warnings: [...warnings, ...more] };
}
