import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProductImage } from '#server/features/robots/product-image.ts';
import { createMemoryFiles } from '#tests/support/doubles/memory-files.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const stored: string[] = [];
const files = createMemoryFiles();
const here = new AbortController().signal;
const { api, deps } = await createTestApp(
  {},
  {
    files: {
      ...files,
      put: (path, body, type) => {
        stored.push(path);
        return files.put(path, body, type);
      },
    },
  },
);
const admin = api.as(await buildUser(deps.db, { userType: 'admin' }));

async function upload(bytes: Uint8Array<ArrayBuffer>, type = 'image/png', by = admin) {
  const reply = await by.fetch('/storage/v1/object/lesson-thumbnails', {
    method: 'POST',
    headers: { 'content-type': type },
    body: bytes,
  });
  return { status: reply.status, body: await reply.json() };
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that claims this size but contains almost nothing, or decompresses into this many zeros. */
function pngBomb(width: number, height: number, unfolded = 0, comments: Buffer[] = []): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const pixels = deflateSync(Buffer.alloc(unfolded), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [pngChunk('IHDR', header), ...comments, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

/** Each comment unfolds to just under the eight megabytes that the decoder allows. */
const pngComments = (count: number): Buffer[] => {
  const folded = deflateSync(Buffer.alloc(7_900_000, 'a'), { level: 9 });
  const comment = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), folded]));
  return Array.from({ length: count }, () => comment);
};

/** Lossless, every pixel of one colour: the whole file is its header. */
function webpBomb(width: number, height: number): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(38);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(30, 4);
  file.write('WEBPVP8L', 8, 'latin1');
  file.writeUInt32LE(17, 16);
  file[20] = 0x2f;
  file.writeUInt32LE(((height - 1) << 14) | (width - 1), 21);
  file.set([0x88, 0x88, 0x08], 25);
  return new Uint8Array(file);
}

const largeAvif = new Uint8Array(
  await sharp({ create: { width: 3_000, height: 2_100, channels: 3, background: '#888' } })
    .avif({ effort: 0 })
    .toBuffer(),
);

const smallJpeg = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#888' } })
  .jpeg({ progressive: true })
  .toBuffer();
const EMPTY_SCAN = Buffer.from([0xff, 0xda, 0x00, 0x08, 0x01, 0x01, 0x00, 0x01, 0x3f, 0x00]);

const progressiveJpeg = new Uint8Array(
  await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#c33' } })
    .jpeg({ progressive: true })
    .toBuffer(),
);

/** Many frames of a few bytes, each of which claims the whole canvas. */
function gifBomb(side: number, frames: number): Uint8Array<ArrayBuffer> {
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const frame = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x4c, 0x01, 0];
  const screen = [...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return new Uint8Array([...screen, ...Array.from({ length: frames }, () => frame).flat(), 0x3b]);
}

