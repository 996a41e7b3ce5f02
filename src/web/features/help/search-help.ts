import { findSitePattern } from '#domain/site/site-paths.ts';
import { containsWords } from '#domain/text/fold-text.ts';
import type { HelpEntry } from './help-entry.ts';
import { accountHelp } from './help-of-account.ts';
import { robotHelp } from './help-of-robots.ts';
import { workHelp } from './help-of-work.ts';

type HelpGroup = { id: string; title: string; entries: readonly HelpEntry[] };

export const helpGroups: readonly HelpGroup[] = [
  { id: 'dia-a-dia', title: 'No dia a dia', entries: workHelp },
  { id: 'textos', title: 'Robôs e textos', entries: robotHelp },
  { id: 'conta', title: 'Conta e plano', entries: accountHelp },
];

const textOf = ({ question, title, what, steps, words }: HelpEntry): string =>
  [question, title, what, ...steps, words].join(' ');

/** Entries that contain every typed word, ignoring accents, by group; empty groups are left out. */
export const searchHelp = (typed: string, isAdmin: boolean): HelpGroup[] =>
  helpGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        (entry) => (isAdmin || !entry.adminOnly) && containsWords(`${group.title} ${textOf(entry)}`, typed),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);

export const pagesOf = ({ pages, to }: HelpEntry): readonly string[] => pages ?? (to ? [to] : []);

export function helpOfPage(path: string, isAdmin: boolean): HelpEntry | undefined {
  const pattern = findSitePattern(path);
  return helpGroups
    .flatMap(({ entries }) => entries)
    .find((entry) => (isAdmin || !entry.adminOnly) && pattern !== undefined && pagesOf(entry).includes(pattern));
}
