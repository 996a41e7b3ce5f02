import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { type ConnectionTest, testAiConnection } from '#contract/admin/ai-settings.ts';
import type { CallRequest } from '#contract/base/endpoint.ts';
import { AppError } from '#domain/errors.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { call } from '#web/lib/api/api.ts';
import { cn } from '#web/lib/cn.ts';

type Tested = Pick<ConnectionTest, 'state' | 'message' | 'milliseconds'> & { at: number };

/** Connection tests since the page was opened, newest first, and the models listed by the last test. */
export function useConnectionTests() {
  const [results, setResults] = useState<Tested[]>([]);
  const [models, setModels] = useState<string[]>();
  const add = (result: Omit<Tested, 'at'>) => setResults((known) => [{ ...result, at: Date.now() }, ...known]);
  const test = useMutation({
    networkMode: 'always',
    mutationFn: (body: CallRequest<typeof testAiConnection>['body']) => call(testAiConnection, { body }),
    onSuccess: ({ models: listed, ...result }) => {
      add(result);
      setModels(listed);
    },
    onError: (error) => {
      const message = error instanceof AppError ? error.message : 'Não foi possível testar agora. Tente novamente.';
      add({ state: 'failed', message, milliseconds: 0 });
    },
  });
  return {
    results,
    models: models && models.length > 0 ? models : undefined,
    forgetModels: () => setModels(undefined),
    run: test.mutate,
    isTesting: test.isPending,
  };
}

const looks = {
  works: { word: 'Funciona', tone: 'text-success', Icon: CircleCheck },
  unconfirmed: { word: 'Respondeu, mas o modelo não se confirma', tone: 'text-info', Icon: CircleHelp },
  failed: { word: 'Falhou', tone: 'text-danger', Icon: CircleAlert },
} as const;

const seconds = lazyValue(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));
const clock = lazyValue(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }));

export function ConnectionTests({ tests }: { tests: readonly Tested[] }) {
  return (
    <div className="grid gap-3" hidden={tests.length === 0}>
      <h3 className="font-semibold">Testes desta visita</h3>
      <ol aria-live="polite">
        {tests.map(({ state, message, milliseconds, at }, index) => {
          const { word, tone, Icon } = looks[state];
          return (
            <li
              key={at}
              className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line border-t py-3 text-sm/[1.45] transition-[opacity,translate] duration-(--duration-base) ease-out starting:-translate-y-1 starting:opacity-0"
            >
              <Icon className={cn('mt-0.75 size-4', tone)} aria-hidden="true" />
              <b className={cn('font-semibold', tone, index === 0 && 'text-base/[1.45]')}>{word}</b>
              <time className="text-fg-muted tabular-nums" dateTime={new Date(at).toISOString()}>
                {clock().format(at)}
              </time>
              <p className="col-start-2 text-fg-muted tabular-nums">
                {state === 'works'
                  ? `${message.replace(/\.$/, '')} em ${seconds().format(milliseconds / 1000)} s.`
                  : message}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
