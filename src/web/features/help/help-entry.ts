import type { LinkProps } from '@tanstack/react-router';
import type { SitePattern } from '#domain/site/site-paths.ts';

export type HelpEntry = {
  /** Its place in the address: /ajuda#tarefas. */
  id: string;
  title: string;
  /** Must be a page that exists: the route tree checks it. None where the page belongs to one product or lesson. */
  to?: NonNullable<LinkProps['to']>;
  /** The pages it is about. */
  pages: readonly SitePattern[];
  what: string;
  steps: readonly string[];
  /** What else people call it. */
  words: string;
  adminOnly?: true;
};
