import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createProduct,
  deleteProduct,
  type NewProduct,
  type Product,
  type ProductPatch,
  removeProductPhoto,
  restoreProduct,
  updateProduct,
  uploadProductPhoto,
} from '#contract/products.ts';
import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/use-toast.ts';
import { call } from '#web/lib/api.ts';
import { productQuery } from '#web/lib/product-query.ts';

export const failureOf = (error: unknown, fallback: string): string =>
  error instanceof AppError ? error.message : fallback;

const complain = (error: unknown) =>
  toast({ variant: 'destructive', title: failureOf(error, 'Não foi possível salvar o produto.') });

function useKeepProduct() {
  const queryClient = useQueryClient();
  return (product: Product) => {
    queryClient.setQueryData(productQuery(product.id).queryKey, product);
    void queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
    void queryClient.invalidateQueries({ queryKey: ['texts'] });
  };
}

export function useCreateProduct() {
  const keep = useKeepProduct();
  return useMutation({ mutationFn: (product: NewProduct) => call(createProduct, { body: product }), onSuccess: keep });
}

/** Changes show at once and go back if the server refuses. */
export function useUpdateProduct(productId: string) {
  const queryClient = useQueryClient();
  const keep = useKeepProduct();
  const { queryKey } = productQuery(productId);
  return useMutation({
    scope: { id: `products/${productId}` },
    mutationFn: (patch: ProductPatch) => call(updateProduct, { params: { productId }, body: patch }),
    onMutate: async (patch) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (product) => product && Object.assign({ ...product }, patch));
      return { before };
    },
    onSuccess: keep,
    onError: (error, _patch, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      complain(error);
    },
  });
}

export function useProductPhoto(productId: string) {
  const keep = useKeepProduct();
  return useMutation({
    mutationFn: (photo: File | null) =>
      photo
        ? call(uploadProductPhoto, { params: { productId } }, { raw: photo })
        : call(removeProductPhoto, { params: { productId } }),
    onSuccess: keep,
    onError: complain,
  });
}

/** Gone at once; for eight seconds it can be taken back. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['products'] });
  const restore = async (productId: string) => {
    await call(restoreProduct, { params: { productId } }).catch(complain);
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
    onError: complain,
  });
}
