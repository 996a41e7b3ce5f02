import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './run-step.mjs';

// Draws the icons of the installed application from our logo. Run it when the logo changes; the icons are committed.
const mark = readFileSync(join(root, 'src/web/art/logo.svg'));
const night = '#0B0A0D';

/** Systems crop maskable icons to a circle of 80 %; the touch icon gets rounded corners. */
const icons = [
  { file: 'icons/icon-192.png', size: 192, share: 1, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  { file: 'icons/icon-512.png', size: 512, share: 1, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  { file: 'icons/icon-maskable-512.png', size: 512, share: 0.64, background: night },
  { file: 'apple-touch-icon.png', size: 180, share: 0.76, background: night },
];

for (const { file, size, share, background } of icons) {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * inner) / 200 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, colours: 128 })
    .toFile(join(root, 'public', file));
}
