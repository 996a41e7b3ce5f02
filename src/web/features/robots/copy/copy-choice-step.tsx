import { COPY_MODEL_OPTIONS, ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { RobotForm } from '#web/components/robot-text/robot-form.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { GenerateBar } from '../generation/generate-bar.tsx';
import { type AssistantTask, OwnAssistant } from '../generation/own-assistant.tsx';
import type { Generation } from '../generation/use-generation.ts';
import { OptionGroup } from '../option-group.tsx';
import type { CopyAsked, CopySession } from './copy-robot.tsx';

type CopyChoiceStepProps = {
  session: CopySession;
  isInstant: boolean;
  generation: Generation;
  failure: string | undefined;
  onFailure: (failure: string | undefined) => void;
  onChange: (part: Partial<CopySession>) => void;
  onSubmit: (asked: CopyAsked) => void;
  byAssistant: (asked: CopyAsked) => AssistantTask;
};

export function CopyChoiceStep(props: CopyChoiceStepProps) {
  const { session, isInstant, generation, failure, onFailure, onChange, onSubmit, byAssistant } = props;
  const { chosenName, chosenModel } = session;

  function readChoice(): CopyAsked | undefined {
    const isComplete = chosenName && chosenModel;
    onFailure(isComplete ? undefined : 'Selecione um nome e um modelo de copy.');
    return isComplete ? { robot: 'copy', description: session.description.trim(), chosenName, chosenModel } : undefined;
  }

  function handleSubmit() {
    const asked = readChoice();
    if (asked) onSubmit(asked);
  }

  function prepare() {
    const asked = readChoice();
    return asked && byAssistant(asked);
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
        {failure && <Alert variant="error">{failure}</Alert>}
        <GenerateBar
          robot="copy"
          label="Gerar Copy"
          busyLabel="Gerando..."
          seconds={isInstant ? undefined : ESTIMATED_SECONDS.copy}
          disabled={!chosenName || !chosenModel}
          generation={generation}
        />
      </RobotForm>
      <OwnAssistant name="copy" prepare={prepare} />
    </>
  );
}
