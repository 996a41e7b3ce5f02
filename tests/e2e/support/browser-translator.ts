import type { Page } from '@playwright/test';
import { putTranslator, type TranslatorDouble } from '#tests/support/doubles/fake-browser-translator.ts';

/** Installs the double in every page before its scripts run. */
export const installTranslator = (page: Page, double: TranslatorDouble): Promise<unknown> =>
  page.addInitScript(putTranslator, double);
