import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getProfile } from '#contract/account/profile.ts';
import type { ErrorBody } from '#contract/base/error-body.ts';
import { removeSiteLogo, type StoredImage } from '#contract/storage.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const admin = await buildUser(deps.db, { userType: 'admin' });

const UPLOAD = '/storage/v1/object/lesson-thumbnails';
const draw = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 190, g: 40, b: 40 } } });
const bytesOf = (text: string) => new TextEncoder().encode(text);

function form(bytes: Uint8Array, name: string, type = 'image/png'): RequestInit {
  const body = new FormData();
  body.set('alt', 'a field that is not a file');
  body.set('file', new File([Buffer.from(bytes)], name, { type }));
  return { method: 'POST', body };
}

const raw = (bytes: Uint8Array, type = 'image/png'): RequestInit => ({
  method: 'POST',
  body: Buffer.from(bytes),
  headers: { 'content-type': type },
});

function emptyForm(): FormData {
  const body = new FormData();
  body.set('alt', 'no file');
  return body;
}

async function upload(init: RequestInit, path = UPLOAD) {
  const response = await api.as(admin).fetch(path, init);
  const body = (await response.json()) as StoredImage & ErrorBody;
  return { status: response.status, body };
}

async function download(url: string, headers: Record<string, string> = {}) {
  const response = await api.visitor.fetch(url, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const countUploads = () => deps.db.$count(uploads);

describe('uploading an image', () => {
  it.each([
    ['a form', async () => form(await draw().png().toBuffer(), 'foto.png')],
    ['a raw body', async () => raw(await draw().png().toBuffer())],
    ['a raw body without a declared type', async () => raw(await draw().png().toBuffer(), 'application/octet-stream')],
  ])('accepts %s, gives it a unique WebP name and stores who uploaded it', async (_, init) => {
    const { status, body } = await upload(await init());
    expect(status).toBe(201);
    expect(body.name).toMatch(/^\d{13}-[0-9a-f]{16}\.webp$/);
    expect(body).toEqual({
      bucket: 'lesson-thumbnails',
      name: body.name,
      url: `/storage/v1/object/public/lesson-thumbnails/${body.name}`,
    });
    const [row] = await deps.db
      .select()
      .from(uploads)
      .where(and(eq(uploads.bucket, 'lesson-thumbnails'), eq(uploads.name, body.name)));
    const { bytes } = await download(body.url);
    expect(row).toMatchObject({ contentType: 'image/webp', size: bytes.byteLength, uploadedBy: admin.id });
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('re-encodes %s as WebP', async (format) => {
    const { status, body } = await upload(raw(await draw().toFormat(format).toBuffer(), 'image/whatever'));
    expect(status).toBe(201);
    const { bytes } = await download(body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
  });

  it('scales down to 1920 pixels, rotates upright and removes metadata', async () => {
    const photo = await draw(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(raw(photo, 'image/jpeg'));
    const stored = await sharp((await download(body.url)).bytes).metadata();
    expect(stored).toMatchObject({ width: 960, height: 1920 });
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  it('gives simultaneous uploads of the same picture different names', async () => {
    const picture = await draw().png().toBuffer();
    const replies = await Promise.all(Array.from({ length: 5 }, () => upload(raw(picture))));
    expect(new Set(replies.map((reply) => reply.body.name)).size).toBe(5);
  });

  it("returns the store's public URL if configured", async () => {
    const shop = await createTestApp({
      S3_BUCKET: 'dropar',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PUBLIC_URL: 'https://cdn.example.com/',
    });
    const owner = await buildUser(shop.deps.db, { userType: 'admin' });
    const response = await shop.api.as(owner).fetch(UPLOAD, raw(await draw().png().toBuffer()));
    const body = (await response.json()) as StoredImage;
    expect(body.url).toBe(`https://cdn.example.com/lesson-thumbnails/${body.name}`);
  });
});

describe('rejected uploads', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['text under a .png name', () => form(bytesOf('not a picture at all'), 'foto.png')],
    ['an SVG with a script', () => form(bytesOf(svg), 'logo.svg', 'image/svg+xml')],
    ['an SVG under a .webp name', () => form(bytesOf(`<?xml version="1.0"?>${svg}`), 'logo.webp', 'image/webp')],
    ['a PDF', () => raw(bytesOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), 'image/png')],
  ])('rejects %s', async (_, init) => {
    const before = await countUploads();
    const { status, body } = await upload(init());
    expect([status, body.code]).toEqual([415, 'unsupported_media']);
    expect(await countUploads()).toBe(before);
  });

  // The WebP decoder already fails at the header, where a damaged file and another format look the same.
  it.each([
    ['png', 'invalid_input'],
    ['jpeg', 'invalid_input'],
    ['webp', 'unsupported_media'],
  ] as const)('refuses a truncated %s', async (format, code) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    expect((await upload(raw(whole))).status).toBe(201);
    const { body } = await upload(raw(whole.subarray(0, Math.floor(whole.length / 2))));
    expect(body.code).toBe(code);
  });

  it.each([
    ['an empty body', () => raw(new Uint8Array())],
    ['an empty file', () => form(new Uint8Array(), 'foto.png')],
    ['a form without a file', () => ({ method: 'POST', body: emptyForm() })],
    [
      'a broken form',
      () => ({ method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }),
    ],
  ])('rejects %s', async (_, init) => {
    const { status, body } = await upload(init());
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });

  it.each(['private', '..%2f..', 'Site-Assets', 'public'])('rejects the bucket %s', async (bucket) => {
    const { status } = await upload(raw(await draw().png().toBuffer()), `/storage/v1/object/${bucket}`);
    expect([400, 404]).toContain(status);
  });
});

describe('reading an image', () => {
  it('serves it publicly, cached forever, only as an image, and answers 304 to a matching ETag', async () => {
    const { body } = await upload(raw(await draw().png().toBuffer()));
    const { response } = await download(body.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toBe(`"${body.url.split('/').at(-1)}"`);
    const again = await download(body.url, { 'if-none-match': `"other", ${etag}` });
    expect([again.response.status, again.bytes.byteLength]).toEqual([304, 0]);
    expect((await download(body.url, { 'if-none-match': '"other"' })).response.status).toBe(200);
  });

  it.each([
    'site-assets/missing.webp',
    'private/missing.webp',
    'site-assets/..%2f..%2f..%2fetc%2fpasswd',
    'site-assets/a%00.webp',
    'site-assets/.hidden.webp',
  ])('answers 404 in JSON for %s', async (path) => {
    const response = await api.visitor.fetch(`/storage/v1/object/public/${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('site logo', () => {
  const logoOf = async (user: Awaited<ReturnType<typeof buildUser>>) =>
    (await api.as(user).send(getProfile, {})).body.siteLogoUrl;

  it('is the newest upload, shown to everybody, until it is removed', async () => {
    const person = await buildUser(deps.db);
    expect(await logoOf(person)).toBeUndefined();
    const send = async () => (await upload(raw(await draw().png().toBuffer()), '/storage/v1/object/site-assets')).body;
    const first = await send();
    expect(await logoOf(person)).toBe(first.url);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = await send();
    expect(await logoOf(person)).toBe(second.url);
    expect((await download(second.url)).response.status).toBe(200);

    expect((await api.as(person).send(removeSiteLogo, {})).status).toBe(403);
    expect(await logoOf(person)).toBe(second.url);
    expect((await api.as(admin).send(removeSiteLogo, {})).status).toBe(204);
    expect(await logoOf(person)).toBeUndefined();
    for (const { url } of [first, second]) expect((await download(url)).response.status).toBe(404);
  });

  it('is not one of the seeded pictures', async () => {
    await deps.db
      .insert(uploads)
      .values({ bucket: 'site-assets', name: 'logo.webp', contentType: 'image/webp', size: 1 });
    expect(await logoOf(await buildUser(deps.db))).toBeUndefined();
  });
});
