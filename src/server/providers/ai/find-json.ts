import { parsePartialJson } from 'ai';

/** Reasoning before the answer; some models omit the opening tag. */
const REASONING = /^[\s\S]*<\/(?:think|thinking|thought|reasoning|analysis)>/i;
const OPEN_REASONING = /^\s*<(?:think|thinking|thought|reasoning|analysis)>/i;
const MAX_STARTS = 50;

/** The JSON object in a model's answer: alone, in a fenced block, after reasoning or within prose. */
export function findModelJson(answerText: string): unknown {
  const whole = parse(answerText);
  if (whole !== undefined) return whole;
  return findObject(answerText.replace(REASONING, '')) ?? findObject(answerText);
}

export async function readPartialJson(answerText: string): Promise<unknown> {
  const answer = answerText.replace(REASONING, '');
  if (OPEN_REASONING.test(answer)) return undefined;
  const start = answer.indexOf('{');
  if (start < 0) return undefined;
  const { value } = await parsePartialJson(answer.slice(start));
  return value;
}

function findObject(text: string): unknown {
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && tries < MAX_STARTS; tries += 1) {
    const end = endOfObject(text, start);
    const found = end === undefined ? undefined : parse(text.slice(start, end));
    if (found !== undefined) return found;
    start = text.indexOf('{', start + 1);
  }
  return undefined;
}

/** Position after the brace that closes the one at `start`; braces inside strings are ignored. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (isText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
