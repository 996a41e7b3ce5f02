import type { HelpEntry } from './help-entry.ts';
import { accountHelp } from './help-of-account.ts';
import { robotHelp } from './help-of-robots.ts';
import { workHelp } from './help-of-work.ts';

export type HelpGroup = { id: string; title: string; entries: readonly HelpEntry[] };

export const helpGroups: readonly HelpGroup[] = [
  { id: 'dia-a-dia', title: 'No dia a dia', entries: workHelp },
  { id: 'textos', title: 'Robôs e textos', entries: robotHelp },
  { id: 'conta', title: 'Conta e plano', entries: accountHelp },
];
