import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createSecretBox } from './secret-box.ts';

const folder = mkdtempSync(join(tmpdir(), 'dropar-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const boxOf = (env: Record<string, string>) => createSecretBox(readConfig({ DATA_DIR: folder, ...env }));
const A = { SECRET_KEY: 'a'.repeat(32) };
const B = { SECRET_KEY: 'b'.repeat(32) };
const external = { DATABASE_URL: 'postgres://elsewhere/db' };

it('decrypts only under the same name, and never encrypts to the same output twice', async () => {
  const box = boxOf(A);
  const sealed = await box.seal('sk-segredo', 'writer openai');
  expect(sealed).not.toContain('segredo');
  expect(await box.open(sealed, 'writer openai')).toBe('sk-segredo');
  expect(await box.open(sealed, 'writer google')).toBeUndefined();
  expect(await box.open(`${sealed.slice(0, -2)}xx`, 'writer openai')).toBeUndefined();
  expect(await box.open('nada', 'writer openai')).toBeUndefined();
  expect(await box.seal('sk-segredo', 'writer openai')).not.toBe(sealed);
});

it('decrypts with the previous key after a rotation, and not with another key', async () => {
  const sealed = await boxOf(A).seal('segredo', 'x');
  expect(await boxOf({ ...B, SECRET_KEY_PREVIOUS: A.SECRET_KEY }).open(sealed, 'x')).toBe('segredo');
  expect(await boxOf(B).open(sealed, 'x')).toBeUndefined();
});

it('creates a key file on first use, readable by its owner only, one for all processes', async () => {
  expect(await boxOf({}).open('v1.AAAA', 'x')).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  const sealed = await Promise.all([1, 2, 3, 4].map((each) => boxOf({}).seal(`segredo ${each}`, 'x')));
  expect(readdirSync(folder)).toEqual(['secret.key']);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toHaveLength(43);
  for (const [index, each] of sealed.entries()) expect(await boxOf({}).open(each, 'x')).toBe(`segredo ${index + 1}`);
});

it('rejects encryption on an external database without SECRET_KEY, with the reason', async () => {
  const box = boxOf(external);
  expect(box.refusal).toContain('SECRET_KEY');
  await expect(box.seal('segredo', 'x')).rejects.toThrow('SECRET_KEY');
  expect(await box.open('v1.AAAA', 'x')).toBeUndefined();
  expect(boxOf({ ...external, ...A }).refusal).toBeUndefined();
});
