import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import type { CorpusResult, RobotRun } from './run-corpus.ts';

const ROBOT_TITLES: Record<RobotRun['robot'], string> = {
  names: 'Names',
  copy: 'Copy',
  translation: 'Translation draft',
  ads: 'Ads',
  reviews: 'Reviews',
};
const SAMPLE_IDS = ['garrafa-termica', 'emoji-garrafa', 'desconhecido'];

/** Markdown report of a corpus run. The same input gives the same text, so that a change shows in a diff. */
export function makeRobotsReport(results: readonly CorpusResult[]): string {
  const runs = results.flatMap((result) => result.runs);
  const failed = runs.filter(({ issues }) => issues.length > 0);
  return [
    '# Offline robots: report',
    '',
    `${results.length} descriptions through every robot and option: ${runs.length} replies, ${failed.length} with a failed check. The lexicon holds ${LEXICON.length} entries.`,
    '',
    ...robotTable(runs),
    '',
    '## Descriptions',
    '',
    '| Description | Product found | Statements | Translated | Failed checks | Risk notes |',
    '|---|---|---|---|---|---|',
    ...results.map(descriptionRow),
    '',
    ...failureSection(results),
    '## Samples',
    '',
    ...results.filter(({ entry }) => SAMPLE_IDS.includes(entry.id)).flatMap(sampleSection),
  ].join('\n');
}

function robotTable(runs: readonly RobotRun[]): string[] {
  const robots = Object.keys(ROBOT_TITLES) as RobotRun['robot'][]; // keys of our own record
  return [
    '| Robot | Replies | Failed checks |',
    '|---|---|---|',
    ...robots.map((robot) => {
      const own = runs.filter((run) => run.robot === robot);
      return `| ${ROBOT_TITLES[robot]} | ${own.length} | ${own.filter(({ issues }) => issues.length > 0).length} |`;
    }),
  ];
}

function descriptionRow({ entry, product, runs, translatedShare }: CorpusResult): string {
  const rules = [...new Set(runs.flatMap(({ risks }) => risks.map(({ rule }) => rule)))];
  const cells = [
    entry.id,
    product.head ? product.ja : '–',
    String(product.statements.length),
    `${Math.round(translatedShare * 100)}%`,
    String(runs.filter(({ issues }) => issues.length > 0).length),
    rules.join(', ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

function failureSection(results: readonly CorpusResult[]): string[] {
  const lines = results.flatMap(({ entry, runs }) =>
    runs.flatMap(({ robot, option, issues }) => issues.map((fault) => `- ${entry.id}, ${robot} ${option}: ${fault}`)),
  );
  return lines.length === 0 ? [] : ['## Failed checks', '', ...lines, ''];
}

function sampleSection({ entry, runs }: CorpusResult): string[] {
  const firstOf = (robot: RobotRun['robot'], option = '') =>
    runs.find((run) => run.robot === robot && run.option.startsWith(option));
  const shown = [
    firstOf('names'),
    firstOf('copy', 'PAS'),
    firstOf('translation', 'formal'),
    firstOf('ads', 'aida'),
    firstOf('reviews', 'media · ambos · 3'),
  ];
  return [
    `### ${entry.id}`,
    '',
    ...fenced(entry.description),
    ...shown.flatMap((run) =>
      run ? [`${ROBOT_TITLES[run.robot]}${run.option ? ` (${run.option})` : ''}`, '', ...fenced(run.output)] : [],
    ),
  ];
}

function fenced(text: string): string[] {
  return ['```text', text, '```', ''];
}
