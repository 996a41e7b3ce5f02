import { escapeMarkup } from './escape-markup.ts';

const VARIABLE = /\{\{\s*([\p{L}][\p{L}\p{N}_]{0,39})\s*\}\}/gu;

/** Languages that use double braces in their own code: only known names without spaces are our variables there. */
const BRACED_LANGUAGES: ReadonlySet<string> = new Set(['liquid', 'handlebars', 'twig', 'jinja', 'vue', 'html']);

/** Languages in which a value must be escaped. */
const MARKUP_LANGUAGES: ReadonlySet<string> = new Set(['html', 'liquid']);

const isOurs = (written: string, name: string, language: string, known: ReadonlySet<string>): boolean =>
  !BRACED_LANGUAGES.has(language.toLowerCase()) || (known.has(name) && written === `{{${name}}}`);

/** Names of the `{{variáveis}}` of a text, each once, in order of appearance. */
export function findVariables(text: string, language: string, known: ReadonlySet<string>): string[] {
  const names = [...text.matchAll(VARIABLE)]
    .filter(([written, name = '']) => isOurs(written, name, language, known))
    .map(([, name = '']) => name);
  return [...new Set(names)];
}

/** Replaces every variable that has a value; the others stay visible. */
export function fillVariables(
  text: string,
  language: string,
  known: ReadonlySet<string>,
  values: ReadonlyMap<string, string>,
): string {
  const encode = MARKUP_LANGUAGES.has(language.toLowerCase()) ? escapeMarkup : (value: string) => value;
  return text.replaceAll(VARIABLE, (written: string, name: string) => {
    const value = values.get(name);
    return value && isOurs(written, name, language, known) ? encode(value) : written;
  });
}
