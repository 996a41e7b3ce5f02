import type { Proposal } from '#contract/products/publishing.ts';
import type { ProblemKey } from '#domain/publishing/publish-problems.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';

/** A row of the page: what can be missing, and what may be left out. */
export type RowKey =
  | ProblemKey
  | 'situations'
  | 'features'
  | 'steps'
  | 'stock'
  | 'weight'
  | 'cost'
  | 'productType'
  | 'tags'
  | 'search';

type Work = {
  /** The row that is open, and the list in which it was opened: it stays there until it is closed. */
  open: { key: RowKey; list: 'missing' | 'ready' } | null;
  /** Portuguese that is being written, by field. */
  words: Record<string, string>;
  /** What a translator proposed, by field. */
  made: Record<string, Proposal[]>;
};

export type PublishDraft = ReturnType<typeof usePublishDraft>;

/** What a reload must not lose of the page, besides what is saved. */
export function usePublishDraft(productId: string) {
  const [work, setWork] = useDraftState<Work>(`publish-${productId}`, { open: null, words: {}, made: {} });
  return {
    ...work,
    setOpen: (open: Work['open']) => setWork((current) => ({ ...current, open })),
    write: (field: string, text: string) =>
      setWork((current) => ({ ...current, words: { ...current.words, [field]: text } })),
    addMade: (field: string, proposal: Proposal) =>
      setWork((current) => ({
        ...current,
        words: { ...current.words, [field]: '' },
        made: { ...current.made, [field]: [proposal, ...(current.made[field] ?? [])] },
      })),
  };
}
