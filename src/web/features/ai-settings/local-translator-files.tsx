import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchLocalTranslator, type LocalTranslator, removeLocalTranslator } from '#contract/admin/ai-settings.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { Mark } from './ai-section.tsx';
import { aiSettingsQuery } from './ai-settings.queries.ts';
import { megabytes } from './megabytes.ts';

const languages: Readonly<Record<string, string>> = { pt: 'português', en: 'inglês', ja: 'japonês' };
const nameOf = (pair: string): string =>
  pair
    .split('-')
    .map((code) => languages[code] ?? code)
    .join(' para ');

/** Download status of the local translator, with buttons to download or remove it. */
export function LocalTranslatorFiles({ status }: { status: LocalTranslator }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (what: 'fetch' | 'remove') => call(what === 'fetch' ? fetchLocalTranslator : removeLocalTranslator, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: aiSettingsQuery.queryKey }),
    onError: (error) => failureToast(error, 'Não foi possível mudar os arquivos do tradutor.'),
  });
  const { state, doneBytes, totalBytes, pairs, reason } = status;
  const isWhole = pairs.every(({ isReady }) => isReady);
  return (
    <div className="col-start-2 mt-2 grid gap-3">
      <div className="grid gap-1.5">
        <p className="text-sm tabular-nums" role="status">
          {isWhole ? `${megabytes(totalBytes)}, pronto` : `${megabytes(doneBytes)} de ${megabytes(totalBytes)}`}
        </p>
        {state === 'downloading' && (
          <Progress label="Baixando o tradutor" value={(100 * doneBytes) / Math.max(totalBytes, 1)} />
        )}
        {reason && <p className="text-danger text-sm">{reason}</p>}
      </div>
      <ul>
        {pairs.map((each) => (
          <li
            key={each.pair}
            className="grid grid-cols-[0.875rem_minmax(0,1fr)_auto] items-center gap-2.5 py-1.25 text-sm/6"
          >
            <Mark state={each.isReady ? 'full' : each.doneBytes > 0 ? 'running' : 'empty'} />
            <span>{nameOf(each.pair)}</span>
            <small className="text-fg-muted text-sm/6">
              {each.isReady ? `${megabytes(each.totalBytes)}, pronto` : megabytes(each.totalBytes)}
            </small>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {!isWhole && state !== 'downloading' && (
          <Button size="sm" busy={change.isPending} onClick={() => change.mutate('fetch')}>
            Baixar tradutor
          </Button>
        )}
        {(doneBytes > 0 || state === 'downloading') && (
          <Button size="sm" variant="ghost" busy={change.isPending} onClick={() => change.mutate('remove')}>
            {state === 'downloading' ? 'Parar e remover' : 'Remover arquivos'}
          </Button>
        )}
      </div>
    </div>
  );
}
