import { useInfiniteQuery } from '@tanstack/react-query';
import { listTextVersions, type TextVersion } from '#contract/robots/texts.ts';
import { plainTextOf } from '#domain/robots/saved-text.ts';
import { LoadMore } from '#web/components/content/load-more.tsx';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { Spinner } from '#web/components/ui/states/spinner.tsx';
import { call } from '#web/lib/api/api.ts';
import { formatDateTime } from '#web/lib/format-date.ts';
import type { RobotTextControls } from '../use-robot-text.ts';

type VersionsDialogProps = {
  textId: string;
  robotText: RobotTextControls;
  onClose: () => void;
};

export const VersionsDialog = (props: VersionsDialogProps) => (
  <Dialog open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    <DialogContent title="Versões anteriores" size="wide">
      <Versions {...props} />
    </DialogContent>
  </Dialog>
);

function Versions({ textId, robotText, onClose }: VersionsDialogProps) {
  const query = useInfiniteQuery({
    queryKey: ['texts', 'versions', textId],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listTextVersions, { params: { textId }, query: { cursor } }, { signal }),
    // Widens the type: the first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
  if (!query.data) {
    if (!query.isError) return <Spinner />;
    return (
      <ErrorState title="Não foi possível carregar." onRetry={() => void query.refetch()} busy={query.isFetching} />
    );
  }
  const versions = query.data.pages.flatMap((page) => page.versions);
  if (versions.length === 0) return <p className="text-fg-muted">Você ainda não mudou este texto.</p>;

  function use({ output, writer, facts, warnings }: TextVersion) {
    robotText.changeResult(({ isKept, isSuggested }) => ({ isKept, isSuggested, ...output, writer, facts, warnings }));
    onClose();
  }

  return (
    <>
      <ol className="grid gap-4">
        {versions.map((version) => {
          const when = formatDateTime(version.createdAt);
          return (
            <li key={version.id} className="grid gap-2 border-line border-t pt-3">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span className="text-fg-muted text-sm tabular-nums">Até {when}</span>
                <Button size="sm" aria-label={`Usar a versão de ${when}`} onClick={() => use(version)}>
                  Usar esta
                </Button>
              </p>
              <p className="line-clamp-4 whitespace-pre-line text-sm">
                <MixedText text={plainTextOf(version.output)} />
              </p>
            </li>
          );
        })}
      </ol>
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          isFailed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
