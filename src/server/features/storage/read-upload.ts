import { MAX_IMAGE_BYTES } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';

type Incoming = { contentType: string; readBytes(limit: number): Promise<Uint8Array> };

/** Boundaries, part headers and small fields around the file of a form. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/** The image of a request: the body itself, or the first file of a form. File names are ignored. */
export async function readUpload(incoming: Incoming): Promise<Uint8Array> {
  if (/^(image\/|application\/octet-stream\b)/i.test(incoming.contentType)) return incoming.readBytes(MAX_IMAGE_BYTES);
  if (!/^multipart\/form-data\b/i.test(incoming.contentType)) {
    throw new AppError('unsupported_media', 'Envie uma imagem.');
  }
  const body = await incoming.readBytes(MAX_IMAGE_BYTES + FORM_OVERHEAD_BYTES);
  const file = await firstFile(body, incoming.contentType);
  if (!file) throw new AppError('invalid_input', 'Envie uma imagem.');
  if (file.size > MAX_IMAGE_BYTES) throw new AppError('payload_too_large', 'O conteúdo enviado é grande demais.');
  return new Uint8Array(await file.arrayBuffer());
}

/** More than any of our forms has; parsing thousands of parts would block other requests. */
const MAX_PARTS = 20;

function countParts(body: Buffer, contentType: string): number {
  const [, boundary = ''] = /boundary="?([^";,\s]+)/i.exec(contentType) ?? [];
  let parts = 0;
  for (
    let at = body.indexOf(`--${boundary}`);
    at >= 0 && parts <= MAX_PARTS;
    at = body.indexOf(`--${boundary}`, at + 1)
  ) {
    parts += 1;
  }
  return parts;
}

async function firstFile(bytes: Uint8Array, contentType: string): Promise<Blob | undefined> {
  const body = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
  if (countParts(body, contentType) > MAX_PARTS) throw new AppError('invalid_input', 'O formulário tem partes demais.');
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return [...form.values()].find((value) => typeof value !== 'string');
  } catch (cause) {
    throw new AppError('invalid_input', 'O formulário enviado não pôde ser lido.', { cause });
  }
}
