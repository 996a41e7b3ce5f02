/**
 * Copies a text. Where the clipboard is refused (an old browser, a page without TLS, a withheld permission) the text
 * goes through a selection instead, as plain text without any tag. Throws when that is refused as well.
 */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelection(stripTags(text))) throw error;
  }
}

/** `<br>` and the ends of blocks become line breaks. The parser runs no script and loads nothing. */
export function stripTags(text: string): string {
  if (!/<\/?[a-z][^>]*>/iu.test(text)) return text;
  const lines = text.replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr)>/giu, '$&\n');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim();
}

function copySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog, because the dialog traps the focus.
  const parent = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  const focused = document.activeElement;
  parent.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
