import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';

/** Larger pictures of lessons, snippets and products are made as small. */
const MAX_UPLOAD_SIDE = 1920;

/** `upload`: stored and shown to everybody. `model`: sent to a language model. */
export type ImageUse = 'upload' | 'model';
export type Decoded = { image: Uint8Array; memoryBytes: number } | { refusal: ImageRefusal };
type ImageRefusal = { code: 'invalid_input' | 'unsupported_media' | 'payload_too_large'; message: string };

/**
 * Checked against the header before decoding, because a few bytes can claim billions of pixels. Phones produce JPEGs of
 * up to 50 million pixels, which are decoded at a reduced size; other formats are decoded to memory completely, and
 * AVIF takes three times as long per pixel.
 */
const MAX_PIXELS = { baseline: 50_000_000, avif: 6_000_000, other: 16_000_000 };
/** A very long, narrow image is rotated and scaled far more slowly than a square one with as many pixels. */
const MAX_SIDE = 12_000;
const MAX_SECONDS = 8;
/** For the slowest pictures of each size on a busy machine. */
const secondsFor = (pixels: number): number => Math.min(MAX_SECONDS, 3 + Math.ceil(pixels / 2_500_000));
/** Scans of a JPEG, frames of a WebP: thousands of empty ones take as long as thousands of pictures. */
const [SCAN, FRAME] = [Buffer.from([0xff, 0xda]), Buffer.from('ANMF')];
const MAX_PARTS = 200;
/** The largest allowed pictures need half of it; compressed comments of a small file can ask for gigabytes. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
const MEMORY_CHECK_MS = 10;

const DRAWINGS: Record<ImageUse, (image: Sharp) => Sharp> = {
  upload: (image) =>
    image
      .resize({ width: MAX_UPLOAD_SIDE, height: MAX_UPLOAD_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 }),
  model: (image) =>
    image
      .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 }),
};

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1);
}, MEMORY_CHECK_MS).unref();
// Each picture is decoded once.
sharp.cache(false);
// One core per picture, so that requests have the others.
sharp.concurrency(1);
// libvips decodes many more formats than untrusted files should use (SVG runs a whole renderer).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Decodes an untrusted image, ignoring its file name, and re-encodes it: no metadata, no trailing data, one format. */
export async function decode({ bytes, use }: { bytes: Uint8Array; use: ImageUse }): Promise<Decoded> {
  // Before its header is read, which already takes time for every frame.
  if (isWebp(bytes) && hasManyParts(bytes, FRAME)) return damaged();
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return refuse('unsupported_media', 'Envie uma imagem JPEG, PNG, WebP, GIF ou AVIF.');
  const { format, isProgressive, width, height } = header;
  const isBaseline = format === 'jpeg' && !isProgressive;
  const limit = MAX_PIXELS[isBaseline ? 'baseline' : format === 'heif' ? 'avif' : 'other'];
  if (width > MAX_SIDE || height > MAX_SIDE) return tooLarge(`${MAX_SIDE} pixels de lado`);
  if (width * height > limit) return tooLarge(`${limit / 1_000_000} megapixels`);
  if (format === 'jpeg' && hasManyParts(bytes, SCAN)) return damaged();
  try {
    const image = await DRAWINGS[use](sharp(bytes, { failOn: 'error', limitInputPixels: limit }).autoOrient())
      .timeout({ seconds: secondsFor(width * height) })
      .toBuffer();
    return { image, memoryBytes: process.memoryUsage.rss() };
  } catch {
    return damaged();
  }
}

const isWebp = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 12))
    .toString('latin1')
    .replace(/^RIFF..../s, '') === 'WEBP';

function hasManyParts(bytes: Uint8Array, mark: Buffer): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  let at = file.indexOf(mark);
  while (at >= 0 && parts <= MAX_PARTS) {
    parts += 1;
    at = file.indexOf(mark, at + mark.length);
  }
  return parts > MAX_PARTS;
}

const refuse = (code: ImageRefusal['code'], message: string): Decoded => ({ refusal: { code, message } });
const damaged = (): Decoded => refuse('invalid_input', 'A imagem está danificada ou incompleta.');
const tooLarge = (most: string): Decoded =>
  refuse('payload_too_large', `A imagem pode ter no máximo ${most}. Envie uma versão menor.`);
