import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** Expected: playwright.config.ts blocks the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked';

/** A preload that was never used, or used with other request settings. */
const isWastedPreload = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' && /\bpreload/.test(message.text());

/** Console errors (and warnings, where they count), page errors and failed requests: any of them fails a test. */
export function watchProblems(page: Page, countsWarnings: boolean): string[] {
  const problems: string[] = [];
  page.context().on('console', (message: ConsoleMessage) => {
    const isWarning = countsWarnings && message.type() === 'warning' && !message.text().startsWith(WORKER_BLOCKED);
    if (message.type() !== 'error' && !isWarning && !isWastedPreload(message)) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.context().on('weberror', (error) => problems.push(`page: ${error.error().message}`));
  page.context().on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its running requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  return problems;
}
