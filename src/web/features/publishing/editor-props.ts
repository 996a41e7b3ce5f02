import type { ListingReply } from '#contract/products/publishing.ts';
import type { PublishContents } from '#domain/publishing/listing.ts';
import type { PublishChange } from './listing.queries.ts';
import type { PublishDraft, RowKey } from './use-publish-draft.ts';

export type EditorProps = {
  productId: string;
  reply: ListingReply;
  contents: PublishContents;
  draft: PublishDraft;
  /** Opens another row. */
  onOpen: (row: RowKey) => void;
  onChange: (change: PublishChange) => void;
  /** Saves the change and closes the editor. */
  onDone: (change: PublishChange) => void;
};
