import { useQuery } from '@tanstack/react-query';
import { Minus, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import type { AiSettingsView, LocalServer } from '#contract/admin/ai-settings.ts';
import { providerNames, type WriterChoice } from '#domain/robots/ai-providers.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import { EyeRadio } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { AiActions, AiOption, AiOptionLabel, AiSection, Standing } from './ai-section.tsx';
import { hasModel, localServersQuery, useSaveAiSettings } from './ai-settings.queries.ts';
import { ConnectionFields, ConnectionTests, useConnectionTests } from './model-connection.tsx';
import { ModelTestResults } from './model-test-results.tsx';

const providers = (['openai', 'anthropic', 'google', 'openai-compatible'] as const).map((value) => ({
  value,
  label: providerNames[value],
}));

type WriterSectionProps = { settings: AiSettingsView; begun: WriterDraft | undefined };

export function WriterSection({ settings, begun }: WriterSectionProps) {
  const { writer } = settings;
  const [draft, setDraft] = useState<WriterDraft>(begun ?? draftOf(writer));
  const servers = useQuery(localServersQuery);
  const save = useSaveAiSettings();
  const tests = useConnectionTests();
  const isFromServer = writer?.isFromServer ?? false;
  const isSaved = isSameAs(draft, writer);
  const isChosen = draft.provider !== 'none';
  const change = (part: Partial<WriterDraft>) => setDraft((current) => ({ ...current, ...part }));
  const chosenServer = servers.data?.find(({ url }) => url !== null && url === draft.url);
  const found = (servers.data ?? []).filter(({ url }) => url !== null);
  const notFound = (servers.data ?? []).filter(({ url }) => url === null).map(({ name }) => name);
  const models = tests.models ?? chosenServer?.models ?? [];

  return (
    <AiSection
      id="ai-writer"
      title="Quem escreve"
      standing={
        <>
          <Standing isOn={hasModel(settings)}>{describe(writer)}</Standing>
          {!isSaved && !isFromServer && draft.model && (
            <p className="flex items-start gap-2 text-fg-muted text-sm/[1.4]">
              <span
                className="mt-0.5 size-3.5 flex-none rounded-full border-[1.25px] border-fg-muted border-dashed"
                aria-hidden="true"
              />
              <span className="min-w-0">{draft.model}, ainda não salvo</span>
            </p>
          )}
        </>
      }
    >
      {isFromServer ? (
        <p className="text-fg-muted">
          Definido no servidor, por variáveis de ambiente. Para mudar aqui, tire AI_PROVIDER de lá.
        </p>
      ) : (
        <>
          <div className="grid gap-3">
            <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="font-semibold">Nesta máquina</h3>
              <Button variant="ghost" size="sm" busy={servers.isFetching} onClick={() => void servers.refetch()}>
                {!servers.isFetching && <RefreshCw aria-hidden="true" />}
                Procurar de novo
              </Button>
            </header>
            <div className="overflow-hidden rounded-lg border border-line bg-surface">
              {found.map((server) => (
                <AiOption key={server.name}>
                  <EyeRadio
                    id={`ai-server-${server.name}`}
                    name="ai-server"
                    checked={chosenServer?.url === server.url}
                    onChange={() => {
                      setDraft(draftOfServer(server));
                      tests.forgetModels();
                    }}
                  />
                  <AiOptionLabel htmlFor={`ai-server-${server.name}`}>
                    <span>
                      <b className="font-[550]">{server.name}</b>{' '}
                      <small className="text-fg-muted text-sm/6">{server.url && hostOf(server.url)}</small>
                    </span>
                    <span className="flex flex-wrap gap-1.5">
                      {server.models.slice(0, 4).map((model) => (
                        <Badge key={model} className="font-mono">
                          {model}
                        </Badge>
                      ))}
                    </span>
                  </AiOptionLabel>
                </AiOption>
              ))}
              {notFound.length > 0 && (
                <p className="flex items-center gap-4.5 px-4.5 py-3.5 text-fg-muted not-first:border-line not-first:border-t">
                  <Minus aria-hidden="true" className="size-4 flex-none" />
                  <span>
                    {notFound.join(', ')}:{' '}
                    <small className="text-sm/6">{notFound.length === 1 ? 'não encontrado' : 'não encontrados'}</small>
                  </span>
                </p>
              )}
              {servers.isPending && <p className="px-4.5 py-3.5 text-fg-muted">Procurando…</p>}
              {servers.isError && <p className="px-4.5 py-3.5 text-fg-muted">Não foi possível procurar agora.</p>}
            </div>
          </div>
          <ChoiceGroup
            legend="Com chave ou endereço"
            value={chosenServer || !isChosen ? undefined : draft.provider}
            options={providers}
            onValueChange={(provider) => {
              setDraft(writer?.provider === provider ? draftOf(writer) : draftOfProvider(provider));
              tests.forgetModels();
            }}
          />
          {isChosen && (
            <div className="grid gap-4 sm:grid-cols-2">
              <ConnectionFields
                draft={draft}
                saved={writer}
                keyRefusal={settings.keyRefusal}
                asksUrl={draft.provider === 'openai-compatible'}
                asksKey={!chosenServer}
                onChange={change}
              />
              <ModelField value={draft.model} models={models} onValueChange={(model) => change({ model })} />
            </div>
          )}
        </>
      )}
      <AiActions
        test={
          isChosen && (
            <Button busy={tests.isTesting} onClick={() => tests.run({ writer: bodyOf(draft) })}>
              {tests.isTesting ? 'Testando...' : 'Testar'}
            </Button>
          )
        }
        hint={isChosen ? 'Testa o que está na tela, sem salvar.' : 'Escolha acima quem vai escrever.'}
      >
        {!isFromServer && hasModel(settings) && (
          <Button
            variant="ghost"
            busy={save.isPending}
            onClick={() => save.mutate({ writer: { ...draftOfProvider('none'), key: '' } })}
          >
            Desligar
          </Button>
        )}
        {!isFromServer && isChosen && (
          <Button
            variant="primary"
            busy={save.isPending}
            disabled={isSaved}
            onClick={() =>
              save.mutate({ writer: bodyOf(draft) }, { onSuccess: (next) => setDraft(draftOf(next.writer)) })
            }
          >
            Salvar
          </Button>
        )}
      </AiActions>
      <ConnectionTests tests={tests.results} />
      {(hasModel(settings) || settings.exams.length > 0) && <ModelTestResults settings={settings} />}
    </AiSection>
  );
}

function describe(writer: AiSettingsView['writer']): string {
  if (!writer || writer.provider === 'none') return 'Nenhum modelo: os textos saem da ficha.';
  const where = writer.url ? hostOf(writer.url) : providerNames[writer.provider];
  return `${writer.model} em ${where}${writer.savedAt ? `, desde ${formatDate(writer.savedAt)}` : ', definido no servidor'}`;
}

const isSameAs = (draft: WriterDraft, writer: AiSettingsView['writer']): boolean =>
  writer !== null &&
  draft.key === undefined &&
  draft.provider === writer.provider &&
  draft.url === writer.url &&
  draft.model === writer.model &&
  draft.allowsPrivate === writer.allowsPrivate;

const bodyOf = ({ key, ...draft }: WriterDraft) => ({ ...draft, ...(key !== undefined && { key }) });

type ModelFieldProps = { value: string; models: readonly string[]; onValueChange: (model: string) => void };

/** Select of the server's models, or free text: some servers list none, some hundreds. */
function ModelField({ value, models, onValueChange }: ModelFieldProps) {
  const listId = useId();
  return (
    <Field label="Modelo" hint={models.length > 0 ? countOf(models.length) : 'Teste para ler a lista do servidor.'}>
      <Input list={listId} value={value} maxLength={200} onChange={(event) => onValueChange(event.target.value)} />
      <datalist id={listId}>
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </Field>
  );
}

const countOf = (count: number): string =>
  count === 1 ? '1 modelo, lido do servidor agora' : `${count} modelos, lidos do servidor agora`;

export type WriterDraft = {
  provider: WriterChoice;
  url: string;
  model: string;
  /** Undefined: keep the saved key. */
  key: string | undefined;
  allowsPrivate: boolean;
};

const draftOf = (writer: AiSettingsView['writer']): WriterDraft => ({
  provider: writer?.provider ?? 'none',
  url: writer?.url ?? '',
  model: writer?.model ?? '',
  key: undefined,
  allowsPrivate: writer?.allowsPrivate ?? false,
});

/** Choosing a server that was detected on this network also allows private addresses. */
export const draftOfServer = ({ url, models }: LocalServer): WriterDraft => ({
  provider: 'openai-compatible',
  url: url ?? '',
  model: models[0] ?? '',
  key: undefined,
  allowsPrivate: true,
});

export const draftOfProvider = (provider: WriterChoice): WriterDraft => ({
  provider,
  url: '',
  model: '',
  key: undefined,
  allowsPrivate: false,
});

export const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).host.replace('127.0.0.1', 'localhost') : url;
