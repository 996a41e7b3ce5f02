import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Product } from '#contract/products/products.ts';
import {
  MAX_PRODUCT_NAME,
  MAX_PRODUCT_NOTES,
  PRODUCT_STATUS_LABELS,
  PRODUCT_STATUSES,
} from '#domain/products/product.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '#domain/text/slug.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useProductPhoto } from './products.queries.ts';
import { useUpdateProduct } from './use-update-product.ts';

const statusOptions = PRODUCT_STATUSES.map((status) => ({ value: status, label: PRODUCT_STATUS_LABELS[status] }));

/** Everything that is typed about a product. Each field saves itself when it is left. */
export function ProductDetails({ product }: { product: Product }) {
  const save = useUpdateProduct(product.id);
  return (
    <div className="product-details">
      <SelfSaving value={product.name} onSave={(name) => save({ name })} check={checkName}>
        {(control, error) => (
          <Field label="Nome em português" error={error}>
            <Input maxLength={MAX_PRODUCT_NAME} {...control} />
          </Field>
        )}
      </SelfSaving>
      <SelfSaving value={product.nameJa} onSave={(nameJa) => save({ nameJa })}>
        {(control) => (
          <Field label="Nome em japonês">
            <Input lang="ja" maxLength={MAX_PRODUCT_NAME} {...control} />
          </Field>
        )}
      </SelfSaving>
      <SelfSaving value={product.slug} onSave={(slug) => save({ slug })} check={checkSlug}>
        {(control, error) => (
          <Field label="Endereço (slug)" error={error}>
            <Input maxLength={SLUG_MAX_LENGTH} autoCapitalize="none" spellCheck={false} {...control} />
          </Field>
        )}
      </SelfSaving>
      <Field label="Situação">
        <Select value={product.status} onValueChange={(status) => save({ status })} options={statusOptions} />
      </Field>
      <PhotoField product={product} />
      <SelfSaving value={product.source} onSave={(source) => save({ source })}>
        {(control) => (
          <Field label="Descrição do fornecedor" hint="É daqui que os robôs partem.">
            <Textarea maxLength={MAX_ROBOT_TEXT} rows={6} {...control} />
          </Field>
        )}
      </SelfSaving>
      <SelfSaving value={product.notes} onSave={(notes) => save({ notes })}>
        {(control) => (
          <Field label="Notas">
            <Textarea maxLength={MAX_PRODUCT_NOTES} rows={6} placeholder="Fornecedor, prazo, ideias" {...control} />
          </Field>
        )}
      </SelfSaving>
    </div>
  );
}

const checkName = (name: string) => (name.trim() ? undefined : 'Dê um nome ao produto.');
const checkSlug = (slug: string) =>
  slug.trim() === '' || SLUG_PATTERN.test(slug.trim()) ? undefined : 'Use letras minúsculas, números e hífens.';

type Control = {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
};

type SelfSavingProps = {
  value: string;
  onSave: (value: string) => void;
  check?: (value: string) => string | undefined;
  children: (control: Control, error: string | undefined) => ReactNode;
};

const PAUSE_MS = 1_000;

/** What is typed is saved after a pause, when the field is left, and when the page is left: a reload loses nothing. */
function SelfSaving({ value, onSave, check, children }: SelfSavingProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  // On screen until the product has it, a moment later: a letter typed meanwhile goes on from there.
  const [sent, setSent] = useState<string>();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setSent(undefined);
  }
  const text = draft ?? sent ?? value;

  function commit() {
    if (draft === undefined) return;
    const problem = check?.(draft);
    setError(problem);
    if (problem) return;
    setDraft(undefined);
    if (draft.trim() === value.trim()) return;
    setSent(draft);
    onSave(draft);
  }

  const commitLater = useEffectEvent(commit);
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => commitLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const leave = () => commitLater();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return children({ value: text, onChange: (event) => setDraft(event.target.value), onBlur: commit }, error);
}

function PhotoField({ product }: { product: Product }) {
  const photo = useProductPhoto(product.id);
  const id = useId();

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (file) photo.mutate(file);
    event.target.value = '';
  }

  return (
    <div className="field product-photo-field">
      <label className="label" htmlFor={id}>
        Foto
      </label>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm">
          <label>
            <ImagePlus aria-hidden="true" />
            {photo.isPending ? 'Enviando...' : product.photo ? 'Trocar foto' : 'Enviar foto'}
            <input id={id} type="file" accept="image/*" className="sr-only" onChange={handlePick} />
          </label>
        </Button>
        {product.photo && (
          <Button size="sm" variant="ghost" disabled={photo.isPending} onClick={() => photo.mutate(null)}>
            <Trash2 aria-hidden="true" />
            Remover foto
          </Button>
        )}
      </div>
    </div>
  );
}
