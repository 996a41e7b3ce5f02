import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '#tests/support/chromium.ts';

/** Chromium with windows: the headless one still reports `navigator.onLine` when offline. */
export const windowedChromium = (): LaunchOptions =>
  launchOptions(JSON.parse(process.env.E2E_WINDOWED_CHROMIUM ?? '{}'));
