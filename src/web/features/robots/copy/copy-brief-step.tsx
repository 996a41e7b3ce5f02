import { type FormEvent, useState } from 'react';
import { generateCopy } from '#contract/robots/robots.ts';
import { ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { RobotForm } from '#web/components/writing/robot-form.tsx';
import { newId } from '#web/lib/new-id.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { DescriptionField } from '../description-field.tsx';
import { GenerateBar } from '../generation/generate-bar.tsx';
import { OwnAssistant } from '../generation/own-assistant.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { robotTask } from '../generation/use-own-assistant.ts';
import type { Suggestions } from '../use-suggestions.ts';
import { askNames } from './ask-copy.ts';
import type { CopySession } from './copy-robot.tsx';
import { PhotoField } from './photo-field.tsx';

type CopyBriefStepProps = {
  session: CopySession;
  /** The result is immediate, so no duration is shown. */
  isInstant: boolean;
  onChange: (part: Partial<CopySession>) => void;
  productId: string | undefined;
  suggestions: Suggestions;
  onNames: (names: string[], textId: string) => void;
};

export function CopyBriefStep(props: CopyBriefStepProps) {
  const { session, isInstant, productId, suggestions, onChange, onNames } = props;
  const names = useGeneration(askNames);
  const { problems, accepts, mend } = useContractProblems(generateCopy);
  const [failure, setFailure] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    const textId = newId();
    const imageBase64 = session.photo?.base64 ?? null;
    const brief = {
      description: session.description.trim(),
      imageBase64,
      textId,
      productId,
      sheet: suggestions.accepted(),
    };
    if (!accepts({ action: 'generateNames', ...brief })) return;
    names.run(brief, {
      seconds: isInstant ? undefined : ESTIMATED_SECONDS.names,
      onDone: (found) => onNames(found, textId),
      onFailed: (message) => {
        setFailure(`Erro ao gerar nomes: ${message}`);
        errorToast('Não foi possível gerar os nomes. Por favor, tente novamente.');
      },
    });
  }

  function prepare() {
    const description = session.description.trim();
    if (!accepts({ action: 'generateNames', description, imageBase64: null })) return undefined;
    const textId = newId();
    const request = { robot: 'names' as const, description, productId, sheet: suggestions.accepted() };
    return robotTask(request, textId, (reply) => 'names' in reply && onNames(reply.names, textId));
  }

  return (
    <>
      <RobotForm onSubmit={handleSubmit}>
        <DescriptionField
          label="Descrição do produto"
          value={session.description}
          error={problems.description}
          suggestions={suggestions}
          productId={productId}
          asksProductType={isInstant}
          onValueChange={(description) => {
            onChange({ description });
            mend('description');
          }}
        />
        <PhotoField photo={session.photo} onPhotoChange={(photo) => onChange({ photo })} />
        {failure && <Alert variant="error">{failure}</Alert>}
        {names.written?.names && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-fg-soft" aria-label="Nomes que já chegaram">
            {names.written.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <GenerateBar
          robot="copy"
          label="Analisar"
          busyLabel="Analisando..."
          seconds={isInstant ? undefined : ESTIMATED_SECONDS.names}
          generation={names}
        />
      </RobotForm>
      <OwnAssistant name="copy.names" prepare={prepare} />
    </>
  );
}
