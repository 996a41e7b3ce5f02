import {
  AD_DESCRIPTION_MAX_CHARS,
  META_DESCRIPTION_LENGTH,
  NAME_COUNT,
  SAMPLE_MARK,
  URL_SLUG_MAX_CHARS,
} from '#domain/robots/robot-options.ts';
import type { AdsReply, CopyReply, Review, ReviewsRequest, TranslationReply } from '#domain/robots/robot-replies.ts';
import { countGraphemes, fullWidthLength } from '#domain/robots/text-length.ts';
import { type CheckIssue, issue } from './check-issue.ts';
import { checkJapanese, type JapaneseCheckOptions } from './check-japanese.ts';
import { checkPortuguese } from './check-portuguese.ts';
import { reviewLimits } from './fit-reviews.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function checkSlug(slug: string, field = 'url_slug'): CheckIssue[] {
  if (SLUG.test(slug) && slug.length <= URL_SLUG_MAX_CHARS) return [];
  return [
    issue(
      'bad_slug',
      field,
      `O identificador aceita só letras minúsculas sem acento, números e hífens, até ${URL_SLUG_MAX_CHARS} caracteres.`,
      slug,
    ),
  ];
}

export function checkNames(names: readonly string[]): CheckIssue[] {
  const issues: CheckIssue[] = [];
  if (names.length < NAME_COUNT.min || names.length > NAME_COUNT.max) {
    issues.push(issue('wrong_count', 'names', `São esperados de ${NAME_COUNT.min} a ${NAME_COUNT.max} nomes.`));
  }
  names.forEach((name, index) => {
    const length = countGraphemes(name.trim());
    if (length < 2) issues.push(issue('too_short', `names.${index}`, 'O nome é curto demais.', name));
    if (length > 60) issues.push(issue('too_long', `names.${index}`, 'O nome é longo demais.', name));
  });
  return [...issues, ...checkDuplicates(names, 'names')];
}

export function checkCopyReply(reply: CopyReply): CheckIssue[] {
  return [
    ...checkPortuguese(reply.publico, { field: 'publico', min: 40, max: 1_200 }),
    ...checkPortuguese(reply.persona, { field: 'persona', min: 40, max: 1_200 }),
    ...checkPortuguese(reply.copy, { field: 'copy', min: 60, max: 6_000 }),
  ];
}

export function checkMetaDescription(text: string, options: JapaneseCheckOptions = {}): CheckIssue[] {
  const length = fullWidthLength(text);
  const { min, max } = META_DESCRIPTION_LENGTH;
  const field = options.field ?? 'meta_description';
  const issues = checkJapanese(text, { ...options, field });
  if (length < min)
    issues.push(
      issue('too_short', field, `A meta descrição tem ${length} caracteres de largura inteira; o mínimo é ${min}.`),
    );
  if (length > max)
    issues.push(
      issue('too_long', field, `A meta descrição tem ${length} caracteres de largura inteira; o máximo é ${max}.`),
    );
  return issues;
}

export type TranslationCheckOptions = Pick<
  JapaneseCheckOptions,
  'allowUntranslatedMarks' | 'keepWords' | 'sourceText'
> & {
  /** Number of lines of the source, when the reply has to keep them. */
  lineCount?: number;
};

export function checkTranslationReply(reply: TranslationReply, options: TranslationCheckOptions = {}): CheckIssue[] {
  const { lineCount, ...japanese } = options;
  const issues = [
    ...checkJapanese(reply.translation, { ...japanese, field: 'translation' }),
    ...checkMetaDescription(reply.meta_description, { ...japanese, allowUntranslatedMarks: false }),
    ...checkSlug(reply.url_slug),
  ];
  if (lineCount !== undefined && reply.translation.split('\n').length !== lineCount) {
    issues.push(issue('lines_changed', 'translation', 'A tradução precisa manter as linhas do original.'));
  }
  return issues;
}

export function checkAdsReply(
  reply: AdsReply,
  options: Pick<JapaneseCheckOptions, 'keepWords' | 'sourceText'> = {},
): CheckIssue[] {
  const issues = reply.descriptions.flatMap((text, index) =>
    checkJapanese(text, { ...options, field: `descriptions.${index}`, min: 15, max: AD_DESCRIPTION_MAX_CHARS }),
  );
  if (reply.descriptions.length < 3)
    issues.push(issue('wrong_count', 'descriptions', 'São esperadas pelo menos 3 descrições.'));
  return [...issues, ...checkDuplicates(reply.descriptions, 'descriptions')];
}

const HIRAGANA_NAME = /^[ぁ-んー\s]+$/;
const KANJI_NAME = /^[\p{Script=Han}々\s]+$/u;

export function checkReviews(reviews: readonly Review[], request: ReviewsRequest): CheckIssue[] {
  const issues: CheckIssue[] = [];
  if (reviews.length !== request.count)
    issues.push(issue('wrong_count', 'reviews', `São esperadas ${request.count} reviews.`));
  reviews.forEach(({ nome, review }, index) => {
    const field = `reviews.${index}`;
    const body = review.replace(`\n${SAMPLE_MARK}`, '');
    if (!review.endsWith(`\n${SAMPLE_MARK}`) || body.includes(SAMPLE_MARK)) {
      issues.push(issue('missing_sample_mark', field, `Cada review termina com a linha ${SAMPLE_MARK}.`));
    }
    const limits = reviewLimits(request.size);
    issues.push(...checkJapanese(body, { field, ...limits, sourceText: request.product_description }));
    if (!nameFits(nome, request))
      issues.push(issue('wrong_name_style', field, 'O nome não segue o estilo pedido.', nome));
  });
  return [
    ...issues,
    ...checkDuplicates(
      reviews.map(({ review }) => review),
      'reviews',
    ),
    ...checkDuplicates(
      reviews.map(({ nome }) => nome),
      'reviews.nome',
    ),
  ];
}

function nameFits(name: string, { name_style: style }: ReviewsRequest): boolean {
  const isHiragana = HIRAGANA_NAME.test(name);
  const isKanji = KANJI_NAME.test(name);
  return style === 'hiragana' ? isHiragana : style === 'kanji' ? isKanji : isHiragana || isKanji;
}

function checkDuplicates(items: readonly string[], field: string): CheckIssue[] {
  return new Set(items).size === items.length ? [] : [issue('duplicate', field, 'Há itens repetidos.')];
}
