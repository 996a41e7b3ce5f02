import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/base/endpoint.ts';
import { createProduct, type NewProduct } from '#contract/products/new-product.ts';
import { removeProductPhoto, updateProductPhoto, uploadProductPhoto } from '#contract/products/product-photos.ts';
import { deleteProduct, type Product, restoreProduct } from '#contract/products/products.ts';
import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { productQuery } from '#web/lib/api/product-query.ts';

export const failureOf = (error: unknown, fallback: string): string =>
  error instanceof AppError ? error.message : fallback;

export const showFailure = (error: unknown) =>
  toast({ variant: 'destructive', title: failureOf(error, 'Não foi possível salvar o produto.') });

export function showProduct(queryClient: QueryClient, product: Product): void {
  queryClient.setQueryData(productQuery(product.id).queryKey, product);
  void queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['texts'] });
}

function useShowProduct() {
  const queryClient = useQueryClient();
  return (product: Product) => showProduct(queryClient, product);
}

export function useCreateProduct() {
  const show = useShowProduct();
  return useMutation({ mutationFn: (product: NewProduct) => call(createProduct, { body: product }), onSuccess: show });
}

/** Photo changes of one product run one after another, so that the last reply is the newest. */
const photoScope = (productId: string) => ({ id: `photos-${productId}` });

export function useAddPhotos(productId: string) {
  const show = useShowProduct();
  return useMutation({
    scope: photoScope(productId),
    mutationFn: async (photos: readonly File[]) => {
      for (const raw of photos) show(await call(uploadProductPhoto, { params: { productId } }, { raw }));
    },
    onError: showFailure,
  });
}

type PhotoTarget = { productId: string; photoId: string };

function usePhotoChange<Input = void>(productId: string, change: (input: Input) => Promise<Product>) {
  const show = useShowProduct();
  return useMutation({ scope: photoScope(productId), mutationFn: change, onSuccess: show, onError: showFailure });
}

export const useChangePhoto = (params: PhotoTarget) =>
  usePhotoChange(params.productId, (body: Body<typeof updateProductPhoto>) =>
    call(updateProductPhoto, { params, body }),
  );

export const useRemovePhoto = (params: PhotoTarget) =>
  usePhotoChange(params.productId, () => call(removeProductPhoto, { params }));

/** Removed from the list at once; the deletion can be undone for eight seconds. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['products'] });
  const restore = async (productId: string) => {
    await call(restoreProduct, { params: { productId } }).catch(showFailure);
    refresh();
  };
  return useMutation({
    mutationFn: ({ id: productId }: { id: string; name: string }) => call(deleteProduct, { params: { productId } }),
    onSuccess: (_reply, { id, name }) => {
      queryClient.removeQueries({ queryKey: productQuery(id).queryKey });
      refresh();
      void queryClient.invalidateQueries({ queryKey: ['texts'] });
      toast({
        title: `${name} foi excluído.`,
        description: 'Os textos continuam guardados, sem produto.',
        action: { label: 'Desfazer', onAction: () => void restore(id) },
      });
    },
    onError: showFailure,
  });
}
