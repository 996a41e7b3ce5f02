import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createProduct,
  deleteProduct,
  type NewProduct,
  type Product,
  removeProductPhoto,
  restoreProduct,
  uploadProductPhoto,
} from '#contract/products/products.ts';
import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { productQuery } from '#web/lib/api/product-query.ts';

export const failureOf = (error: unknown, fallback: string): string =>
  error instanceof AppError ? error.message : fallback;

export const complain = (error: unknown) =>
  toast({ variant: 'destructive', title: failureOf(error, 'Não foi possível salvar o produto.') });

/** As the server has it now. */
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

export function useProductPhoto(productId: string) {
  const show = useShowProduct();
  return useMutation({
    mutationFn: (photo: File | null) =>
      photo
        ? call(uploadProductPhoto, { params: { productId } }, { raw: photo })
        : call(removeProductPhoto, { params: { productId } }),
    onSuccess: show,
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
