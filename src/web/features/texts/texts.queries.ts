import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Query } from '#contract/base/endpoint.ts';
import { exportProducts } from '#contract/products/products.ts';
import {
  deleteText,
  type ExportFormat,
  exportTexts,
  getText,
  listTexts,
  restoreText,
  type TextCard,
  updateText,
} from '#contract/robots/texts.ts';
import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';
import { saveFile } from '#web/lib/save-file.ts';

export type TextFilter = Pick<Query<typeof listTexts>, 'product' | 'starred' | 'text'>;

export const textsQuery = (filter: TextFilter) =>
  infiniteQueryOptions({
    queryKey: ['texts', 'list', filter],
    queryFn: ({ pageParam: cursor, signal }) => call(listTexts, { query: { ...filter, cursor } }, { signal }),
    // Widens the type: the first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const textQuery = (textId: string) =>
  queryOptions({
    queryKey: ['texts', 'one', textId],
    queryFn: ({ signal }) => call(getText, { params: { textId } }, { signal }),
  });

// A new sheet of a product marks its texts as outdated; a plan change unlocks other texts.
refetchOn(['texts', 'products', 'plan'], ['texts']);

const showFailure = (error: unknown) =>
  toast({
    variant: 'destructive',
    title: error instanceof AppError ? error.message : 'Não foi possível salvar. Tente novamente.',
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['texts'] });
    void queryClient.invalidateQueries({ queryKey: ['products'] });
  };
}

type TextChange = { textId: string; starred?: boolean; productId?: string | null };

export function useUpdateText() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ textId, ...change }: TextChange) => call(updateText, { params: { textId }, body: change }),
    onSettled: refresh,
    onError: showFailure,
  });
}

/** Removed from the list at once; the deletion can be undone for eight seconds. */
export function useDeleteText() {
  const refresh = useRefresh();
  const restore = async (textId: string) => {
    await call(restoreText, { params: { textId } }).catch(showFailure);
    refresh();
  };
  return useMutation({
    mutationFn: ({ id: textId }: Pick<TextCard, 'id' | 'title'>) => call(deleteText, { params: { textId } }),
    onSuccess: (_reply, { id, title }) => {
      refresh();
      toast({
        title: 'Texto excluído.',
        description: title,
        action: { label: 'Desfazer', onAction: () => void restore(id) },
      });
    },
    onError: showFailure,
  });
}

type ExportOrder =
  | { content: 'texts'; format: ExportFormat; product?: string; starred?: 'true' }
  | { content: 'sheets'; product?: string };

const askFile = ({ content, ...query }: ExportOrder) =>
  content === 'sheets'
    ? call(exportProducts, { query })
    : call(exportTexts, { query: query as Query<typeof exportTexts> });

export function useExportFile() {
  return useMutation({
    mutationFn: askFile,
    onSuccess: ({ fileName, content, count }, order) => {
      if (count > 0) saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), fileName);
      else
        toast({
          title: `Nenhum ${order.content === 'sheets' ? 'dado ou preço' : 'texto'} para exportar ainda.`,
          variant: 'destructive',
        });
    },
    onError: showFailure,
  });
}
