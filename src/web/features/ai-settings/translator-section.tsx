import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AiSettingsView,
  fetchLocalTranslator,
  type LocalTranslator,
  removeLocalTranslator,
} from '#contract/admin/ai-settings.ts';
import { providerNames, type TranslatorChoice } from '#domain/robots/ai-providers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EyeRadio } from '#web/components/ui/form/eye-checkbox.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { AiActions, AiOption, AiOptionLabel, AiSection, ProgressMark, Standing } from './ai-section.tsx';
import { aiSettingsQuery, useSaveAiSettings } from './ai-settings.queries.ts';
import { ConnectionFields, ConnectionTests, useConnectionTests } from './model-connection.tsx';

const options: readonly { value: TranslatorChoice; label: string; needs: string }[] = [
  { value: 'local', label: 'Tradutor local (Firefox)', needs: 'Sem chave, roda nesta máquina' },
  { value: 'deepl', label: 'DeepL', needs: 'Pede chave' },
  { value: 'libretranslate', label: 'LibreTranslate', needs: 'Pede endereço' },
  { value: 'none', label: 'Nenhum', needs: 'Só o que a pessoa escreve ou cola' },
];

type Draft = { provider: TranslatorChoice; url: string; key: string | undefined; allowsPrivate: boolean };

const draftOf = (saved: AiSettingsView['translator']): Draft => ({
  provider: saved?.provider ?? 'local',
  url: saved?.url ?? '',
  key: undefined,
  allowsPrivate: saved?.allowsPrivate ?? false,
});

export function TranslatorSection({ settings }: { settings: AiSettingsView }) {
  const { translator, localTranslator } = settings;
  const [draft, setDraft] = useState(draftOf(translator));
  const save = useSaveAiSettings();
  const tests = useConnectionTests();
  const isFromServer = translator?.isFromServer ?? false;
  const current = translator?.provider ?? 'local';
  const isService = draft.provider === 'deepl' || draft.provider === 'libretranslate';
  const { key, ...rest } = draft;
  const body = { ...rest, ...(key !== undefined && { key }) };
  return (
    <AiSection
      id="ai-translator"
      title="Quem traduz"
      standing={
        <Standing isOn={current !== 'none'}>
          {providerNames[current]}
          {isFromServer && ', definido no servidor'}
        </Standing>
      }
    >
      <fieldset className="overflow-hidden rounded-lg border border-line bg-surface" disabled={isFromServer}>
        <legend className="sr-only">Quem traduz</legend>
        {options.map(({ value, label, needs }) => (
          <AiOption key={value}>
            <EyeRadio
              name="ai-translator"
              id={`ai-translator-${value}`}
              checked={draft.provider === value}
              onChange={() =>
                setDraft(translator?.provider === value ? draftOf(translator) : { ...draftOf(null), provider: value })
              }
            />
            <AiOptionLabel htmlFor={`ai-translator-${value}`}>
              <b className="font-[550]">{label}</b>
              <small className="text-fg-muted text-sm/6">{needs}</small>
            </AiOptionLabel>
            {value === 'local' && draft.provider === 'local' && <LocalTranslatorFiles status={localTranslator} />}
            {value === draft.provider && isService && (
              <div className="col-start-2 mt-2 grid gap-3 sm:grid-cols-2">
                <ConnectionFields
                  draft={draft}
                  saved={translator}
                  keyRefusal={settings.keyRefusal}
                  asksUrl={value === 'libretranslate'}
                  asksKey
                  onChange={(part) => setDraft((known) => ({ ...known, ...part }))}
                />
              </div>
            )}
          </AiOption>
        ))}
      </fieldset>
      {!isFromServer && (
        <AiActions
          test={
            isService && (
              <Button busy={tests.isTesting} onClick={() => tests.run({ translator: body })}>
                {tests.isTesting ? 'Testando...' : 'Testar tradutor'}
              </Button>
            )
          }
        >
          <Button
            busy={save.isPending}
            onClick={() =>
              save.mutate({ translator: body }, { onSuccess: (next) => setDraft(draftOf(next.translator)) })
            }
          >
            Salvar tradutor
          </Button>
        </AiActions>
      )}
      <ConnectionTests tests={tests.results} />
    </AiSection>
  );
}

const languages: Readonly<Record<string, string>> = { pt: 'português', en: 'inglês', ja: 'japonês' };
const nameOf = (pair: string): string =>
  pair
    .split('-')
    .map((code) => languages[code] ?? code)
    .join(' para ');

function LocalTranslatorFiles({ status }: { status: LocalTranslator }) {
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
            <ProgressMark state={each.isReady ? 'full' : each.doneBytes > 0 ? 'running' : 'empty'} />
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

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
