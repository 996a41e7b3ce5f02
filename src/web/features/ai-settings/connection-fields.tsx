import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import { formatDate } from '#web/lib/format-date.ts';

/** Connection settings shared by models and translation services. */
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
