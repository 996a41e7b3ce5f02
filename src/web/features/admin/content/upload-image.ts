import { safeParse } from 'zod/v4/core';
import { buildPath } from '#contract/base/endpoint.ts';
import { errorBodySchema } from '#contract/base/error-body.ts';
import { type Bucket, MAX_IMAGE_BYTES, type StoredImage, storedImageSchema, uploadImage } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';
import { currentToken } from '#web/lib/session/session.ts';

/** Uploads an image and reports progress. Uses XMLHttpRequest because `fetch` has no upload progress. */
export async function sendImage(
  bucket: Bucket,
  file: File,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<StoredImage> {
  if (!file.type.startsWith('image/')) throw new AppError('unsupported_media', 'Escolha um arquivo de imagem.');
  if (file.size > MAX_IMAGE_BYTES) throw new AppError('payload_too_large', 'A imagem pode ter no máximo 8 MB.');
  const token = await currentToken();
  const request = new XMLHttpRequest();
  request.open(uploadImage.method, buildPath(uploadImage.path, { bucket }));
  request.setRequestHeader('authorization', `Bearer ${token ?? ''}`);
  request.setRequestHeader('content-type', file.type);
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
  await new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = () => reject(new AppError('unavailable', 'Sem conexão com o servidor. Tente novamente.'));
    request.onabort = () => resolve();
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
  return readReply(request.responseText);
}

function readReply(text: string): StoredImage {
  const body = readJson(text);
  const stored = safeParse(storedImageSchema, body);
  if (stored.success) return stored.data;
  const failure = safeParse(errorBodySchema, body);
  if (failure.success) throw new AppError(failure.data.code, failure.data.message);
  throw new AppError('internal', 'Não foi possível enviar a imagem.');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
