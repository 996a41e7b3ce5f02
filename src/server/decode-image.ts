import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { AppError } from '#domain/errors.ts';
import { loadSharp } from './load-sharp.ts';
import { createWorkQueue } from './work-queue.ts';

/**
 * Checked against the header before decoding, because a few bytes can claim billions of pixels. Phones produce JPEGs of
 * up to 50 million pixels, which are decoded at a reduced size; other formats are decoded to memory completely, and
 * AVIF takes three times as long per pixel.
 */
const LIMITS = {
  baseline: { pixels: 50_000_000, pixelsPerMs: 50_000 },
  avif: { pixels: 6_000_000, pixelsPerMs: 5_000 },
  other: { pixels: 16_000_000, pixelsPerMs: 15_000 },
};
/** A very long, narrow image is rotated and scaled far more slowly than a square one with as many pixels. */
const MAX_SIDE = 12_000;
const MAX_SECONDS = 8;
/** A picture of noise has many bytes and takes long. */
const BYTES_PER_MS = 3_000;

/**
 * Each job holds a whole image in memory, a core, and one of the few libuv threads that file access and DNS need too.
 */
const turns = createWorkQueue(
  {
    running: Math.max(1, Math.min(2, availableParallelism() - 1)),
    perOwner: 1,
    waiting: 100,
    waitingPerOwner: 4,
    timeoutMs: 20_000,
    // Twenty photos of a camera run at once; a flood of the slowest allowed ones leaves most of the time to others.
    restsAfterMs: 6_000,
    restFactor: 6,
    longestRestMs: 30_000,
  },
  () =>
    new AppError('rate_limited', 'Há muitas imagens na fila. Espere um pouco e envie de novo.', {
      retryAfterSeconds: 10,
    }),
);

/** Number of running and waiting jobs. */
export const imageWork = turns.size;

/**
 * Decodes an untrusted image, ignoring its file name, and re-encodes it; one job per person at a time, few in total.
 */
export async function decodeImage(
  owner: string,
  bytes: Uint8Array,
  draw: (image: Sharp) => Sharp,
): Promise<Uint8Array> {
  const { limit, expectedMs } = await findLimit(bytes);
  const decode = async () => {
    const sharp = await loadSharp();
    try {
      return await draw(sharp(bytes, { failOn: 'error', limitInputPixels: limit }).autoOrient())
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer();
    } catch (cause) {
      throw new AppError('invalid_input', 'A imagem está danificada ou incompleta.', { cause });
    }
  };
  return turns.run(owner, decode, undefined, { expectedMs });
}

/** Pixel limit for an image of this format; throws if the image exceeds it. */
async function findLimit(bytes: Uint8Array): Promise<{ limit: number; expectedMs: number }> {
  const { format, isProgressive, width, height } = await readHeader(bytes);
  const isBaseline = format === 'jpeg' && !isProgressive;
  const { pixels: limit, pixelsPerMs } = LIMITS[isBaseline ? 'baseline' : format === 'heif' ? 'avif' : 'other'];
  if (width > MAX_SIDE || height > MAX_SIDE) {
    throw new AppError(
      'payload_too_large',
      `A imagem pode ter no máximo ${MAX_SIDE} pixels de lado. Envie uma versão menor.`,
    );
  }
  const expectedMs = (width * height) / pixelsPerMs + bytes.byteLength / BYTES_PER_MS;
  if (width * height <= limit) return { limit, expectedMs };
  throw new AppError(
    'payload_too_large',
    `A imagem pode ter no máximo ${limit / 1_000_000} megapixels. Envie uma versão menor.`,
  );
}

async function readHeader(bytes: Uint8Array) {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('unsupported_media', 'Envie uma imagem JPEG, PNG, WebP, GIF ou AVIF.', { cause });
  }
}
