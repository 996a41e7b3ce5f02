import { Link } from '@tanstack/react-router';
import { CircleAlert, ImageOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import type { ImportCurrency, ImportedProduct, RefusedProduct } from '#domain/products/product-import.ts';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow, EyeCheckbox } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { ImportDock, ImportRow, ImportRows } from './import-parts.tsx';
import { currencyOptions, readTypedPrice, showPrice, writePrice } from './product-from-import.ts';
import { type CreationState, useCreation } from './product-import.queries.ts';

type ManyProductsProps = { products: readonly ImportedProduct[]; refused: readonly RefusedProduct[] };

export function ManyProducts({ products: read, refused: refusedAtFirst }: ManyProductsProps) {
  const [products, setProducts] = useState(read);
  const [refused, setRefused] = useState(refusedAtFirst);
  const [left, setLeft] = useState<ReadonlySet<ImportedProduct>>(new Set());
  const [currency, setCurrency] = useState<ImportCurrency>('JPY');
  const creation = useCreation();
  const chosen = products.filter((product) => !left.has(product));
  const doneCount = chosen.filter((product) => creation.states.get(product)?.isDone).length;
  const hasBegun = creation.states.size > 0;
  const isDone = hasBegun && doneCount === chosen.length;

  const leave = (product: ImportedProduct, isLeft: boolean) =>
    setLeft((current) => new Set(isLeft ? [...current, product] : [...current].filter((one) => one !== product)));
  const mend = (row: RefusedProduct, product: ImportedProduct) => {
    setRefused((current) => current.filter((one) => one !== row));
    setProducts((current) => [...current, product]);
  };
  const countWords = (count: number) => (count === 1 ? '1 produto' : `${count} produtos`);

  return (
    <>
      {hasBegun ? (
        <div
          className="sticky top-0 z-5 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-ground py-3"
          aria-live="polite"
        >
          <p className="tabular-nums">
            <b className="font-bold font-display text-[2.25rem]/none normal-nums">{doneCount}</b> de {chosen.length}{' '}
            {chosen.length === 1 ? 'criado' : 'criados'}
          </p>
          {creation.isRunning && (
            <div className="flex items-center gap-3">
              <span className="text-fg-muted text-sm tabular-nums">
                {remainingTime(creation.took, doneCount, chosen.length)}
              </span>
              <Button size="sm" onClick={creation.stop}>
                Parar
              </Button>
            </div>
          )}
          <Progress
            label="Produtos criados"
            value={(doneCount / Math.max(chosen.length, 1)) * 100}
            className="w-full"
          />
        </div>
      ) : (
        <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-3">
          <CheckboxRow
            checked={chosen.length === products.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < products.length;
            }}
            onChange={(event) => setLeft(new Set(event.target.checked ? [] : products))}
          >
            {chosen.length} de {products.length} {products.length === 1 ? 'escolhido' : 'escolhidos'}
          </CheckboxRow>
          <div className="flex items-center gap-2">
            <span className="text-fg-muted text-sm" aria-hidden="true">
              Preços em
            </span>
            <Select
              aria-label="Moeda dos preços"
              className="w-24"
              value={currency}
              options={currencyOptions}
              onValueChange={setCurrency}
            />
          </div>
        </div>
      )}
      <ImportRows>
        {(hasBegun ? chosen : products).map((product) => (
          <ProductLine
            key={`${product.row}-${product.handle}-${product.title}`}
            product={product}
            price={product.price === null ? '' : showPrice(product.price, currency)}
            isOn={!left.has(product)}
            state={creation.states.get(product)}
            onChange={hasBegun ? undefined : (isOn) => leave(product, !isOn)}
          />
        ))}
      </ImportRows>
      {refused.length > 0 && (
        <section className="mt-8" aria-labelledby="recusados">
          <h2 className="h3 mb-2 flex items-center gap-2" id="recusados">
            <CircleAlert aria-hidden="true" className="size-5 text-danger" />
            {refused.length === 1 ? '1 recusado' : `${refused.length} recusados`}
          </h2>
          <ImportRows>
            {refused.map((row) => (
              <RefusedRow
                key={`${row.product.row}-${row.product.handle}`}
                row={row}
                isFixed={hasBegun}
                onMend={(product) => mend(row, product)}
              />
            ))}
          </ImportRows>
        </section>
      )}
      <ImportDock>
        {creation.problem && <Alert variant="error">{creation.problem}</Alert>}
        <Button asChild variant="ghost">
          <Link to="/produtos">{hasBegun ? 'Produtos' : 'Cancelar'}</Link>
        </Button>
        {!isDone && (
          <Button
            variant="primary"
            busy={creation.isRunning}
            disabled={chosen.length === 0}
            onClick={() => void creation.create(chosen, currency)}
          >
            {creation.isRunning ? 'Criando...' : hasBegun ? 'Continuar' : `Criar ${countWords(chosen.length)}`}
          </Button>
        )}
      </ImportDock>
    </>
  );
}

