import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Noise does not compress: the stored file is about as large as these pixels, in any format. */
export const noisyPicture = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

export const plainPicture = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();

/** Uploads a picture like the admin panel does. */
export const upload = (url: string, token: string, picture: Buffer): Promise<Response> =>
  fetch(`${url}/storage/v1/object/lesson-thumbnails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
