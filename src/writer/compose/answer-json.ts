/** Start positions to try: chatter may contain brackets. */
const MOST_STARTS = 3;

/** The first JSON object or list in a text; a truncated one is closed at its end. */
export function findJson(text: string): { value: unknown; isCut: boolean } | undefined {
  let from = 0;
  for (let tries = 0; tries < MOST_STARTS; tries += 1) {
    const start = text.slice(from).search(/[{[]\s*["{[]/);
    if (start === -1) return undefined;
    const found = parseFrom(text, from + start);
    if (found) return found;
    from += start + 1;
  }
  return undefined;
}

const DEEPEST = 8;

function parseFrom(text: string, start: number): { value: unknown; isCut: boolean } | undefined {
  let closers = '';
  let isString = false;
  // End of the last complete value: a key without a value may follow.
  let whole = { end: start, closers: '' };
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (isString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{') closers = `}${closers}`;
    else if (sign === '[') closers = `]${closers}`;
    else if (sign === '}' || sign === ']') closers = closers.slice(1);
    else if (sign === ',') whole = { end: index, closers };
    if (closers === '') return parsed(text.slice(start, index + 1).replace(/,\s?(?=[\]}]+$)/, ''), false);
    if (closers.length > DEEPEST) return undefined;
  }
  const open = `${text.slice(start).replace(/\\$/, '')}${isString ? '"' : ''}`;
  return parsed(open + closers, true) ?? parsed(text.slice(start, whole.end) + whole.closers, true);
}

function parsed(body: string, isCut: boolean): { value: unknown; isCut: boolean } | undefined {
  try {
    // Assistants leave raw line breaks inside strings.
    const value: unknown = JSON.parse(body.replaceAll(/"(?:[^"\\]|\\.)*"/gs, (text) => text.replaceAll('\n', '\\n')));
    return { value, isCut };
  } catch {
    return undefined;
  }
}
