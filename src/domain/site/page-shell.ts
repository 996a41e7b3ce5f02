/**
 * What a page adds to the application shell: head elements, body text until the code runs, and a static picture of the
 * page shown until then.
 */
export type PageShell = { head: string; body: string; picture?: string };

const root = '<div id="root">';

/** The page as sent. Used by the server, and by the build to tell the service worker what to expect. */
export const fillShell = (shell: string, { head, body, picture = '' }: PageShell): string =>
  shell.replace('</head>', () => `${head}</head>`).replace(root, () => picture + root + body);
