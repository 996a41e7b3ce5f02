import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { groupBy } from '#domain/group-by.ts';
import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import type { ImportedProduct } from '#domain/products/product-import.ts';
import { rowsOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import { valueBesideLabel } from '#domain/sheet/describe-entry.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EyeCheckbox } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { ImportDock, ImportPart, PhotoPicks, VariantPicks } from './import-parts.tsx';
import { currencyOptions, firstChoice, type ImportedChoice, readTypedPrice, sheetRows } from './product-from-import.ts';
import {
  createImported,
  type FetchedPhotos,
  messageOf,
  useForgetProducts,
  useRates,
} from './product-import.queries.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

type OneProductProps = {
  /** Generated with the source, so that a double press or a retry creates only one product. */
  id: string;
  product: ImportedProduct;
  suggestions: readonly Suggestion[];
  unread: number;
  onCreated: (productId: string) => void;
};

export function OneProduct({ id, product, suggestions, unread, onCreated }: OneProductProps) {
  const { sure, doubtful } = sheetRows(suggestions);
  const toDecide = rowsOfSuggestions(doubtful).map(([first]) => rowName(first));
  const [choice, setChoice] = useState(() => firstChoice(product, product.row === null ? 'USD' : 'JPY'));
  const [fetched] = useState<FetchedPhotos>(() => new Map());
  const [problem, setProblem] = useState<{ title?: string; price?: string; whole?: string }>({});
  const [step, setStep] = useState<string>();
  const forgetProducts = useForgetProducts();
  const change = (patch: Partial<ImportedChoice>) => setChoice((current) => ({ ...current, ...patch }));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (step) return;
    if (!choice.title.trim()) return setProblem({ title: 'Dê um nome ao produto.' });
    if (choice.price && readTypedPrice(choice.price) === undefined) return setProblem({ price: 'Escreva um número.' });
    setProblem({});
    setStep('Criando...');
    try {
      const missing = await createImported({ id, product, choice, suggestions, fetched, onPhoto: setStep });
      if (missing > 0)
        toast({
          title: `${counted(missing, 'foto não veio', 'fotos não vieram')} do fornecedor.`,
          variant: 'destructive',
        });
      forgetProducts();
      onCreated(id);
    } catch (error) {
      setProblem({ whole: messageOf(error, 'Não foi possível criar o produto.') });
    } finally {
      setStep(undefined);
    }
  }

  const dismissed = new Set(choice.dismissed);
  const summary = [
    product.photos.length > 0 && counted(product.photos.length, 'foto', 'fotos'),
    product.variants.length > 0 && counted(product.variants.length, 'variante', 'variantes'),
    counted(sure.length, 'linha de ficha', 'linhas de ficha'),
    toDecide.length > 0 && `${toDecide.length} para decidir depois`,
    unread > 0 && counted(unread, 'linha para conferir depois', 'linhas para conferir depois'),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <div className="mt-8 mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1" aria-live="polite">
        <h2 className="h2">Encontrado</h2>
        <span className="text-fg-muted text-sm tabular-nums">{summary}</span>
      </div>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <ImportPart title="Produto">
          <div className="grid gap-4">
            <Field label="Título" error={problem.title}>
              <Input
                maxLength={MAX_PRODUCT_NAME}
                value={choice.title}
                onChange={(event) => change({ title: event.target.value })}
              />
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-2">
                <Field label="Moeda">
                  <Select
                    value={choice.currency}
                    options={currencyOptions}
                    onValueChange={(currency) => change({ currency })}
                  />
                </Field>
                <Field label="Preço do fornecedor" error={problem.price} hint={<YenHint choice={choice} />}>
                  <Input
                    inputMode="decimal"
                    value={choice.price}
                    onChange={(event) => change({ price: event.target.value })}
                  />
                </Field>
              </div>
              <Field label="Link do fornecedor">
                <Input
                  type="url"
                  inputMode="url"
                  value={choice.link}
                  onChange={(event) => change({ link: event.target.value.trim() })}
                />
              </Field>
            </div>
          </div>
        </ImportPart>
        {product.photos.length > 0 && (
          <ImportPart title="Fotos" count={`${choice.photos.length} de ${product.photos.length}`}>
            <PhotoPicks
              addresses={product.photos}
              chosen={choice.photos}
              fetched={fetched}
              onChange={(photos) => change({ photos })}
            />
          </ImportPart>
        )}
        {product.variants.length > 0 && (
          <ImportPart title="Variantes" count={`${choice.variants.length} de ${product.variants.length}`}>
            <VariantPicks
              product={product}
              currency={choice.currency}
              chosen={choice.variants}
              onChange={(variants) => change({ variants })}
            />
          </ImportPart>
        )}
        {sure.length + toDecide.length > 0 && (
          <ImportPart
            title="Ficha"
            count={
              sure.length > 0 ? `${sure.filter(({ id: one }) => !dismissed.has(one)).length} de ${sure.length}` : ''
            }
          >
            <div>
              <ul className="grid border-line border-t lg:grid-cols-2 lg:gap-x-10">
                {sure.map((suggestion) => (
                  <SheetLine
                    key={suggestion.id}
                    suggestion={suggestion}
                    isOn={!dismissed.has(suggestion.id)}
                    onChange={(isOn) =>
                      change({
                        dismissed: isOn
                          ? choice.dismissed.filter((one) => one !== suggestion.id)
                          : [...choice.dismissed, suggestion.id],
                      })
                    }
                  />
                ))}
              </ul>
              {toDecide.length > 0 && (
                <p className="hint mt-3">
                  {toDecide.length} para decidir depois, ao lado do texto: {namesOf(toDecide)}.
                </p>
              )}
            </div>
          </ImportPart>
        )}
        {unread > 0 && (
          <p className="hint mt-3">
            {unread === 1
              ? '1 linha do texto não virou ficha: depois de criar o produto, você a confere ao lado do texto.'
              : `${unread} linhas do texto não viraram ficha: depois de criar o produto, você as confere ao lado do texto.`}
          </p>
        )}
        <ImportDock>
          {problem.whole && <Alert variant="error">{problem.whole}</Alert>}
          <Button asChild variant="ghost">
            <Link to="/produtos">Cancelar</Link>
          </Button>
          <Button type="submit" variant="primary" busy={step !== undefined}>
            {step ?? 'Criar produto'}
          </Button>
        </ImportDock>
      </form>
    </>
  );
}

