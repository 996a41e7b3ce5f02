import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '#tests/support/chromium.ts';

/** The browser that people use, for what the one without windows does not do: cut off, it goes on telling pages that they are online. */
export const windowedChromium = (): LaunchOptions =>
  launchOptions(JSON.parse(process.env.E2E_WINDOWED_CHROMIUM ?? '{}'));
