import { type FormEvent, useState } from 'react';
import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import { proposeName } from '#domain/products/propose-name.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { newId } from '#web/lib/new-id.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { failureOf, useCreateProduct } from './products.queries.ts';

type StartProductProps = { onCreated: (productId: string) => void };

export function PasteProduct({ onCreated }: StartProductProps) {
  // The id is generated with the draft, so that a double press or a retry creates only one product.
  const [draft, setDraft] = useDraftState('product.paste', { text: '', id: newId() });
  const create = useCreateProduct();
  const [problem, setProblem] = useState<string>();
  const text = draft.text.trim();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!text) return setProblem('Cole o texto do fornecedor.');
    setProblem(undefined);
    // Awaited, because the list may update first and unmount this form, and then its callbacks would not run.
    const product = await create
      .mutateAsync({ id: draft.id, name: proposeName(text), source: text, status: 'preparando' })
      .catch(() => undefined);
    if (!product) return;
    setDraft({ text: '', id: newId() });
    onCreated(product.id);
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field
        label="Cole o texto do fornecedor"
        aside={<span className="hint">qualquer idioma</span>}
        hint="O nome vem da primeira linha, e as sugestões da ficha esperam por você."
        error={problem}
      >
        <Textarea
          className="min-h-44"
          maxLength={MAX_ROBOT_TEXT}
          value={draft.text}
          onChange={(event) => setDraft((current) => ({ ...current, text: event.target.value }))}
        />
      </Field>
      {create.error && <Alert variant="error">{failureOf(create.error, 'Não foi possível criar o produto.')}</Alert>}
      <Button type="submit" variant="primary" size="form" busy={create.isPending}>
        Criar produto
      </Button>
    </form>
  );
}

type NameProductProps = StartProductProps & {
  textId?: string | undefined;
  proposal?: string | undefined;
};

export function NameProduct({ onCreated, textId, proposal = '' }: NameProductProps) {
  const [id] = useState(newId);
  const [name, setName] = useState(proposal);
  const [problem, setProblem] = useState<string>();
  const create = useCreateProduct();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return setProblem('Dê um nome ao produto.');
    create.mutate({ id, name, ...(textId && { textId }) }, { onSuccess: (product) => onCreated(product.id) });
  }

  return (
    <form className="grid gap-4" onSubmit={handleSubmit} noValidate>
      <Field label="Nome do produto" error={problem}>
        <Input autoFocus maxLength={MAX_PRODUCT_NAME} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      {create.error && <Alert variant="error">{failureOf(create.error, 'Não foi possível criar o produto.')}</Alert>}
      <Button type="submit" variant="primary" busy={create.isPending}>
        Criar produto
      </Button>
    </form>
  );
}
