/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Not at once: the browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
