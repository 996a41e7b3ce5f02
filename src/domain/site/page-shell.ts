/**
 * What a page adds to the application shell: to its head, what it says until its code runs, and how it looks until then,
 * which lies before the place of the page.
 */
export type PageShell = { head: string; body: string; picture?: string };

const root = '<div id="root">';

/** The page as it is sent. The server makes it, and the build, which tells the worker what to expect. */
export const fillShell = (shell: string, { head, body, picture = '' }: PageShell): string =>
  shell.replace('</head>', () => `${head}</head>`).replace(root, () => picture + root + body);