function YenHint({ choice }: { choice: ImportedChoice }) {
  const { data } = useRates();
  const price = readTypedPrice(choice.price);
  const rate = data?.rates.find(({ currency }) => currency === choice.currency);
  if (!rate || price === undefined) return null;
  return (
    <span className="tabular-nums">
      {formatYen(Math.round((price * rate.yenMicro) / 1_000_000))} no câmbio de {formatDate(rate.fetchedAt)}
    </span>
  );
}

type SheetLineProps = { suggestion: Suggestion; isOn: boolean; onChange: (isOn: boolean) => void };

const rowName = ({ field, value }: Suggestion): string => value[0]?.label?.pt ?? fieldRow(field).label;

/** "Largura, Avisos (3)" */
const namesOf = (names: readonly string[]): string =>
  [...groupBy(names, (name) => name)]
    .map(([name, same]) => (same.length > 1 ? `${name} (${same.length})` : name))
    .join(', ');

function SheetLine({ suggestion, isOn, onChange }: SheetLineProps) {
  const { field, value, limit } = suggestion;
  const id = useId();
  return (
    <li>
      <label
        htmlFor={id}
        className="wrap-anywhere grid min-h-11 grid-cols-[1.25rem_minmax(0,9rem)_minmax(0,1fr)] items-center gap-3 border-line border-b py-1.5"
      >
        <EyeCheckbox id={id} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        <span className="text-fg-muted">{rowName(suggestion)}</span>
        <b className={cn('whitespace-pre-line', isOn ? 'font-[550]' : 'font-normal text-fg-muted')}>
          {valueBesideLabel(field, value, limit)}
        </b>
      </label>
    </li>
  );
}
