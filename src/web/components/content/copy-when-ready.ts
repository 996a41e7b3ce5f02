/**
 * Copies a text that is still on its way. Some browsers allow copying only during the click itself, so they are
 * handed the promise at once. A failed promise rejects with its own error, a refused clipboard with the browser's.
 */
export async function copyWhenReady(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === 'undefined' || !clipboard?.write) {
    await clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  const copied = clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  // Handled below: without this a failed text would also count as an unhandled rejection of the copy, and of the blob
  // where the browser refuses before it looks at it.
  copied.catch(() => undefined);
  blob.catch(() => undefined);
  await text;
  await copied;
}
