import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editText, getText, type SavedText } from '#contract/robots/texts.ts';
import { AppError } from '#domain/errors.ts';
import { sentencesWithout } from '#domain/publishing/sentences-without.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { call } from '#web/lib/api/api.ts';

type Kept = Pick<SavedText, 'output' | 'warnings'>;
type Taken = { textId: string; excerpt: string; onTaken: () => void };

const keep = (textId: string, { output, warnings }: Kept) =>
  call(editText, { params: { textId }, body: { output, warnings } });
const fail = (error: Error) => failureToast(error, 'Não foi possível mudar o texto.');

/** Takes every sentence with these words out of a text, with undo; how it read before is also kept as a version. */
export function useTakeOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ textId, excerpt, onTaken }: Taken) => {
      const before = await call(getText, { params: { textId } });
      const { output, warnings } = before;
      const texts = Object.fromEntries(
        Object.entries(output.texts).map(([field, items]) => [
          field,
          items.map((item) => sentencesWithout(item, excerpt)),
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
