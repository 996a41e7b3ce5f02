import { type FormEvent, useState } from 'react';
import { COPY_MODEL_OPTIONS, type CopyModel, ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { logCopyFailure } from './copy-failure.ts';
import { askCopy, type CopyResult } from './copy-robot.queries.ts';
import type { CopySession } from './copy-robot.tsx';
import { failureToast } from './failure-toast.ts';
import { GenerateBar } from './generate-bar.tsx';
import { OptionGroup } from './option-group.tsx';
import { useGeneration } from './use-generation.ts';

type CopyChoiceStepProps = {
  session: CopySession;
  onChange: (part: Partial<CopySession>) => void;
  /** With what it was made of: the choice may have changed on screen meanwhile. */
  onResult: (made: { result: CopyResult; chosenName: string; chosenModel: CopyModel }) => void;
};

export function CopyChoiceStep({ session, onChange, onResult }: CopyChoiceStepProps) {
  const copy = useGeneration(askCopy);
  const [failure, setFailure] = useState<string>();
  const { chosenName, chosenModel } = session;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!chosenName || !chosenModel) {
      setFailure('Selecione um nome e um modelo de copy.');
      return;
    }
    setFailure(undefined);
    const description = session.description.trim();
    copy.run(
      { description, chosenName, chosenModel, imageBase64: session.photo?.base64 ?? null },
      {
        seconds: ESTIMATED_SECONDS.copy,
        onDone: (result) => onResult({ result, chosenName, chosenModel }),
        onFailed: (message) => {
          setFailure(`Erro ao gerar copy: ${message}`);
          failureToast('Não foi possível gerar a copy. Por favor, tente novamente.');
        },
      },
    );
  }

  return (
    <form className="robot-form" onSubmit={handleSubmit} noValidate>
      <div className="flex items-end gap-2">
        <Field label="Nome do produto" className="min-w-0 flex-1">
          <Select
            value={chosenName}
            onValueChange={(name) => onChange({ chosenName: name })}
            placeholder="Selecione um nome..."
            options={session.names.map((name) => ({ value: name, label: name }))}
          />
        </Field>
        <CopyButton
          text={chosenName ?? ''}
          label="Copiar nome"
          iconOnly
          size="md"
          variant="secondary"
          className="btn-form"
          feedbackMs={1500}
          disabled={!chosenName}
          onFailed={logCopyFailure}
        />
      </div>
      <OptionGroup
        legend="Modelo de copy"
        options={COPY_MODEL_OPTIONS}
        value={chosenModel}
        onValueChange={(model) => onChange({ chosenModel: model })}
      />
      {failure && <Alert variant="error">{failure}</Alert>}
      <GenerateBar
        label="Gerar Copy"
        busyLabel="Gerando..."
        seconds={ESTIMATED_SECONDS.copy}
        disabled={!chosenName || !chosenModel}
        {...copy}
      />
    </form>
  );
}
