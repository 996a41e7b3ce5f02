/**
 * Copies a text that is still loading. Some browsers allow copying only during the click event, so they get the promise
 * at once. A failed promise rejects with its own error, a denied clipboard with the browser's error.
 */
export async function copyWhenReady(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === 'undefined' || !clipboard?.write) {
    await clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  const copied = clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  // The failure is handled below. Without these handlers a failed text would also be an unhandled rejection of
  // `copied`, and of `blob` if the browser denies the copy before reading it.
  copied.catch(() => undefined);
  blob.catch(() => undefined);
  await text;
  await copied;
}
