import { AppError } from '#domain/errors.ts';
import type { ImageDecoder } from '#server/images/image-decoder-pool.ts';

const MAX_BYTES = 5 * 1024 * 1024;

export type Upload = { bytes: Uint8Array | undefined };

/** Moves the picture out of the request, so that the base64 text can be garbage-collected. */
export function detachImage(request: { imageBase64: string | null }): Upload {
  const { imageBase64 } = request;
  request.imageBase64 = null;
  return { bytes: imageBase64 ? Buffer.from(imageBase64.replace(/^data:[^,]{0,100},/, ''), 'base64') : undefined };
}

/** The picture for the model: validated by content, rotated upright, without metadata, scaled down. */
export async function readProductImage(
  images: ImageDecoder,
  owner: string,
  upload: Upload,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const { bytes } = upload;
  upload.bytes = undefined;
  if (!bytes) return undefined;
  if (bytes.length > MAX_BYTES) throw new AppError('payload_too_large', 'A imagem pode ter no máximo 5 MB.');
  try {
    return await images.decode(owner, bytes, 'model', signal);
  } catch (error) {
    if (!(error instanceof AppError) || ['rate_limited', 'cancelled'].includes(error.code)) throw error;
    throw new AppError('invalid_input', error.message, { issues: [{ path: 'imageBase64', message: error.message }] });
  }
}
