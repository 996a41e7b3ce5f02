/**
 * What a page adds to the application shell: head elements, body text until the code runs, and a static skeleton of the
 * page shown until then.
 */
export type PageShell = { head: string; body: string; skeleton?: string };

const root = '<div id="root">';

/** The page as sent. Used by the server, and by the build to tell the service worker what to expect. */
export const fillShell = (shell: string, { head, body, skeleton = '' }: PageShell): string =>
  shell.replace('</head>', () => `${head}</head>`).replace(root, () => skeleton + root + body);
