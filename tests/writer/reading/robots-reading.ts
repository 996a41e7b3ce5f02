import type { Fact } from '#domain/robots/facts.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { checkSource } from '#writer/check/check-source.ts';
import { checkAds, checkCopy, checkTranslation } from '#writer/check/check-text.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { describeFact } from '#writer/facts/describe-fact.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';

const MODELS = ['PAS', 'AIDA', 'FAB'] as const;
const STRATEGIES = ['aida', 'pas', 'storytelling'] as const;
const TONES = ['formal', 'informal', 'persuasivo'] as const;

/** Everything the robots write about one text without a model, in Markdown: each Japanese sentence with its reading. */
export function readingOf(title: string, text: string): string {
  const facts = extractFacts(text);
  const context = { source: text, facts };
  const { names } = composeNames({ description: text, facts });
  return [
    `# ${title}`,
    '',
    '```text',
    text.trim(),
    '```',
    '',
    '## Facts in the ledger',
    '',
    ...facts.map(factLine),
    ...warned(checkSource(text)),
    '',
    '## Names',
    '',
    ...names.map((name) => `- ${name}`),
    ...MODELS.flatMap((chosenModel) => {
      const reply = composeCopy({ description: text, chosenName: names[0] ?? '', chosenModel, facts });
      return [
        ...heading(`Copy ${chosenModel}`),
        `Público: ${reply.publico}`,
        '',
        `Persona: ${reply.persona}`,
        '',
        reply.copy,
        ...warned(checkCopy(reply, context).warnings),
      ];
    }),
    ...STRATEGIES.flatMap((strategy) => {
      const reply = composeAds({ text, strategy, facts });
      return [
        ...heading(`Ads ${strategy}`),
        ...reply.descriptions.flatMap((_, index) => [`${index + 1}.`, ...read(reply.sentences, 'descriptions', index)]),
        ...warned(checkAds(reply, context).warnings),
      ];
    }),
    ...TONES.flatMap((tone) => {
      const reply = composeTranslation({ text, tone, facts });
      return [
        ...heading(`Translation ${tone} (${Math.round(reply.translatedShare * 100)} %)`),
        '```text',
        reply.translation.trim(),
        '```',
        '',
        ...read(reply.sentences, 'translation', 0),
        '',
        `Meta description: ${reply.meta_description}`,
        '',
        ...read(reply.sentences, 'meta_description', 0),
        '',
        `Address: ${reply.url_slug}`,
        '',
        'Specification:',
        '',
        ...reply.specification.map((line) => `- ${line.text} = ${line.meaning}`),
        ...warned(checkTranslation(reply, context).warnings),
      ];
    }),
    ...reviewLines(text, facts),
    '',
  ].join('\n');
}

function reviewLines(text: string, facts: Fact[]): string[] {
  const { reviews, sentences } = composeReviews({
    product_description: text,
    size: 'mix',
    count: 6,
    women_count: 3,
    men_count: 3,
    name_style: 'ambos',
    facts,
  });
  return [
    ...heading('Reviews'),
    ...reviews.flatMap(({ nome }, index) => [`${index + 1}. ${nome}`, ...read(sentences, 'reviews', index)]),
  ];
}

function factLine(fact: Fact): string {
  const { label, value } = describeFact(fact);
  return `- ${fact.unsure ? 'A CONFERIR: ' : ''}${label}: ${value} (${[fact.kind, fact.role, fact.part].filter(Boolean).join(', ')}; line ${fact.line + 1})`;
}

function heading(title: string): string[] {
  return ['', `## ${title}`, ''];
}

function read(sentences: readonly WrittenSentence[], field: string, index: number): string[] {
  return sentences
    .filter((one) => one.field === field && one.index === index)
    .map(({ text, meaning }) => `   - ${text}${meaning === null ? '' : ` = ${meaning}`}`);
}

function warned(warnings: readonly Warning[]): string[] {
  const lines = warnings.map(({ code, message }) => `- ${code}: ${message}`);
  return lines.length === 0 ? [] : ['', 'Warnings:', '', ...lines];
}
