import { useState } from 'react';
import type { AiSettingsView } from '#contract/admin/ai-settings.ts';
import { providerNames, type TranslatorChoice } from '#domain/robots/ai-providers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EyeRadio } from '#web/components/ui/form/eye-checkbox.tsx';
import { AiActions, AiOption, AiOptionLabel, AiSection, Standing } from './ai-section.tsx';
import { useSaveAiSettings } from './ai-settings.queries.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { ConnectionTests, useConnectionTests } from './connection-tests.tsx';
import { LocalTranslatorFiles } from './local-translator-files.tsx';

const options: readonly { value: TranslatorChoice; label: string; needs: string }[] = [
  { value: 'local', label: 'Tradutor local (Firefox)', needs: 'Sem chave, roda nesta máquina' },
  { value: 'deepl', label: 'DeepL', needs: 'Pede chave' },
  { value: 'libretranslate', label: 'LibreTranslate', needs: 'Pede endereço' },
  { value: 'none', label: 'Nenhum', needs: 'Só o que a pessoa escreve ou cola' },
];

type Draft = { provider: TranslatorChoice; url: string; key: string | undefined; allowsPrivate: boolean };

/** Defaults to the local translator when nothing is saved. */
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
