export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Delayed: the browser reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const saveTextFile = (name: string, type: string, content: string): void =>
  saveFile(new Blob([content], { type: `${type};charset=utf-8` }), name);
