import { useState } from 'react';
import { COPY_MODEL_OPTIONS } from '#domain/robots/robot-option-texts.ts';
import { ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { RobotForm } from '#web/components/robot-text/robot-form.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import type { Suggestions } from '../description-field.tsx';
import { GenerateBar } from '../generation/generate-bar.tsx';
import { OwnAssistant } from '../generation/own-assistant.tsx';
import { OptionGroup } from '../option-group.tsx';
import type { useRobotText } from '../use-robot-text.ts';
import type { CopyAsked, CopySession } from './copy-robot.tsx';

type CopyChoiceStepProps = {
  session: CopySession;
  isInstant: boolean;
  robotText: ReturnType<typeof useRobotText>;
  suggestions: Suggestions;
  onChange: (part: Partial<CopySession>) => void;
};

export function CopyChoiceStep({ session, isInstant, robotText, suggestions, onChange }: CopyChoiceStepProps) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { chosenName, chosenModel } = session;
  const { failure } = robotText.generation;
  const problem = isIncomplete ? 'Selecione um nome e um modelo de copy.' : failure && `Erro ao gerar copy: ${failure}`;

  function readChoice(): CopyAsked | undefined {
    setIsIncomplete(!chosenName || !chosenModel);
    if (!chosenName || !chosenModel) return undefined;
    return { robot: 'copy', description: session.description.trim(), chosenName, chosenModel };
  }

  function handleSubmit() {
    const asked = readChoice();
    if (asked) robotText.start(asked, suggestions.accepted());
  }

  function prepare() {
    const asked = readChoice();
    return asked && robotText.byAssistant(asked, suggestions.accepted());
  }

  return (
    <>
      <RobotForm onSubmit={handleSubmit}>
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
          />
        </div>
        <OptionGroup
          legend="Modelo de copy"
          options={COPY_MODEL_OPTIONS}
          value={chosenModel}
          onValueChange={(model) => onChange({ chosenModel: model })}
        />
        {problem && <Alert variant="error">{problem}</Alert>}
        <GenerateBar
          robot="copy"
          label="Gerar Copy"
          busyLabel="Gerando..."
          seconds={isInstant ? undefined : ESTIMATED_SECONDS.copy}
          disabled={!chosenName || !chosenModel}
          generation={robotText.generation}
        />
      </RobotForm>
      <OwnAssistant name="copy" prepare={prepare} />
    </>
  );
}
