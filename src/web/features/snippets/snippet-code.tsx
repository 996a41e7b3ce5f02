import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useState } from 'react';
import type { Snippet } from '#contract/snippets.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import { SHOP_VARIABLES, shopVariables } from '#domain/shop/shop-variables.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { fillVariables, findVariables } from '#domain/text/text-variables.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { shopQuery } from '#web/lib/api/shop-query.ts';
import { cn } from '#web/lib/cn.ts';
import { languageName } from './snippet-card.tsx';
import { useRecordCopy } from './snippets.queries.ts';

/** Languages that are prose, so their lines wrap. */
const PROSE: ReadonlySet<string> = new Set(['prompt', 'text', 'markdown']);

export function SnippetCode({ snippet }: { snippet: Snippet }) {
  const recordCopy = useRecordCopy(snippet.id);
  const handleCopied = () => {
    toast({ title: 'Código copiado!' });
    recordCopy.mutate();
  };
  const { names, values, isFilledByShop, change, fill } = useSnippetVariables(snippet);
  return (
    <>
      {names.length > 0 && (
        <SnippetVariables names={names} values={values} isFilledByShop={isFilledByShop} onChange={change} />
      )}
      <CodeFrame
        head={
          <>
            <span>{languageName(snippet.language)}</span>
            {/* On a phone the fields would push it far down. */}
            <div
              className={cn(
                names.length > 0 &&
                  'full-dock max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-15 max-md:grid max-md:border-t max-md:border-line max-md:bg-ground max-md:px-(--space-gutter) max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
              )}
            >
              <CopyButton
                variant="primary"
                className={cn(names.length > 0 && 'max-md:min-h-(--size-touch)')}
                text={() => fill(snippet.content)}
                onCopied={handleCopied}
              />
            </div>
          </>
        }
      >
        <pre
          className={cn(
            'max-h-160 overflow-auto p-4 font-mono text-sm/[1.65] font-normal [tab-size:2] focus-visible:-outline-offset-2',
            PROSE.has(snippet.language) && 'whitespace-pre-wrap',
          )}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it must be reachable by keyboard
          tabIndex={0}
        >
          <code>
            {snippet.lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the code does not change while it is shown
              <CodeLine key={row} line={filledLine(line, fill)} />
            ))}
          </code>
        </pre>
      </CodeFrame>
    </>
  );
}

export function CodeFrame({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-field">
      <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line p-2 pl-4 text-sm/6 text-fg-muted">
        {head}
      </div>
      {children}
    </div>
  );
}

type Line = Snippet['lines'][number];

const colours: Readonly<Record<string, string>> = {
  keyword: 'text-ai-300',
  string: 'text-matcha-300',
  'string-expression': 'text-matcha-300',
  inserted: 'text-matcha-300',
  comment: 'text-fg-faint',
  constant: 'text-kin-300',
  function: 'text-washi-50',
  parameter: 'text-washi-50',
  punctuation: 'text-fg-soft',
  link: 'text-ai-300 underline',
  deleted: 'text-beni-300',
};

const CodeLine = memo(function CodeLine({ line }: { line: Line }) {
  return (
    <span>
      {line.map(([text, kind], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the code does not change while it is shown
        <span key={index} className={colours[kind]}>
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  );
});

/** The line as it is copied; a variable that is spread over several tokens takes the colours of its line. */
function filledLine(line: Line, fill: (text: string) => string): Line {
  const text = line.map(([words]) => words).join('');
  const filled = fill(text);
  if (filled === text) return line;
  const tokens = line.map(([words, kind]): Line[number] => [fill(words), kind]);
  return tokens.map(([words]) => words).join('') === filled ? tokens : [[filled, 'foreground']];
}

const known: ReadonlySet<string> = new Set(SHOP_VARIABLES.map(({ name }) => name));

function useSnippetVariables({ content, language }: Snippet) {
  const names = findVariables(content, language, known);
  const { data, isLoading } = useQuery({ ...shopQuery, enabled: names.some((name) => known.has(name)) });
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const ofShop = new Map(data && shopVariables(data.shop));
  const values = new Map([...ofShop, ...typed]);
  return {
    names,
    values,
    isFilledByShop: names.every((name) => (isLoading ? known.has(name) : ofShop.get(name))),
    change: (name: string, value: string) => setTyped((current) => new Map(current).set(name, value)),
    fill: (text: string) => fillVariables(text, language, known, values),
  };
}

const labels = new Map(SHOP_VARIABLES.map(({ name, label }) => [name, label]));

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return labels.get(name) ?? capitalise(words);
}

/** Fallback for browsers without `field-sizing`; a phone shows about 36 Latin letters per line. */
const rowsFor = (value: string): number => Math.min(6, Math.ceil((fullWidthLength(value) * 2) / 36) || 1);

type SnippetVariablesProps = {
  names: readonly string[];
  values: ReadonlyMap<string, string>;
  isFilledByShop: boolean;
  onChange: (name: string, value: string) => void;
};

function SnippetVariables({ names, values, isFilledByShop, onChange }: SnippetVariablesProps) {
  const isOfShop = names.some((name) => labels.has(name));
  const left = names.filter((name) => !values.get(name)).length;
  const fields = (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <Field key={name} label={labelOf(name)}>
          {/* Grows with the text, but contains no line breaks, because the value is inserted into code. */}
          <Textarea
            autoComplete="off"
            rows={rowsFor(values.get(name) ?? '')}
            className="min-h-(--size-touch) resize-none field-sizing-content wrap-anywhere"
            value={values.get(name) ?? ''}
            onChange={(event) => onChange(name, event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
          />
        </Field>
      ))}
    </div>
  );
  return (
    <section className="card grid gap-4" aria-labelledby="variaveis">
      <div>
        <h2 className="h3" id="variaveis">
          Preencha e copie
        </h2>
        <p className="text-sm text-fg-muted">
          O texto copiado sai com estes dados.{' '}
          {isOfShop && (
            <Link to="/loja" className="underline underline-offset-2 hover:text-fg">
              Mudar em Minha loja
            </Link>
          )}
        </p>
      </div>
      {isFilledByShop ? (
        <details>
          <summary className="min-h-8 text-fg-soft text-sm">
            {names.length === 1 ? 'Ver o campo' : `Ver os ${names.length} campos`}
          </summary>
          <div className="pt-4">{fields}</div>
        </details>
      ) : (
        fields
      )}
      {left > 0 && (
        <p className="text-sm text-fg-muted">
          {left === 1
            ? 'Falta 1 campo: ele sai como está no texto.'
            : `Faltam ${left} campos: eles saem como estão no texto.`}
        </p>
      )}
    </section>
  );
}
