import { AppError } from '#domain/errors.ts';
import { loadSharp } from '#server/load-sharp.ts';

const MAX_SIDE = 1920;
/** Above any phone camera in common use; a few kilobytes can claim billions of pixels. */
export const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 15;

/** Decides by the bytes alone what the file is, and encodes it anew: no metadata, no trailing data, one format. */
export async function encodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength === 0) throw new AppError('invalid_input', 'Envie uma imagem.');
  const { width, height } = await readSize(bytes);
  if (width * height > MAX_PIXELS) {
    throw new AppError('payload_too_large', 'A imagem tem pixels demais. Reduza as dimensões e tente novamente.');
  }
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch (cause) {
    throw new AppError('invalid_input', 'A imagem está danificada ou incompleta.', { cause });
  }
}

async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('unsupported_media', 'Envie uma imagem JPEG, PNG, WebP, GIF ou AVIF.', { cause });
  }
}