function remainingTime(took: number, done: number, all: number): string {
  if (done === 0) return '';
  const seconds = Math.ceil(((took / done) * (all - done)) / 1_000);
  return seconds > 90 ? `Faltam cerca de ${Math.round(seconds / 60)} min` : `Faltam cerca de ${seconds} s`;
}

type ProductLineProps = {
  product: ImportedProduct;
  price: string;
  isOn: boolean;
  state: CreationState | undefined;
  onChange: ((isOn: boolean) => void) | undefined;
};

function ProductLine({ product, price, isOn, state, onChange }: ProductLineProps) {
  const { title, handle, variants } = product;
  const kinds = variants.length === 0 ? '' : variants.length === 1 ? '1 variante' : `${variants.length} variantes`;
  return (
    <ImportRow
      mark={
        <EyeCheckbox
          aria-label={`Criar ${title}`}
          checked={state ? state.isDone === true : isOn}
          disabled={onChange === undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      }
      picture={<ProductPicture photo={null} />}
      isOff={!isOn}
      end={<span className="tabular-nums">{state?.words ?? price}</span>}
    >
      {state?.isDone ? (
        <Link to="/produtos/$productId" params={{ productId: state.id }} className="underline underline-offset-4">
          {title}
        </Link>
      ) : (
        <b>{title}</b>
      )}
      <small>{[handle, kinds].filter(Boolean).join(', ')}</small>
    </ImportRow>
  );
}

type RefusedRowProps = {
  row: RefusedProduct;
  /** The other products are being created: this row can no longer be corrected. */
  isFixed: boolean;
  onMend: (product: ImportedProduct) => void;
};

function RefusedRow({ row: { reason, product }, isFixed, onMend }: RefusedRowProps) {
  const [draft, setDraft] = useState<{ title: string; price: string }>();
  const [problem, setProblem] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    const price = readTypedPrice(draft.price);
    if (!draft.title.trim()) return setProblem('Dê um nome ao produto.');
    if (draft.price.trim() && price === undefined) return setProblem('O preço precisa ser um número.');
    onMend({ ...product, title: draft.title.trim(), price: price ?? null });
  }

  return (
    <ImportRow
      mark={<span />}
      picture={<ProductPicture photo={null} icon={ImageOff} />}
      end={
        !draft &&
        !isFixed && (
          <Button
            size="sm"
            className="max-sm:col-3 max-sm:justify-self-start"
            aria-label={`Corrigir ${product.handle || product.title}`}
            onClick={() => setDraft({ title: product.title, price: writePrice(product.price) })}
          >
            Corrigir
          </Button>
        )
      }
    >
      <b>{product.handle || product.title || 'Sem nome'}</b>
      <small>
        <span className="text-danger">{reason}</span> {product.row !== null && `Linha ${product.row}`}
      </small>
      {draft && (
        <form className="mt-3 grid gap-3" onSubmit={handleSubmit} noValidate>
          <Field label="Título" error={problem}>
            <Input
              autoFocus
              maxLength={MAX_PRODUCT_NAME}
              value={draft.title}
              onChange={(event) => setDraft({ ...draft, title: event.target.value })}
            />
          </Field>
          <Field label="Preço">
            <Input
              inputMode="decimal"
              value={draft.price}
              onChange={(event) => setDraft({ ...draft, price: event.target.value })}
            />
          </Field>
          <Button type="submit" size="sm" className="justify-self-start">
            Pronto
          </Button>
        </form>
      )}
    </ImportRow>
  );
}
