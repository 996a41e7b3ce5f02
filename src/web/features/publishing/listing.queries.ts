import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getListing, type ListingDraft, saveListing } from '#contract/products/publishing.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';
import { keepForOffline } from '#web/lib/offline/storage-keys.ts';

const key = ['listing'] as const;

export const listingQuery = (productId: string) =>
  queryOptions({
    queryKey: [...key, productId],
    queryFn: ({ signal }) => call(getListing, { params: { productId } }, { signal }),
  });

refetchOn(['products', 'texts'], key);
keepForOffline(key);

export function useSaveListing(productId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (listing: ListingDraft) => call(saveListing, { params: { productId }, body: listing }),
    onSuccess: (reply) => queryClient.setQueryData(listingQuery(productId).queryKey, reply),
  });
}
