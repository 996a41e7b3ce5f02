import type { ListingReply } from '#contract/products/publishing.ts';
import type { PublishMaterial } from '#domain/publishing/listing.ts';
import type { PublishChange } from './listing.queries.ts';
import type { PublishDraft } from './use-publish-draft.ts';

/** What a row's editor works on. */
export type EditorProps = {
  productId: string;
  reply: ListingReply;
  material: PublishMaterial;
  draft: PublishDraft;
  onChange: (change: PublishChange) => void;
  /** Changed, and nothing more to do here. */
  onDone: (change: PublishChange) => void;
};
