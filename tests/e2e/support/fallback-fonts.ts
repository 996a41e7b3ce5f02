import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const variable = (name: string) =>
  require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
const dejavu = (weight: number) =>
  require.resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`);

/** For each width in styles/font-faces.css a font of that width. Arimo is as wide as Arial, Helvetica and Liberation. */
const FILES = {
  Arial: { Hanken: variable('arimo'), Funnel: variable('arimo') },
  Roboto: { Hanken: variable('roboto'), Funnel: variable('roboto') },
  Noto: { Hanken: variable('noto-sans'), Funnel: variable('noto-sans') },
  DejaVu: { Hanken: dejavu(400), Funnel: dejavu(700) },
};
export type FallbackFace = keyof typeof FILES;
export const fallbackFaces = Object.keys(FILES) as FallbackFace[];

const styles = readFileSync('src/web/styles/font-faces.css', 'utf8');

function readFace(ours: 'Funnel' | 'Hanken', face: FallbackFace) {
  const rule = styles.split('@font-face').find((part) => part.includes(`"${ours} ${face}"`)) ?? '';
  const read = (name: string) => new RegExp(`${name}: (.*);`).exec(rule)?.[1] ?? '';
  return {
    family: `Test ${ours} ${face}`,
    file: readFileSync(FILES[face][ours]).toString('base64'),
    descriptors: {
      // The bold weight of a variable font.
      weight: ours === 'Funnel' ? '700' : '400',
      sizeAdjust: read('size-adjust'),
      ascentOverride: read('ascent-override'),
      descentOverride: read('descent-override'),
      lineGapOverride: read('line-gap-override'),
    },
  };
}

/**
 * From the next load on, the page uses the first of these fonts until ours have loaded, whatever is installed. They are
 * available at once, like system fonts: a font in a style sheet would load later and shift the page itself.
 */
export async function bringFaces(page: Page, faces: readonly FallbackFace[]): Promise<void> {
  const brought = faces.flatMap((face) => [readFace('Funnel', face), readFace('Hanken', face)]);
  await page.addInitScript((all) => {
    if (window !== window.top) return;
    for (const { family, file, descriptors } of all) {
      const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes.buffer, descriptors));
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:root { --fallback-display: "${all[0]?.family}" !important; --fallback-sans: "${all[1]?.family}" !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, brought);
}
