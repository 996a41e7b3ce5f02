import type { BundledLanguage } from 'shiki';

/** Lines of [text, token type]; the site styles the types, so that the browser needs no highlighter. */
export type CodeLines = [string, string][][];

const PREFIX = 'var(--code-';
/** Longer code is not highlighted, because that would block other requests. */
const MAX_LENGTH = 20_000;
const REMEMBERED = 200;
/** The time limit only guards against a runaway grammar, not against a busy machine. */
const LIMITS = { tokenizeMaxLineLength: 2_000, tokenizeTimeLimit: 10_000 };

let library: ReturnType<typeof loadLibrary> | undefined;
const remembered = new Map<string, CodeLines>();

/** `key` identifies this version of the code, e.g. id and time of change. */
export async function highlightCode(key: string, code: string, language: string): Promise<CodeLines> {
  const known = remembered.get(key);
  if (known) return known;
  const lines = await highlight(code, language);
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, lines);
  return lines;
}

async function highlight(code: string, language: string): Promise<CodeLines> {
  if (code.length > MAX_LENGTH) return plainLines(code);
  library ??= loadLibrary();
  const { highlighter, isBundled } = await library;
  if (!isBundled(language)) return plainLines(code);
  await highlighter.loadLanguage(language);
  const { tokens } = highlighter.codeToTokens(code, { lang: language, theme: 'dropar', ...LIMITS });
  return tokens.map((line) => line.map((token) => [token.content, kindOf(token.color)]));
}

/** Loaded on first use, to keep the start fast. */
async function loadLibrary() {
  const { bundledLanguages, createCssVariablesTheme, createHighlighter } = await import('shiki');
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript');
  const highlighter = await createHighlighter({
    themes: [createCssVariablesTheme({ name: 'dropar', variablePrefix: '--code-' })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const isBundled = (language: string): language is BundledLanguage => Object.hasOwn(bundledLanguages, language);
  return { highlighter, isBundled };
}

const plainLines = (code: string): CodeLines => code.split(/\r?\n/).map((line) => [[line, 'foreground']]);

/** "var(--code-token-keyword)" → "keyword". */
const kindOf = (color: string | undefined): string =>
  color?.startsWith(PREFIX) ? color.slice(PREFIX.length, -1).replace(/^token-/, '') : 'foreground';
