/** Downloads a file that was created in the page. */
export function downloadFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By the next task the browser has started reading the file.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
