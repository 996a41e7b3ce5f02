import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Languages, Sparkles } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import type { Product } from '#contract/products/products.ts';
import { getPrompt } from '#contract/robots/own-assistant.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { translateWords } from '#contract/robots/translation.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_PASTED_ANSWER } from '#domain/robots/robot-options.ts';
import { SHEET_LIMITS, type SheetWords } from '#domain/sheet/sheet.ts';
import { japanesePrompt, readJapaneseLines } from '#domain/sheet/wording/japanese-words.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#web/components/ui/overlay/dialog.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { useDraftText } from '#web/lib/offline/use-draft-text.ts';
import { suggestionsQuery } from './use-sheet.ts';

const failureOf = (error: Error): string =>
  error instanceof AppError ? error.message : 'Não foi possível ler a resposta. Tente novamente.';

type AssistantDialogProps = {
  product: Product;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** "Preencher com o seu assistente": the seller's own assistant, or the server's model, fills the sheet with suggestions. */
export function AssistantDialog({ product, isOpen, onOpenChange }: AssistantDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Preencher com o seu assistente"
        description="Seu assistente de IA lê o texto do fornecedor. O que ele achar vira sugestão, e você decide."
      >
        <FillSteps
          product={product}
          onDone={() => {
            onOpenChange(false);
            document.getElementById('para-decidir')?.scrollIntoView();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function FillSteps({ product, onDone }: { product: Product; onDone: () => void }) {
  const { id: productId, source } = product;
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useDraftText(`sheet-answer.${productId}`);
  const [isCopied, setIsCopied] = useState(false);
  const answerRef = useRef<HTMLTextAreaElement>(null);
  const prompt = useQuery({
    queryKey: ['suggestions', 'prompt', source],
    queryFn: ({ signal }) => call(getPrompt, { body: { robot: 'sheet', text: source } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const writers = useQuery(robotWritersQuery);
  const read = useMutation({
    mutationFn: (by: { answer: string } | { withModel: true }) => call(suggestFields, { body: { productId, ...by } }),
    onSuccess: (reply) => {
      const { queryKey } = suggestionsQuery(productId, source);
      const known = new Set(queryClient.getQueryData(queryKey)?.suggestions.map(({ id }) => id));
      const count = reply.suggestions.filter(({ id }) => !known.has(id)).length;
      queryClient.setQueryData(queryKey, reply);
      toast({
        title: count === 0 ? 'Nada novo na resposta.' : count === 1 ? '1 sugestão nova.' : `${count} sugestões novas.`,
      });
      if (reply.dropped.length === 0) finish();
    },
  });
  const finish = () => {
    setAnswer('');
    onDone();
  };
  /** Read as it stands here; some lines were left out. */
  const isRead = read.isSuccess && answer === ('answer' in read.variables ? read.variables.answer : '');
  const dropped = read.data?.dropped ?? [];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim()) read.mutate({ answer });
  };
  /** Read on paste into the empty field, as every other pasted text is. */
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text').slice(0, MAX_PASTED_ANSWER);
    if (answer !== '' || pasted.trim() === '') return;
    event.preventDefault();
    setAnswer(pasted);
    read.mutate({ answer: pasted });
  };
  return (
    <form className="grid gap-4" onSubmit={handleSubmit} noValidate>
      {writers.data?.copy === 'model' && (
        <Button busy={read.isPending} onClick={() => read.mutate({ withModel: true })}>
          <Sparkles aria-hidden="true" />
          Ler com a IA
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">1. Copie o pedido</span>
        <CopyButton
          variant="secondary"
          label="Copiar pedido"
          text={prompt.data?.prompt ?? ''}
          disabled={!prompt.data}
          onCopied={() => {
            setIsCopied(true);
            // Whoever comes back from the assistant pastes at once.
            answerRef.current?.focus({ preventScroll: true });
          }}
        />
        <span className="text-fg-muted text-sm" role="status">
          {isCopied && prompt.data && `Copiado: ${prompt.data.prompt.length} caracteres`}
        </span>
      </div>
      {prompt.error && <Alert variant="error">{failureOf(prompt.error)}</Alert>}
      <Field label="2. Cole a resposta">
        <Textarea
          ref={answerRef}
          rows={8}
          maxLength={MAX_PASTED_ANSWER}
          value={answer}
          onPaste={handlePaste}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      {dropped.length > 0 && (
        <Alert variant="info">
          O resto já está nas sugestões da ficha. Ficaram de fora, porque o trecho não está no texto, não tem o número
          ou o valor não serve para o campo:
          <ul>
            {[...new Set(dropped)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      {read.error && <Alert variant="error">{failureOf(read.error)}</Alert>}
      {isRead ? (
        <Button variant="primary" onClick={finish}>
          Ver sugestões
        </Button>
      ) : (
        <Button type="submit" variant="primary" busy={read.isPending} disabled={!answer.trim()}>
          Ler a resposta
        </Button>
      )}
    </form>
  );
}

type Given = ReadonlyMap<string, Omit<SheetWords, 'pt'>>;
type TranslateMissingWordsProps = { product: Product; words: readonly string[]; onGive: (japanese: Given) => void };

export function TranslateMissingWords(props: TranslateMissingWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="secondary">
          <Languages aria-hidden="true" />
          Preencher o japonês de uma vez
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Pedido do japonês"
        description={`Faltam ${props.words.length} termos em japonês. Preencha todos de uma vez e confira depois.`}
      >
        <TranslateSteps {...props} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function TranslateSteps({ product, words, onGive, onDone }: TranslateMissingWordsProps & { onDone: () => void }) {
  const [answer, setAnswer] = useDraftText(`words-answer.${product.id}`);
  const [failure, setFailure] = useState('');
  const writers = useQuery(robotWritersQuery);
  const give = (japanese: Given) => {
    if (japanese.size === 0) return setFailure('Nenhum termo veio em japonês. Confira a resposta.');
    const left = words.length - japanese.size;
    onGive(japanese);
    setAnswer('');
    if (left > 0) toast({ title: `Faltou o japonês de ${left}.` });
    onDone();
  };
  const translate = useMutation({
    mutationFn: () => call(translateWords, { body: { words: words.slice(0, SHEET_LIMITS.translatedWords) } }),
    onSuccess: (reply) => give(new Map(reply.words.map(({ pt, ja }) => [pt, { ja, translated: true }]))),
    onError: (error) =>
      setFailure(error instanceof AppError ? error.message : 'Não foi possível traduzir. Tente novamente.'),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    give(new Map([...readJapaneseLines(answer, words)].map(([pt, ja]) => [pt, { ja }])));
  };
  return (
    <form className="grid gap-4" onSubmit={handleSubmit} noValidate>
      {writers.data && (writers.data.service ?? writers.data.model) !== null && (
        <Button busy={translate.isPending} onClick={() => translate.mutate()}>
          <Languages aria-hidden="true" />
          Traduzir tudo
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">1. Copie o pedido</span>
        <CopyButton variant="secondary" label="Copiar pedido" text={japanesePrompt(product.name, words)} />
      </div>
      <Field label="2. Cole a resposta">
        <Textarea
          rows={8}
          maxLength={MAX_PASTED_ANSWER}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      {failure && <Alert variant="error">{failure}</Alert>}
      <Button type="submit" variant="primary" disabled={!answer.trim()}>
        Preencher
      </Button>
    </form>
  );
}
