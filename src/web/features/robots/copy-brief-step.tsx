import { type FormEvent, useState } from 'react';
import { generateCopy } from '#contract/robots.ts';
import { ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { submitOnCtrlEnter } from '#web/components/writing/submit-on-ctrl-enter.ts';
import { newId } from '#web/lib/new-id.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { askNames } from './ask-copy.ts';
import type { CopySession } from './copy-robot.tsx';
import { DescriptionField } from './description-field.tsx';
import { failureToast } from './failure-toast.ts';
import { GenerateBar } from './generate-bar.tsx';
import { PhotoField } from './photo-field.tsx';
import { useGeneration } from './use-generation.ts';

type CopyBriefStepProps = {
  session: CopySession;
  /** The answer is immediate, so no time is told. */
  isInstant: boolean;
  onChange: (part: Partial<CopySession>) => void;
  productId: string | undefined;
  onNames: (names: string[], textId: string) => void;
};

export function CopyBriefStep({ session, isInstant, productId, onChange, onNames }: CopyBriefStepProps) {
  const names = useGeneration(askNames);
  const { problems, accepts, mend } = useContractProblems(generateCopy);
  const [failure, setFailure] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    const textId = newId();
    const imageBase64 = session.photo?.base64 ?? null;
    const brief = { description: session.description.trim(), imageBase64, textId, productId };
    if (!accepts({ action: 'generateNames', ...brief })) return;
    names.run(brief, {
      seconds: isInstant ? undefined : ESTIMATED_SECONDS.names,
      onDone: (found) => onNames(found, textId),
      onFailed: (message) => {
        setFailure(`Erro ao gerar nomes: ${message}`);
        failureToast('Não foi possível gerar os nomes. Por favor, tente novamente.');
      },
    });
  }

  return (
    <form className="robot-form" onSubmit={handleSubmit} onKeyDown={submitOnCtrlEnter} noValidate>
      <PhotoField photo={session.photo} onPhotoChange={(photo) => onChange({ photo })} />
      <DescriptionField
        label="Descrição do produto"
        value={session.description}
        error={problems.description}
        onValueChange={(description) => {
          onChange({ description });
          mend('description');
        }}
      />
      {failure && <Alert variant="error">{failure}</Alert>}
      {names.written?.names && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-fg-soft" aria-label="Nomes que já chegaram">
          {names.written.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <GenerateBar
        label="Analisar"
        busyLabel="Analisando..."
        seconds={isInstant ? undefined : ESTIMATED_SECONDS.names}
        generation={names}
      />
    </form>
  );
}
