/** What a page adds to the application shell: to its head, and what it shows until its code runs. */
export type PageShell = { head: string; body: string };

const root = '<div id="root">';

/** The page as it is sent. The server makes it, and the build, which tells the worker what to expect. */
export const fillShell = (shell: string, { head, body }: PageShell): string =>
  shell.replace('</head>', () => `${head}</head>`).replace(root, () => root + body);
