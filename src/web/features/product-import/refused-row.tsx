import { ImageOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import type { ImportedProduct, RefusedProduct } from '#domain/products/product-import.ts';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { ImportRow } from './import-parts.tsx';
import { readTypedPrice, writePrice } from './product-from-import.ts';

type RefusedRowProps = {
  row: RefusedProduct;
  /** The other products are being created: this row can no longer be corrected. */
  isFixed: boolean;
  onMend: (product: ImportedProduct) => void;
};

/** A product with invalid data, with its row and the reason; title and price can be corrected here. */
export function RefusedRow({ row: { reason, product }, isFixed, onMend }: RefusedRowProps) {
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
