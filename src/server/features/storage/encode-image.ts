import { AppError } from '#domain/errors.ts';
import { decodeImage } from '#server/decode-image.ts';

const MAX_SIDE = 1920;

/** Decides by the bytes alone what the file is, and encodes it anew: no metadata, no trailing data, one format. */
export async function encodeImage(owner: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength === 0) throw new AppError('invalid_input', 'Envie uma imagem.');
  return decodeImage(owner, bytes, (image) =>
    image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }),
  );
}
