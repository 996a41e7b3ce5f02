import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#contract/base/endpoint.ts';
import { getExchangeRates } from '#contract/exchange-rates.ts';
import { createProduct, type NewProduct } from '#contract/products/new-product.ts';
import { fetchImportPhoto, readProductImport } from '#contract/products/product-import.ts';
import type { StoredImage } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import { call } from '#web/lib/api/api.ts';

export type ProductImport = Reply<typeof readProductImport>;
export type ImportSource = { text: string; file?: string | undefined };

export const isCsvFile = (file: string | undefined): boolean => /\.csv$/i.test(file ?? '');

export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof AppError ? error.message : fallback;

export function useReadImport() {
  return useMutation({
    mutationFn: ({ raw, file }: { raw: Blob; file?: string | undefined }) =>
      call(readProductImport, {}, { raw: new Blob([raw], { type: isCsvFile(file) ? 'text/csv' : 'text/plain' }) }),
  });
}

export const fetchPhoto = (url: string): Promise<StoredImage> => call(fetchImportPhoto, { body: { url } });

/** Already fetched photos by source URL; null if the photo could not be fetched. */
export type FetchedPhotos = Map<string, StoredImage | null>;

/** Fetches the missing photos, then creates the product with all of them in one request, so it is never incomplete. */
export async function createWithPhotos(
  product: NewProduct,
  addresses: readonly string[],
  altsOf: (addresses: readonly string[]) => NewProduct['photoAlts'],
  fetched: FetchedPhotos,
  onPhoto: (at: number) => void,
): Promise<{ missing: number }> {
  const chosen = addresses.slice(0, MAX_PRODUCT_PHOTOS);
  const photos = new Map<string, string>();
  for (const [index, address] of chosen.entries()) {
    onPhoto(index + 1);
    const known = fetched.get(address) ?? (await fetchPhoto(address).catch(passOver));
    fetched.set(address, known);
    if (known) photos.set(address, known.name);
  }
  await call(createProduct, {
    body: { ...product, photos: [...photos.values()], photoAlts: altsOf([...photos.keys()]) },
  });
  return { missing: chosen.length - photos.size };
}

/** Skips photos that the supplier does not deliver; errors of our own server still stop the import. */
function passOver(error: unknown): null {
  if (error instanceof AppError && /^(?:rate_limited|unauthenticated|unavailable)$/.test(error.code)) throw error;
  return null;
}

export function useForgetProducts() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['products'] });
}

export function useRates() {
  return useQuery({
    queryKey: ['exchange-rates'],
    queryFn: ({ signal }) => call(getExchangeRates, {}, { signal }),
    staleTime: 10 * 60_000,
  });
}
