import { findSitePattern } from '#domain/site/site-paths.ts';
import { containsWords } from '#domain/text/fold-text.ts';
import { type HelpGroup, helpGroups } from './help-entries.ts';
import type { HelpEntry } from './help-entry.ts';

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

/** The help entry of the page at a path. */
export function helpOfPage(path: string, isAdmin: boolean): HelpEntry | undefined {
  const pattern = findSitePattern(path);
  return helpGroups
    .flatMap(({ entries }) => entries)
    .find(({ pages, adminOnly }) => (isAdmin || !adminOnly) && pattern !== undefined && pages.includes(pattern));
}
