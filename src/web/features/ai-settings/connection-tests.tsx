import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { type ConnectionTest, testAiConnection } from '#contract/admin/ai-settings.ts';
import type { CallRequest } from '#contract/base/endpoint.ts';
import { AppError } from '#domain/errors.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { call } from '#web/lib/api/api.ts';

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
  works: { word: 'Funciona', Icon: CircleCheck },
  unconfirmed: { word: 'Respondeu, mas o modelo não se confirma', Icon: CircleHelp },
  failed: { word: 'Falhou', Icon: CircleAlert },
} as const;

const seconds = lazyValue(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));
const clock = lazyValue(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }));

export function ConnectionTests({ tests }: { tests: readonly Tested[] }) {
  return (
    <div className="ai-block" hidden={tests.length === 0}>
      <h3>Testes desta visita</h3>
      <ol className="ai-tests" aria-live="polite">
        {tests.map(({ state, message, milliseconds, at }) => {
          const { word, Icon } = looks[state];
          return (
            <li key={at} data-state={state}>
              <Icon aria-hidden="true" />
              <b>{word}</b>
              <time dateTime={new Date(at).toISOString()}>{clock().format(at)}</time>
              <p>
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
