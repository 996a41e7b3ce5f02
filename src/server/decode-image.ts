import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { AppError } from '#domain/errors.ts';
import { loadSharp } from './load-sharp.ts';
import { createWorkQueue } from './work-queue.ts';

/**
 * By the header, before anything is decoded: a few bytes can claim billions of pixels. Phones take JPEGs of up to 50
 * million, and those are decoded at a fraction of their size; whatever else is held in memory whole, and a pixel of an
 * AVIF takes three times as long as any other.
 */
const MAX_PIXELS = { baseline: 50_000_000, avif: 6_000_000, other: 16_000_000 };
/** A line of millions of pixels is turned and made smaller far slower than a square of as many. */
const MAX_SIDE = 12_000;
const MAX_SECONDS = 8;

/** Each holds a whole picture in memory, a core, and one of the few threads that files and names of hosts need too. */
const turns = createWorkQueue(
  {
    running: Math.max(1, Math.min(2, availableParallelism() - 1)),
    perOwner: 1,
    waiting: 100,
    waitingPerOwner: 4,
    patienceMs: 20_000,
    restsAfterMs: 1_000,
  },
  () =>
    new AppError('rate_limited', 'Há muitas imagens na fila. Espere um pouco e envie de novo.', {
      retryAfterSeconds: 10,
    }),
);

/** Now running and waiting. */
export const imageWork = turns.size;

/** Opens a picture of a stranger, whatever its name says, and draws it anew; one of a person at a time, few in all. */
export const decodeImage = (owner: string, bytes: Uint8Array, draw: (image: Sharp) => Sharp): Promise<Uint8Array> =>
  turns.run(owner, async () => {
    const sharp = await loadSharp();
    const limit = await findLimit(bytes);
    try {
      return await draw(sharp(bytes, { failOn: 'error', limitInputPixels: limit }).autoOrient())
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer();
    } catch (cause) {
      throw new AppError('invalid_input', 'A imagem está danificada ou incompleta.', { cause });
    }
  });

/** How many pixels a picture of this kind may have; refuses those with more. */
async function findLimit(bytes: Uint8Array): Promise<number> {
  const { format, isProgressive, width, height } = await readHeader(bytes);
  const isBaseline = format === 'jpeg' && !isProgressive;
  const limit = MAX_PIXELS[isBaseline ? 'baseline' : format === 'heif' ? 'avif' : 'other'];
  if (width > MAX_SIDE || height > MAX_SIDE) {
    throw new AppError(
      'payload_too_large',
      `A imagem pode ter no máximo ${MAX_SIDE} pixels de lado. Envie uma versão menor.`,
    );
  }
  if (width * height <= limit) return limit;
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
