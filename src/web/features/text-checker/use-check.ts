import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkText, type Finding } from '#contract/robots/text-checker.ts';
import { getText, listTexts } from '#contract/robots/texts.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { call } from '#web/lib/api/api.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { useRequest } from '#web/lib/use-request.ts';
import { addHints, type CheckedText, type Swap, takeAll, takeSafer, undoSwap } from './checked-text.ts';

const loadEndpoint = () => import('#contract/robots/text-checker.ts').then((textChecker) => textChecker.checkText);

type Checked = CheckedText & { language: 'ja' | 'pt'; reviewedOn: string; left: number };
type Work = { draft: string; checked?: Checked | undefined };

async function findNewestText(product: string, signal: AbortSignal): Promise<string> {
  const { texts } = await call(listTexts, { query: { product } }, { signal });
  const found = texts.find(({ robot }) => robot === 'translate') ?? texts[0];
  if (!found) return '';
  const { output } = await call(getText, { params: { textId: found.id } }, { signal });
  const { translation, copy, descriptions } = output.texts;
  return (translation ?? copy ?? descriptions ?? []).join('\n\n').slice(0, MAX_ROBOT_TEXT);
}

export function useCheck(productId: string | undefined) {
  const [work, setWork] = useDraftState<Work>('check', { draft: '' });
  const { problems, accepts, mend } = useContractProblems(loadEndpoint);
  const { data: newest } = useQuery({
    queryKey: ['texts', 'to-check', productId],
    queryFn: ({ signal }) => findNewestText(productId ?? '', signal),
    enabled: productId !== undefined && !work.draft && !work.checked,
  });
  useEffect(() => {
    if (newest) setWork((current) => (current.draft || current.checked ? current : { draft: newest }));
  }, [newest, setWork]);

  const checking = useRequest({
    send: ({ text }: { text: string; swaps: readonly Swap[] }, signal) =>
      call(checkText, { body: { text } }, { signal }),
    onSuccess: (found, { text, swaps }) =>
      setWork((current) => {
        const hints = current.checked?.findings.filter(({ byModel }) => byModel) ?? [];
        return { ...current, checked: addHints({ text, swaps, ...found }, hints) };
      }),
  });

  /** Shown at once; then the new text is checked again, because its sentences may have changed. */
  function change(next: CheckedText) {
    setWork((current) => ({ ...current, checked: current.checked && { ...current.checked, ...next } }));
    checking.mutate({ text: next.text, swaps: next.swaps });
  }

  const { checked, draft } = work;
  return {
    draft,
    changeDraft(text: string) {
      mend('text');
      setWork((current) => ({ ...current, draft: text }));
    },
    checked,
    problem: problems.text,
    failure: checking.failure,
    isChecking: checking.isPending,
    async check() {
      // The contract accepts text of only spaces, because trimming would shift positions; reject it here.
      if ((await accepts({ text: draft.trim() && draft })) && !checking.isPending)
        checking.mutate({ text: draft, swaps: [] });
    },
    edit: (text: string) => {
      checking.stop();
      setWork({ draft: text });
    },
    addHints: (hints: readonly Finding[]) =>
      setWork((current) => ({ ...current, checked: current.checked && addHints(current.checked, hints) })),
    take: (finding: Finding) => checked && change(takeSafer(checked, finding)),
    takeAll: () => checked && change(takeAll(checked)),
    undo: (swap: Swap) => checked && change(undoSwap(checked, swap)),
  };
}
