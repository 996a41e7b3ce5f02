import { AppError } from '#domain/errors.ts';
import { loadSharp } from '#server/load-sharp.ts';
import { createSemaphore } from '#server/semaphore.ts';

const MAX_SIDE = 1024;
/** By the header, before anything is decoded. Phones take up to 50; a JPEG is decoded at a fraction of its size. */
const MAX_PIXELS = { jpeg: 50_000_000, other: 16_000_000 };
const MAX_BYTES = 5 * 1024 * 1024;

/** Each holds a whole picture in memory, and one of the few threads that files and names of hosts need too. */
const turns = createSemaphore(2);

/** A picture until it has been read. Generations take a while: meanwhile none of them may hold megabytes. */
export type Upload = { bytes: Uint8Array | undefined };

/** Moves the picture out of the request: the long text can go at once. */
export function takeUpload(request: { imageBase64: string | null }): Upload {
  const { imageBase64 } = request;
  request.imageBase64 = null;
  return { bytes: imageBase64 ? Buffer.from(imageBase64.replace(/^data:[^,]*,/, ''), 'base64') : undefined };
}

/** The picture as a model gets it: checked by content, turned upright, without metadata, small. */
export async function readProductImage(upload: Upload): Promise<Uint8Array | undefined> {
  const { bytes } = upload;
  upload.bytes = undefined;
  if (!bytes) return undefined;
  if (bytes.length > MAX_BYTES) throw new AppError('payload_too_large', 'A imagem pode ter no máximo 5 MB.');
  return turns.take(() => shrink(bytes));
}

async function shrink(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  try {
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    const limit = format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other;
    if (width * height > limit) throw tooManyPixels(limit);
    return await sharp(bytes, { limitInputPixels: limit, failOn: 'error' })
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid_input', 'Não foi possível ler a imagem. Envie um JPG, PNG ou WebP.', {
      issues: [{ path: 'imageBase64', message: 'Imagem inválida.' }],
    });
  }
}

const tooManyPixels = (limit: number): AppError =>
  new AppError(
    'invalid_input',
    `A imagem pode ter no máximo ${limit / 1_000_000} megapixels. Envie uma versão menor.`,
    {
      issues: [{ path: 'imageBase64', message: 'Imagem grande demais.' }],
    },
  );
