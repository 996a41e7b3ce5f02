import type { Page } from '@playwright/test';
import { putTranslator, type TranslatorDouble } from '#tests/support/doubles/translator-double.ts';

/** Installs the double in every page before its scripts run. */
export const installTranslator = (page: Page, double: TranslatorDouble): Promise<unknown> =>
  page.addInitScript(putTranslator, double);

/** Lets the download reach that share, 0 to 1. */
export const progressDownload = (page: Page, share: number): Promise<void> =>
  page.evaluate((loaded) => {
    // Set by putTranslator.
    (globalThis as unknown as { translatorReport: { progress: (share: number) => void } }).translatorReport.progress(
      loaded,
    );
  }, share);
