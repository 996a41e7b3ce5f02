import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListingReply } from '#contract/products/publishing.ts';
import { editText, getText, type SavedText } from '#contract/robots/texts.ts';
import { AppError } from '#domain/errors.ts';
import { removeSentencesWith } from '#domain/publishing/remove-sentences.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import type { EditorProps, RowKey } from './use-publish-draft.ts';

export function PointsToCheck(props: EditorProps) {
  const { productId, reply, isMain, onOpen, onChange, onDone } = props;
  const { points, listing } = reply;
  const { checkedPoints: checked } = listing;
  const takeOut = useTakeOut();
  /** With the last one the next row opens. */
  function settle(checkedPoints: string[], left: ListingReply['points']) {
    const isDone = left.every(({ key }) => checkedPoints.includes(key));
    (isDone ? onDone : onChange)({ listing: { checkedPoints } });
  }
  const toggle = (key: string) =>
    settle(checked.includes(key) ? checked.filter((other) => other !== key) : [...checked, key], points);
  // Mending is what we advise, never the tick.
  const first = points.find(({ key }) => !checked.includes(key))?.key;
  const fixVariant = (key: string) => (isMain && key === first ? 'primary' : 'ghost');
  return (
    <ul className="grid gap-4">
      {points.map(({ key, textId, isInSheet, excerpt, message }) => (
        <li key={key}>
          <p>
            {excerpt && (
              <>
                <b lang="ja">{excerpt}</b>
                {': '}
              </>
            )}
            {message}
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <CheckboxRow checked={checked.includes(key)} onChange={() => toggle(key)}>
              Já conferi<span className="sr-only">: {[excerpt, message].filter(Boolean).join(': ')}</span>
            </CheckboxRow>
            {textId && excerpt && (
              <Button
                size="sm"
                variant={fixVariant(key)}
                busy={takeOut.isPending && takeOut.variables.excerpt === excerpt}
                onClick={() =>
                  takeOut.mutate({
                    textId,
                    excerpt,
                    onTaken: () =>
                      settle(
                        checked.filter((other) => other !== key),
                        points.filter((point) => point.excerpt !== excerpt || point.isInSheet),
                      ),
                  })
                }
              >
                Tirar a frase<span className="sr-only">: {excerpt}</span>
              </Button>
            )}
            {textId && (
              <Button asChild size="sm" variant={excerpt ? 'ghost' : fixVariant(key)}>
                <Link to="/robos/tradutor" search={{ produto: productId, texto: textId }}>
                  Corrigir no texto<span className="sr-only">: {excerpt || message}</span>
                </Link>
              </Button>
            )}
            {isInSheet && (
              <Button asChild size="sm" variant={textId ? 'ghost' : fixVariant(key)}>
                <Link to="/produtos/$productId" params={{ productId }} hash="ficha">
                  Corrigir na ficha<span className="sr-only">: {excerpt}</span>
                </Link>
              </Button>
            )}
            {!textId && !isInSheet && (
              <Button size="sm" variant={fixVariant(key)} onClick={() => onOpen(rowOf(excerpt, reply))}>
                Corrigir<span className="sr-only">: {excerpt}</span>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where the seller's own words stand. */
function rowOf(excerpt: string, { nameJa, listing }: ListingReply): RowKey {
  const { benefit, situations, features, steps } = listing;
  const places: [RowKey, readonly string[]][] = [
    ['name', [nameJa]],
    ['benefit', [benefit]],
    ['situations', situations],
    ['features', features.flatMap(({ title, text }) => [title, text])],
    ['steps', steps],
  ];
  return places.find(([, lines]) => lines.some((line) => line.includes(excerpt)))?.[0] ?? 'search';
}

type Taken = { textId: string; excerpt: string; onTaken: () => void };

const keep = (textId: string, { output, warnings }: Pick<SavedText, 'output' | 'warnings'>) =>
  call(editText, { params: { textId }, body: { output, warnings } });
const fail = (error: Error) => failureToast(error, 'Não foi possível mudar o texto.');

/** Takes every sentence with these words out of a text, with undo; how it read before is also kept as a version. */
function useTakeOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ textId, excerpt, onTaken }: Taken) => {
      const before = await call(getText, { params: { textId } });
      const { output, warnings } = before;
      const texts = Object.fromEntries(
        Object.entries(output.texts).map(([field, items]) => [
          field,
          items.map((item) => removeSentencesWith(item, excerpt)),
        ]),
      );
      const words = texts.translation?.join('') ?? '';
      if (words.trim() === '' || words.includes(excerpt)) {
        throw new AppError('conflict', 'Não dá para tirar só esta frase: corrija no texto.');
      }
      await keep(textId, {
        output: { ...output, texts, sentences: output.sentences.filter(({ text }) => !text.includes(excerpt)) },
        warnings: warnings.filter((warning) => !`${warning.excerpt} ${warning.sentence ?? ''}`.includes(excerpt)),
      });
      // Here and not in the view's own callback, which is gone with the last point.
      onTaken();
      return { textId, before };
    },
    onSuccess: ({ textId, before }) => {
      void queryClient.invalidateQueries({ queryKey: ['texts'] });
      const undo = () => keep(textId, before).then(() => queryClient.invalidateQueries({ queryKey: ['listing'] }));
      toast({
        title: 'Frase tirada do texto',
        action: { label: 'Desfazer', onAction: () => void undo().catch(fail) },
      });
    },
    onError: fail,
  });
}
