/** The static skeleton is shown until the page's code runs. */
export type PageShell = { head: string; body: string; skeleton?: string };

const root = '<div id="root">';

/** The page as sent. Used by the server, and by the build to tell the service worker what to expect. */
export const fillShell = (shell: string, { head, body, skeleton = '' }: PageShell): string =>
  shell.replace('</head>', () => `${head}</head>`).replace(root, () => skeleton + root + body);
