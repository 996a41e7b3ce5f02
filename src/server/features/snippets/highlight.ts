import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** Lines of [text, kind of token]; the site colours the kinds, so no highlighter travels to the browser. */
export type CodeLines = [string, string][][];

const PREFIX = 'var(--code-';
const theme = createCssVariablesTheme({ name: 'dropar', variablePrefix: '--code-' });
/** Longer code is shown plain: highlighting it would hold up other requests. */
const MAX_LENGTH = 20_000;
const REMEMBERED = 200;
/** Very long lines stay plain; the time limit only guards against a grammar gone wild, not against a busy machine. */
const LIMITS = { tokenizeMaxLineLength: 2_000, tokenizeTimeLimit: 10_000 };

let highlighter: Promise<Highlighter> | undefined;
const remembered = new Map<string, CodeLines>();

/** `key` names this version of the code, e.g. id and time of change. */
export async function highlightCode(key: string, code: string, language: string): Promise<CodeLines> {
  const known = remembered.get(key);
  if (known) return known;
  const lines = await highlight(code, language);
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, lines);
  return lines;
}

async function highlight(code: string, language: string): Promise<CodeLines> {
  if (!isBundled(language) || code.length > MAX_LENGTH) return plainLines(code);
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await highlighter;
  await shiki.loadLanguage(language);
  const { tokens } = shiki.codeToTokens(code, { lang: language, theme: 'dropar', ...LIMITS });
  return tokens.map((line) => line.map((token) => [token.content, kindOf(token.color)]));
}

const isBundled = (language: string): language is BundledLanguage => Object.hasOwn(bundledLanguages, language);

const plainLines = (code: string): CodeLines => code.split(/\r?\n/).map((line) => [[line, 'foreground']]);

/** "var(--code-token-keyword)" → "keyword". */
const kindOf = (color: string | undefined): string =>
  color?.startsWith(PREFIX) ? color.slice(PREFIX.length, -1).replace(/^token-/, '') : 'foreground';
