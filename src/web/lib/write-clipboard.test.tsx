import { afterEach, expect, it, vi } from 'vitest';
import { stripTags, writeClipboard } from './write-clipboard.ts';

afterEach(() => vi.restoreAllMocks());

const refusal = new DOMException('refused', 'NotAllowedError');

/** What the selection held when it was copied. */
function watchSelection(isAllowed: boolean): string[] {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      copied.push(document.querySelector('textarea')?.value ?? '');
      return isAllowed;
    },
  });
  return copied;
}

it('copies the text unchanged', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await writeClipboard('<p>Olá</p>');
  expect(writeText).toHaveBeenCalledWith('<p>Olá</p>');
});

it('falls back to a selection without tags where the clipboard is refused, and leaves nothing behind', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(refusal) } });
  const copied = watchSelection(true);
  await writeClipboard('<p>Primeira</p><p>Segunda &amp; <b>última</b></p>');
  expect(copied).toEqual(['Primeira\nSegunda & última']);
  expect(document.querySelector('textarea')).toBeNull();
});

it('fails when copying a selection is refused too', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(refusal) } });
  watchSelection(false);
  await expect(writeClipboard('texto')).rejects.toBe(refusal);
});

it.each([
  ['preço < 10 e > 5', 'preço < 10 e > 5'],
  ['um<br>dois', 'um\ndois'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
])('strips the tags of %s', (text, plain) => {
  expect(stripTags(text)).toBe(plain);
});
