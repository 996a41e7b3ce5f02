export const legalPages = ['terms', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

export const legalTitles: Record<LegalPage, string> = {
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
};

export const MIN_LEGAL_TEXT = 200;
export const MAX_LEGAL_TEXT = 60_000;

/** Placeholder for the installation's support address. */
export const SUPPORT_MARK = '{{suporte}}';

/** Placeholder for the name of the operator. */
export const OPERATOR_MARK = '{{operador}}';

export type Operator = { name?: string | undefined; cnpj?: string | undefined; address?: string | undefined };

export function describeOperator({ name, cnpj, address }: Operator): string {
  if (!name) return 'quem opera esta instalação do Dropar';
  return [name, cnpj && `CNPJ ${cnpj}`, address].filter(Boolean).join(', ');
}

export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** `## ` starts a heading, `- ` an item of a list; an empty line separates paragraphs. */
export function parseLegalText(body: string): LegalBlock[] {
  return body
    .replaceAll('\r\n', '\n')
    .replace(/^## .*$/gm, '\n\n$&\n\n')
    .split(/\n\s*\n/)
    .flatMap((part) => toBlocks(part.trim()));
}

function toBlocks(part: string): LegalBlock[] {
  if (part === '') return [];
  if (part.startsWith('## ')) return [{ kind: 'heading', text: part.slice(3).trim() }];
  const lines = part.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line.startsWith('- '));
  if (start < 0) return [{ kind: 'paragraph', text: lines.join(' ') }];
  const items = lines
    .slice(start)
    .join('\n')
    .split(/\n(?=- )/)
    .map((item) => item.slice(2).replaceAll('\n', ' ').trim());
  const intro = lines.slice(0, start).join(' ');
  return [...(intro ? [{ kind: 'paragraph' as const, text: intro }] : []), { kind: 'list', items }];
}
