import { MAX_IMAGE_BYTES } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';

type Incoming = { contentType: string; readBytes(limit: number): Promise<Uint8Array> };

/** Boundaries, part headers and small fields around the file of a form. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
/** As browsers write it and nothing beside: of two boundaries one would be judged and the other read. */
const FORM_TYPE = /^multipart\/form-data; ?boundary=("?)([\w-]{1,70})\1$/i;
/** More than any form of ours has. */
const MAX_PARTS = 20;
const MAX_PART_HEAD_BYTES = 16 * 1024;

/** The image of a request: the body itself, or the first file of a form. File names are ignored. */
export async function readUpload(incoming: Incoming): Promise<Uint8Array> {
  if (/^(image\/|application\/octet-stream\b)/i.test(incoming.contentType)) return incoming.readBytes(MAX_IMAGE_BYTES);
  if (!/^multipart\/form-data\b/i.test(incoming.contentType)) {
    throw new AppError('unsupported_media', 'Envie uma imagem.');
  }
  const bytes = await incoming.readBytes(MAX_IMAGE_BYTES + FORM_OVERHEAD_BYTES);
  const boundary = FORM_TYPE.exec(incoming.contentType)?.[2];
  if (boundary === undefined) throw unreadable();
  const file = firstFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), boundary);
  if (!file) throw new AppError('invalid_input', 'Envie uma imagem.');
  if (file.length > MAX_IMAGE_BYTES) throw new AppError('payload_too_large', 'O conteúdo enviado é grande demais.');
  return file;
}

const unreadable = () => new AppError('invalid_input', 'O formulário enviado não pôde ser lido.');

/** Found by its ends: reading every part and header of a large form would hold up everybody else. */
function firstFile(form: Buffer, boundary: string): Uint8Array | undefined {
  const mark = `\r\n--${boundary}`;
  if (!form.subarray(0, mark.length).equals(Buffer.from(`${mark.slice(2)}\r\n`))) throw unreadable();
  let start = mark.length - 2;
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const headEnd = form.subarray(start, start + MAX_PART_HEAD_BYTES).indexOf('\r\n\r\n');
    const end = headEnd < 0 ? -1 : form.indexOf(mark, start + headEnd + 2);
    if (end < 0) throw unreadable();
    const head = form.toString('latin1', start, start + headEnd);
    if (/^content-disposition: *form-data;.*; *filename="/im.test(head)) {
      return form.subarray(start + headEnd + 4, end);
    }
    start = end + mark.length;
    if (form.toString('latin1', start, start + 2) === '--') return undefined;
  }
  throw new AppError('invalid_input', 'O formulário tem partes demais.');
}
