import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { type ConnectionTest, testAiConnection } from '#contract/admin/ai-settings.ts';
import type { CallRequest } from '#contract/base/endpoint.ts';
import { AppError } from '#domain/errors.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import { call } from '#web/lib/api/api.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDate } from '#web/lib/format-date.ts';

type Connection = { url: string; key: string | undefined; allowsPrivate: boolean };
type SavedKey = { end: string; savedAt: string | null; opens: boolean };

type ConnectionFieldsProps = {
  draft: Connection & { provider: string };
  saved: { provider: string; url: string; key: SavedKey | null } | null;
  keyRefusal: string | null;
  asksUrl: boolean;
  asksKey: boolean;
  onChange: (part: Partial<Connection>) => void;
};

/** URL and API key. A saved key shows only its last characters; it can be replaced but not read. */
export function ConnectionFields({ draft, saved, keyRefusal, asksUrl, asksKey, onChange }: ConnectionFieldsProps) {
  const isSamePlace = saved?.provider === draft.provider && saved.url === draft.url;
  const savedKey = isSamePlace ? saved.key : null;
  return (
    <>
      {asksUrl && (
        <div className="grid gap-2 sm:col-span-full">
          <Field label="Endereço">
            <Input
              type="url"
              inputMode="url"
              placeholder="https://openrouter.ai/api/v1"
              value={draft.url}
              maxLength={500}
              onChange={(event) => onChange({ url: event.target.value })}
            />
          </Field>
          <CheckboxRow
            checked={draft.allowsPrivate}
            onChange={(event) => onChange({ allowsPrivate: event.target.checked })}
          >
            Servidor da minha rede
          </CheckboxRow>
        </div>
      )}
      {asksKey && (
        <KeyField
          key={`${draft.provider} ${savedKey?.savedAt}`}
          value={draft.key}
          saved={savedKey}
          refusal={keyRefusal}
          onValueChange={(key) => onChange({ key })}
        />
      )}
    </>
  );
}

type KeyFieldProps = {
  value: string | undefined;
  saved: SavedKey | null;
  refusal: string | null;
  onValueChange: (key: string | undefined) => void;
};

function KeyField({ value, saved, refusal, onValueChange }: KeyFieldProps) {
  const [isChanging, setIsChanging] = useState(false);
  if (saved?.opens && !isChanging) {
    return (
      <div className="field">
        <span className="label" id="ai-key">
          Chave
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: one line of text and a button, no fieldset. */}
        <div
          className="flex min-h-11 items-center gap-2 rounded-md border border-line-control border-dashed py-1 pr-1 pl-3.5 text-fg-muted"
          role="group"
          aria-labelledby="ai-key"
        >
          <span className="min-w-0 flex-1 tabular-nums">
            <b className="mr-2 font-medium font-mono text-[0.875rem]/[normal] text-fg">••••{saved.end}</b>
            {saved.savedAt && `guardada em ${formatDate(saved.savedAt)}`}
          </span>
          <Button variant="ghost" size="sm" onClick={() => setIsChanging(true)}>
            Trocar
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Field
      label="Chave"
      error={saved && !saved.opens ? 'A chave guardada não abre mais. Cole de novo.' : undefined}
      hint={refusal ?? 'Fica cifrada; depois só mostramos o fim dela.'}
    >
      <PasswordInput
        autoComplete="off"
        value={value ?? ''}
        maxLength={500}
        onChange={(event) => onValueChange(event.target.value || undefined)}
      />
    </Field>
  );
}

type Tested = Pick<ConnectionTest, 'state' | 'message' | 'milliseconds'> & { at: number };

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
