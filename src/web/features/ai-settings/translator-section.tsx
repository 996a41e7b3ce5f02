import { useState } from 'react';
import type { AiSettingsView } from '#contract/admin/ai-settings.ts';
import { providerNames, type TranslatorChoice } from '#domain/robots/ai-providers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EyeRadio } from '#web/components/ui/form/eye-checkbox.tsx';
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
    <section className="ai-section" aria-labelledby="ai-translator">
      <header>
        <h2 className="h2" id="ai-translator">
          Quem traduz
        </h2>
        <p className="ai-standing">
          <span className="eye" data-on={current !== 'none'} aria-hidden="true" />
          <span>
            {providerNames[current]}
            {isFromServer && ', definido no servidor'}
          </span>
        </p>
      </header>
      <div className="ai-body">
        <fieldset className="ai-options" disabled={isFromServer}>
          <legend className="sr-only">Quem traduz</legend>
          {options.map(({ value, label, needs }) => (
            <div key={value} className="ai-option">
              <EyeRadio
                name="ai-translator"
                id={`ai-translator-${value}`}
                checked={draft.provider === value}
                onChange={() =>
                  setDraft(translator?.provider === value ? draftOf(translator) : { ...draftOf(null), provider: value })
                }
              />
              <label htmlFor={`ai-translator-${value}`} className="ai-option-words">
                <b>{label}</b>
                <small>{needs}</small>
              </label>
              {value === 'local' && draft.provider === 'local' && <LocalTranslatorFiles status={localTranslator} />}
              {value === draft.provider && isService && (
                <div className="ai-form ai-option-more">
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
            </div>
          ))}
        </fieldset>
        {!isFromServer && (
          <div className="ai-actions">
            {isService && (
              <Button busy={tests.isTesting} onClick={() => tests.run({ translator: body })}>
                {tests.isTesting ? 'Testando...' : 'Testar tradutor'}
              </Button>
            )}
            <span className="hint" />
            <Button
              busy={save.isPending}
              onClick={() =>
                save.mutate({ translator: body }, { onSuccess: (next) => setDraft(draftOf(next.translator)) })
              }
            >
              Salvar tradutor
            </Button>
          </div>
        )}
        <ConnectionTests tests={tests.results} />
      </div>
    </section>
  );
}
