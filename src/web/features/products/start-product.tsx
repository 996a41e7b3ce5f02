import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { extractFacts } from '#contract/robot-tools.ts';
import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import { listFactLabels, proposeName } from '#domain/products/product-words.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { call } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { useKeptState } from '#web/lib/use-kept-state.ts';
import { failureOf, useCreateProduct } from './products.queries.ts';
import './products.css';

const PAUSE_MS = 500;
const WORTH_READING = 12;

type StartProductProps = { onCreated: (productId: string) => void };

/** A product from what the supplier wrote: the facts are read as soon as the text stands still. */
export function PasteProduct({ onCreated }: StartProductProps) {
  // The id is chosen with the first letter: pressing twice, or again after a lost reply, makes one product.
  const [draft, setDraft] = useKeptState('product.paste', { text: '', id: newId() });
  const create = useCreateProduct();
  const [problem, setProblem] = useState<string>();
  const text = draft.text.trim();
  const { data, isFetching } = useFacts(text);
  const facts = data?.facts ?? [];

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!text) return setProblem('Cole a descrição do produto.');
    setProblem(undefined);
    // Pressed before the facts were read: they are read now.
    const found = data?.facts ?? (await call(extractFacts, { body: { text } }).catch(() => undefined))?.facts ?? [];
    // Awaited: the list may hear of the product first and take this form away, whose callbacks would then be lost.
    const product = await create
      .mutateAsync({ id: draft.id, name: proposeName(text, found), source: text, facts: found, status: 'preparando' })
      .catch(() => undefined);
    if (!product) return;
    setDraft({ text: '', id: newId() });
    onCreated(product.id);
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field label="Descrição do produto" aside={<span className="hint">qualquer idioma</span>} error={problem}>
        <Textarea
          className="min-h-44"
          maxLength={MAX_ROBOT_TEXT}
          value={draft.text}
          onChange={(event) => setDraft((current) => ({ ...current, text: event.target.value }))}
        />
      </Field>
      <p className="facts-found" aria-live="polite">
        {facts.length > 0 && <i className="fact-mark" data-state="kept" aria-hidden="true" />}
        {facts.length > 0
          ? `${facts.length === 1 ? '1 fato encontrado' : `${facts.length} fatos encontrados`}: ${listFactLabels(facts)}`
          : isFetching
            ? 'Lendo os fatos...'
            : text.length >= WORTH_READING && data
              ? 'Nenhum fato encontrado ainda. Você pode acrescentar depois.'
              : ''}
      </p>
      {create.error && <Alert variant="error">{failureOf(create.error, 'Não foi possível criar o produto.')}</Alert>}
      <Button type="submit" variant="primary" size="form" busy={create.isPending}>
        Criar produto
      </Button>
    </form>
  );
}

function useFacts(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: ['robots', 'source', settled],
    queryFn: ({ signal }) => call(extractFacts, { body: { text: settled } }, { signal }),
    enabled: settled.length >= WORTH_READING,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return settled === text ? query : { data: undefined, isFetching: text.length >= WORTH_READING };
}

type NameProductProps = StartProductProps & {
  /** A robot's text that becomes the first of it. */
  textId?: string | undefined;
  proposal?: string | undefined;
};

/** Only the name; the rest comes later. */
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
