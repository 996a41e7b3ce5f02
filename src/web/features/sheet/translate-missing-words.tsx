import { useMutation, useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { translateWords } from '#contract/robots/robot-tools.ts';
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
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';

type Given = ReadonlyMap<string, Omit<SheetWords, 'pt'>>;
type TranslateMissingWordsProps = { product: string; words: readonly string[]; onGive: (japanese: Given) => void };

/** Translates all words without Japanese at once: with the server's translator, or with the seller's own assistant. */
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
        <Steps {...props} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Steps({ product, words, onGive, onDone }: TranslateMissingWordsProps & { onDone: () => void }) {
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState('');
  const writers = useQuery(robotWritersQuery);
  const give = (japanese: Given) => {
    if (japanese.size === 0) return setFailure('Nenhum termo veio em japonês. Confira a resposta.');
    const left = words.length - japanese.size;
    onGive(japanese);
    toast({ title: left > 0 ? `Faltou o japonês de ${left}.` : 'Tudo em japonês. Confira na 商品仕様.' });
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
        <CopyButton variant="secondary" label="Copiar pedido" text={japanesePrompt(product, words)} />
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
