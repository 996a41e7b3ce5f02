import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProductPhoto, uploadProductPhoto } from '#contract/products/product-photos.ts';
import { updateProduct } from '#contract/products/products.ts';
import { getListing, type ListingPatch, type ListingReply, saveListing } from '#contract/products/publishing.ts';
import { cancelShopifySend, getShopifySend, type ShopifySend, sendToShopify } from '#contract/shopify.ts';
import { type ComparedField, isUnderWay } from '#domain/shopify/shopify.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';

const key = ['listing'] as const;

export const listingQuery = (productId: string) =>
  queryOptions({
    queryKey: [...key, productId],
    queryFn: ({ signal }) => call(getListing, { params: { productId } }, { signal }),
  });

refetchOn(['products', 'texts'], key);

export type PublishChange =
  | { listing: ListingPatch }
  | { product: { nameJa: string } | { slug: string } }
  | { altJa: Readonly<Record<string, string>> }
  | { files: readonly File[] };

async function send(productId: string, change: PublishChange): Promise<ListingReply> {
  const params = { productId };
  if ('listing' in change) return call(saveListing, { params, body: change.listing });
  if ('product' in change) await call(updateProduct, { params, body: change.product });
  if ('altJa' in change) {
    for (const [photoId, altJa] of Object.entries(change.altJa)) {
      await call(updateProductPhoto, { params: { productId, photoId }, body: { altJa } });
    }
  }
  if ('files' in change) for (const raw of change.files) await call(uploadProductPhoto, { params }, { raw });
  return call(getListing, { params });
}

function changed(reply: ListingReply, change: PublishChange): ListingReply {
  if ('listing' in change) return { ...reply, listing: { ...reply.listing, ...definedOf(change.listing) } };
  if ('product' in change) return { ...reply, ...change.product };
  if (!('altJa' in change)) return reply;
  const photos = reply.photos.map((photo) => ({ ...photo, altJa: change.altJa[photo.id] ?? photo.altJa }));
  const images = reply.known.images.map((image, at) => ({ ...image, alt: photos[at]?.altJa ?? image.alt }));
  return { ...reply, photos, known: { ...reply.known, images } };
}

const definedOf = (patch: ListingPatch) => patch as Partial<ListingReply['listing']>; // safe: no key is undefined

/** Optimistic updates, sent one after another, so that the last reply is the newest. */
export function useChangePublishing(productId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = listingQuery(productId);
  const mutationKey = ['publishing', productId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (change: PublishChange) => send(productId, change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (reply) => reply && changed(reply, change));
    },
    onSuccess: (reply) => {
      // Later changes are still pending, and their replies will be newer.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, reply);
      void queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      failureToast(error, 'Não foi possível salvar.');
    },
  });
}

const sendKey = ['shopify-send'] as const;
/** Polling interval, in case the event stream is lost. */
const LOOK_AGAIN_MS = 5_000;

export const sendQuery = (productId: string) =>
  queryOptions({
    queryKey: [...sendKey, productId],
    queryFn: ({ signal }) => call(getShopifySend, { params: { productId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.send && isUnderWay(state.data.send.state) ? LOOK_AGAIN_MS : false),
  });

refetchOn(['shopify', 'products', 'texts', 'plan'], sendKey);

export type Choices = Partial<Record<ComparedField, 'here' | 'there'>>;

function useSendChange<Input = void>(productId: string, change: (input: Input) => Promise<ShopifySend>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (reply) => queryClient.setQueryData(sendQuery(productId).queryKey, reply),
    onError: (error) => failureToast(error),
  });
}

export const useSendToShopify = (productId: string) =>
  useSendChange(productId, (choices: Choices) => call(sendToShopify, { params: { productId }, body: { choices } }));

export const useCancelSend = (productId: string) =>
  useSendChange(productId, () => call(cancelShopifySend, { params: { productId } }));
