import type { JapaneseProposal, ListingReply } from '#contract/products/publishing.ts';
import type { PublishContents } from '#domain/publishing/listing.ts';
import type { ProblemKey } from '#domain/publishing/publish-problems.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import type { PublishChange } from './listing.queries.ts';

export type RowKey =
  | ProblemKey
  | 'proof'
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
  /**
   * The open row, and the list in which it was opened: the row stays in that list until it is closed. Undefined until
   * the person opens or closes one.
   */
  open?: { key: RowKey; list: 'missing' | 'ready' } | null | undefined;
  words: Record<string, string>;
  made: Record<string, JapaneseProposal[]>;
};

export type PublishDraft = ReturnType<typeof usePublishDraft>;

export function usePublishDraft(productId: string) {
  const [work, setWork] = useDraftState<Work>(`publish-${productId}`, { words: {}, made: {} });
  return {
    ...work,
    setOpen: (open: Work['open']) => setWork((current) => ({ ...current, open })),
    write: (field: string, text: string) =>
      setWork((current) => ({ ...current, words: { ...current.words, [field]: text } })),
    addMade: (field: string, proposal: JapaneseProposal) =>
      setWork((current) => ({
        ...current,
        words: { ...current.words, [field]: '' },
        made: { ...current.made, [field]: [proposal, ...(current.made[field] ?? [])] },
      })),
  };
}

export type EditorProps = {
  productId: string;
  reply: ListingReply;
  contents: PublishContents;
  draft: PublishDraft;
  /** What there is to do now: its first action is the primary one of the page. */
  isMain: boolean;
  onOpen: (row: RowKey) => void;
  onChange: (change: PublishChange) => void;
  onDone: (change: PublishChange) => void;
};
