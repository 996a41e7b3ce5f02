import { expect, it } from 'vitest';
import { academyLessons } from '#server/db/schema/academy.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { sweepUploads } from './upload-sweep.ts';

const { deps } = await createTestApp();
const DAY = 86_400_000;

async function buildUpload(bucket: string, name: string, ageDays: number): Promise<string> {
  const createdAt = new Date(Date.now() - ageDays * DAY).toISOString();
  await deps.db.insert(uploads).values({ bucket, name, contentType: 'image/webp', size: 1, createdAt });
  await deps.files.put(`${bucket}/${name}`, Uint8Array.of(1), 'image/webp');
  return `/storage/v1/object/public/${bucket}/${name}`;
}

it('removes only unused pictures, file and row', async () => {
  await buildUpload('lesson-thumbnails', 'esquecida.webp', 8);
  await buildUpload('snippet-thumbnails', 'esquecida.webp', 30);
  await buildUpload('lesson-thumbnails', 'recente.webp', 6);
  await buildUpload('site-assets', 'logo-antigo.webp', 300);
  await buildLesson(deps.db, { thumbnailUrl: await buildUpload('lesson-thumbnails', 'da-aula.webp', 300) });
  const elsewhere = `https://cdn.example.com${await buildUpload('snippet-thumbnails', 'do-codigo.webp', 300)}`;
  await buildSnippet(deps.db, { thumbnailUrl: elsewhere });
  const within = await buildUpload('lesson-thumbnails', 'no-texto.webp', 300);
  const lesson = await buildLesson(deps.db);
  await deps.db.update(academyLessons).set({ content: `<img src="${within}">` });
  expect(lesson.id).toBeTruthy();

  expect(await sweepUploads(deps)).toEqual({ removed: 2 });
  const left = await deps.db.select({ name: uploads.name }).from(uploads).orderBy(uploads.name);
  expect(left.map(({ name }) => name)).toEqual([
    'da-aula.webp',
    'do-codigo.webp',
    'logo-antigo.webp',
    'no-texto.webp',
    'recente.webp',
  ]);
  expect(await deps.files.get('lesson-thumbnails/esquecida.webp')).toBeUndefined();
  expect(await deps.files.get('lesson-thumbnails/da-aula.webp')).toBeDefined();
  expect(await sweepUploads(deps)).toEqual({ removed: 0 });
});

it('keeps the row of a file that could not be removed, for the next run', async () => {
  await buildUpload('lesson-thumbnails', 'teimosa.webp', 8);
  const files = { ...deps.files, remove: () => Promise.reject(new Error('store away')) };
  await expect(sweepUploads({ ...deps, files })).rejects.toThrow('store away');
  expect(await sweepUploads(deps)).toEqual({ removed: 1 });
});
