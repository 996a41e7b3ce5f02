import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AiSettingsView, fetchLocalTranslator } from '#contract/admin/ai-settings.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { isTranslatorClosed, localServersQuery, useSaveAiSettings } from './ai-settings.queries.ts';
import { megabytes } from './translator-section.tsx';
import { draftOfProvider, draftOfServer, hostOf, type WriterDraft } from './writer-section.tsx';

const works: readonly ReactNode[] = [
  <>
    Ficha e <span lang="ja">商品仕様</span>
  </>,
  'Verificador e regras do Japão',
  'Preço, tarefas e loja',
  'Textos com o assistente que a pessoa já tem',
];

const waits = [
  ['Português vira japonês', 'tradutor'],
  ['O que isto diz', 'tradutor'],
  ['Copy e anúncios escritos aqui', 'modelo'],
  ['Reviews de amostra novos', 'modelo'],
] as const;

type FirstVisitProps = { settings: AiSettingsView; onBegin: (draft: WriterDraft) => void };

export function FirstVisit({ settings, onBegin }: FirstVisitProps) {
  const servers = useQuery(localServersQuery);
  const found = servers.data?.find(({ url }) => url !== null);
  const isClosed = isTranslatorClosed(settings);
  return (
    <div className="pt-4">
      <div className="grid gap-8 pt-2 pb-10 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="ai-works">
          <h2 className="h2 mb-3" id="ai-works">
            Já funciona
          </h2>
          <ul>
            {works.map((what, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <Work key={index} what={what} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="ai-waits">
          <h2 className="h2 mb-3" id="ai-waits">
            Falta ligar
          </h2>
          <ul>
            {waits.map(([what, needs]) => (
              <Work key={what} what={what} needs={needs} />
            ))}
          </ul>
        </section>
      </div>
      <h2 className="h2 mb-3.5">{isClosed ? 'Dois' : 'Três'} jeitos de começar</h2>
      <div className="grid border-line-strong border-t lg:auto-cols-fr lg:grid-flow-col">
        {!isClosed && (
          <Way number={1} title="Tradutor local">
            <LocalWay settings={settings} />
          </Way>
        )}
        <Way number={isClosed ? 1 : 2} title="Modelo nesta máquina">
          {found ? (
            <>
              <p>
                Achamos o {found.name} em {hostOf(found.url ?? '')}.
              </p>
              <p className="flex flex-wrap gap-1.5">
                {found.models.slice(0, 6).map((model) => (
                  <Badge key={model} className="font-mono">
                    {model}
                  </Badge>
                ))}
              </p>
              <Button variant={isClosed ? 'primary' : 'secondary'} onClick={() => onBegin(draftOfServer(found))}>
                Usar {found.models[0] ?? found.name}
              </Button>
            </>
          ) : (
            <>
              <p>{servers.isFetching ? 'Procurando…' : 'Não achamos Ollama, LM Studio nem llama.cpp aqui.'}</p>
              <p className="text-fg-muted text-sm">Ligue um deles nesta máquina e procure de novo.</p>
              <Button busy={servers.isFetching} onClick={() => void servers.refetch()}>
                Procurar de novo
              </Button>
            </>
          )}
        </Way>
        <Way number={isClosed ? 2 : 3} title="Chave de um serviço">
          <p>Os textos da ficha vão para ele.</p>
          <p className="text-fg-muted text-sm">OpenAI, Anthropic, Google ou servidor compatível</p>
          <Button
            variant={isClosed && !found ? 'primary' : 'secondary'}
            onClick={() => onBegin(draftOfProvider('openai'))}
          >
            Colar chave
          </Button>
        </Way>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-5">
        <p className="text-fg-muted text-sm">
          {isClosed
            ? 'Dá para ligar os dois e mudar depois. O tradutor local está desligado no servidor: para usar, tire TRANSLATE_PROVIDER das variáveis de ambiente e reinicie.'
            : 'Dá para ligar os três e mudar depois.'}
        </p>
        {found && (
          <Button variant="ghost" size="sm" busy={servers.isFetching} onClick={() => void servers.refetch()}>
            {!servers.isFetching && <RefreshCw aria-hidden="true" />}
            Procurar servidores de novo
          </Button>
        )}
      </div>
    </div>
  );
}

const Work = ({ what, needs }: { what: ReactNode; needs?: string }) => (
  <li className="grid min-h-11 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-3 border-line border-t py-1.5">
    <span className="eye size-4" data-on={!needs || undefined} aria-hidden="true" />
    <span>{what}</span>
    {needs && <small className="text-fg-muted text-sm/6">{needs}</small>}
  </li>
);

function Way({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-x-2 gap-y-1 border-line py-6 max-lg:not-first:border-t lg:flex lg:flex-col lg:gap-4.5 lg:px-8 lg:pt-7 lg:pb-4 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0">
      <b className="font-[650] font-display text-4xl/[0.9] tracking-[-0.04em]" aria-hidden="true">
        {number}
      </b>
      <div className="grid content-start gap-1.5 sm:[&>.btn]:justify-self-start lg:w-full lg:flex-1 lg:grid-rows-[auto_auto_1fr_auto] [&>.btn]:mt-3.5">
        <h3 className="h3">{title}</h3>
        {children}
      </div>
    </section>
  );
}

/** Downloading the local translator also selects it. */
function LocalWay({ settings: { localTranslator } }: { settings: AiSettingsView }) {
  const queryClient = useQueryClient();
  const save = useSaveAiSettings();
  const begin = useMutation({
    mutationFn: () => call(fetchLocalTranslator, {}),
    onSuccess: async () => {
      await save.mutateAsync({ translator: { provider: 'local' } });
      await queryClient.invalidateQueries({ queryKey: ['admin', 'ai-settings'] });
    },
    onError: (error) => failureToast(error, 'Não foi possível baixar o tradutor.'),
  });
  return (
    <>
      <p>Sem chave e sem conta.</p>
      <p className="text-fg-muted text-sm tabular-nums">
        Firefox, {localTranslator.pairs.length} direções, {megabytes(localTranslator.totalBytes)}
      </p>
      <Button variant="primary" busy={begin.isPending} onClick={() => begin.mutate()}>
        {!begin.isPending && <Download aria-hidden="true" />}
        Baixar tradutor
      </Button>
    </>
  );
}
