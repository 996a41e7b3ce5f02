type Json = { value: unknown; isCut: boolean };

/** Start positions to try: chatter may contain brackets. */
const MOST_STARTS = 3;
const MOST_OPEN = 8;

/** The first JSON object or list in a text; a truncated one is closed at its end. */
export function findPastedJson(text: string): Json | undefined {
  const starts = [...text.matchAll(/[{[](?=\s*(?:["{[]|[a-z_]{2,20}\s?:))/g)].slice(0, MOST_STARTS);
  for (const { index } of starts) {
    const body = text.slice(index);
    const end = Math.max(body.lastIndexOf('}'), body.lastIndexOf(']')) + 1;
    const whole = parsed(body.slice(0, end).replace(/,\s?(?=[\]}]+$)/, ''), false);
    const found = whole ?? parsed(closed(body), true) ?? parsed(closed(body.slice(0, body.lastIndexOf(','))), true);
    if (found) return found;
  }
  return undefined;
}

/** Closes the string and the brackets that a truncated answer left open. */
function closed(body: string): string {
  const isInString = (body.replaceAll(/\\./gs, '').match(/"/g)?.length ?? 0) % 2 === 1;
  const whole = `${body.replace(/\\$/, '')}${isInString ? '"' : ''}`;
  let closers = '';
  for (const sign of whole.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').match(/[{}[\]]/g) ?? []) {
    closers = sign === '{' ? `}${closers}` : sign === '[' ? `]${closers}` : closers.slice(1);
    if (closers.length > MOST_OPEN) return '';
  }
  return whole + closers;
}

function parsed(written: string, isCut: boolean): Json | undefined {
  // {translation: "…"}: keys without quotes.
  const body = written.replaceAll(/(?<=[{,]\s*)([a-z_]{2,20})(?=\s?:\s?["[{])/g, '"$1"');
  try {
    // Assistants leave raw line breaks inside strings.
    const value: unknown = JSON.parse(body.replaceAll(/"(?:[^"\\]|\\.)*"/gs, (text) => text.replaceAll('\n', '\\n')));
    return { value, isCut };
  } catch {
    return undefined;
  }
}