const svg = (inside: string, before = '') =>
  bytesOf(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`,
  );

const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
  '',
);

const hostile: Record<string, () => Uint8Array<ArrayBuffer>> = {
  'a PNG of 60,000 by 60,000': () => pngBomb(60_000, 60_000),
  'a PNG whose data unfold a thousandfold': () => pngBomb(30_000, 30_000, 32 * 1024 * 1024),
  'a PNG whose comments unfold to a gigabyte': () => pngBomb(16, 16, 16 * 65, pngComments(130)),
  'a WebP of 50 million pixels in 38 bytes': () => webpBomb(7_070, 7_070),
  'a progressive JPEG of 20 million pixels': () => progressiveJpeg,
  'a JPEG of thousands of scans': () =>
    new Uint8Array(Buffer.concat([smallJpeg.subarray(0, -2), ...Array.from({ length: 3_000 }, () => EMPTY_SCAN)])),
  'a WebP of thousands of frames': () =>
    new Uint8Array(Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X'), Buffer.from('ANMF'.repeat(300))])),
  'an AVIF of 6.3 million pixels': () => largeAvif,
  'a GIF of 65,000 pixels a side': () => gifBomb(65_000, 1),
  'an SVG that reads a file': () => svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
  'an SVG of a billion laughs': () =>
    svg('<text>&l9;</text>', `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>`),
  'a page that begins like a GIF': () => bytesOf('GIF89a/*<script>alert(1)</script>*/=1;'),
  'a TIFF': () => bytesOf('II*\u0000\u0008\u0000\u0000\u0000'),
};

it.each(Object.entries(hostile))('%s is refused as an upload and not stored', async (_, make) => {
  const before = stored.length;
  // Another person each time: whoever sends a costly picture waits.
  const sender = api.as(await buildUser(deps.db, { userType: 'admin' }));
  const { status, body } = await upload(make(), 'image/png', sender);
  expect([400, 413, 415]).toContain(status);
  expect(JSON.stringify(body)).not.toMatch(/vips|sharp|libpng|node_modules|root:/i);
  expect(stored.length).toBe(before);
});

it.each(['a PNG of 60,000 by 60,000', 'a progressive JPEG of 20 million pixels', 'an SVG that reads a file', 'a TIFF'])(
  "%s is refused as a robot's picture, by the same decoder",
  async (name) => {
    const bytes = hostile[name]?.() ?? new Uint8Array();
    const read = readProductImage(deps.images, 'ana', { bytes }, here);
    await expect(read).rejects.toMatchObject({ code: 'invalid_input' });
  },
);

describe('a picture with other content inside', () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
      .withMetadata({ exif: { IFD0: { Copyright: '<script>alert(1)</script>' } } })
      .jpeg()
      .toBuffer();
  });

  it.each([
    ['with a page behind it', (picture: Buffer) => Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')])],
    [
      'with an archive behind it',
      (picture: Buffer) => Buffer.concat([picture, Buffer.from('PK\u0003\u0004evil.html')]),
    ],
    ['with a script in its metadata', (picture: Buffer) => picture],
  ])('%s is re-encoded without that content', async (_, make) => {
    const { status, body } = await upload(new Uint8Array(make(jpeg)), 'image/jpeg');
    expect(status).toBe(201);
    const file = await files.get(`lesson-thumbnails/${body.name}`);
    const text = Buffer.from(file?.body ?? []).toString('latin1');
    expect(text.slice(8, 12)).toBe('WEBP');
    expect(text).not.toMatch(/script|evil/);
  });

  it('an animation of a thousand frames is reduced to its first', async () => {
    const { status, body } = await upload(gifBomb(400, 1_000), 'image/gif');
    expect(status).toBe(201);
    const file = await files.get(`lesson-thumbnails/${body.name}`);
    const { pages = 1, width } = await sharp(Buffer.from(file?.body ?? [])).metadata();
    expect([pages, width]).toEqual([1, 400]);
  });
});

const manyParts = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(50_000);
const manyHeaders = `--x\r\n${'a:\r\n'.repeat(500_000)}content-disposition: form-data; name="a"; filename="b"\r\n\r\n1\r\n`;

it.each([
  ['thousands of parts', 'boundary=x', manyParts, 'O formulário tem partes demais.'],
  ['another boundary before its own', 'x-boundary=zzzz; boundary=x', manyParts, 'não pôde ser lido'],
  ['another boundary behind its own', 'boundary=x; boundary=zzzz', manyParts, 'não pôde ser lido'],
  ['a part of thousands of headers', 'boundary=x', manyHeaders, 'não pôde ser lido'],
])('a form with %s is not read', async (_, parameters, parts, message) => {
  const { status, body } = await upload(bytesOf(`${parts}--x--\r\n`), `multipart/form-data; ${parameters}`);
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
});

it('pictures of one person are decoded one at a time, in parallel with those of others; who hangs up leaves the queue', async () => {
  const picture = new Uint8Array(
    await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#c33' } })
      .png()
      .toBuffer(),
  );
  const read = (owner: string, signal = here) => readProductImage(deps.images, owner, { bytes: picture }, signal);
  const order: string[] = [];
  const flood = Array.from({ length: 20 }, () =>
    read('flooder').then(
      () => order.push('flooder') && 'read',
      ({ code }) => code,
    ),
  );
  await expect.poll(() => deps.images.size().running).toBe(1);
  await read('guest').then(() => order.push('guest'));
  expect(order.indexOf('guest')).toBeLessThanOrEqual(1);
  const outcomes = await Promise.all(flood);
  expect(outcomes.filter((outcome) => outcome === 'read')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'rate_limited')).toHaveLength(15);

  const leaving = new AbortController();
  const [first, left] = [read('ana'), read('ana', leaving.signal)];
  await expect.poll(() => deps.images.size()).toEqual({ running: 1, waiting: 1 });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'cancelled' });
  expect(deps.images.size().waiting).toBe(0);
  await first;
});

it.each(['../../../etc/cron.d/x', 'x.png\u0000.html', 'a'.repeat(5_000), 'x"; filename="y.html'])(
  'the file name %j has no influence',
  async (name) => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'text/html' }), name);
    const reply = await admin.fetch('/storage/v1/object/site-assets', { method: 'POST', body: form });
    expect(reply.status).toBe(201);
    const { url } = await reply.json();
    expect(url).toMatch(/^\/storage\/v1\/object\/public\/site-assets\/\d{13}-[0-9a-f]{16}\.webp$/);
    expect(stored.at(-1)).toMatch(/^site-assets\/\d{13}-[0-9a-f]{16}\.webp$/);
  },
);
