import { Link } from '@tanstack/react-router';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import { SHOP_VARIABLES } from '#domain/shop/shop-variables.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';

const labels = new Map(SHOP_VARIABLES.map(({ name, label }) => [name, label]));

/** Turns `nova_data` into the label "Nova data". */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return labels.get(name) ?? words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);
}

/** Fallback for browsers without `field-sizing`; a phone shows about 36 Latin letters per line. */
const rowsFor = (value: string): number => Math.min(6, Math.ceil((fullWidthLength(value) * 2) / 36) || 1);

type SnippetVariablesProps = {
  names: readonly string[];
  values: ReadonlyMap<string, string>;
  onChange: (name: string, value: string) => void;
};

/** Form for the placeholders of a snippet; values known from the shop are filled in. */
export function SnippetVariables({ names, values, onChange }: SnippetVariablesProps) {
  const isOfShop = names.some((name) => labels.has(name));
  const left = names.filter((name) => !values.get(name)).length;
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
