import { type FormEvent, useState } from 'react';
import { ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { askNames } from './copy-robot.queries.ts';
import type { CopySession } from './copy-robot.tsx';
import { DescriptionField } from './description-field.tsx';
import { failureToast } from './failure-toast.ts';
import { GenerateBar } from './generate-bar.tsx';
import { PhotoField } from './photo-field.tsx';
import { useGeneration } from './use-generation.ts';

type CopyBriefStepProps = {
  session: CopySession;
  onChange: (part: Partial<CopySession>) => void;
  onNames: (names: string[]) => void;
};

export function CopyBriefStep({ session, onChange, onNames }: CopyBriefStepProps) {
  const names = useGeneration(askNames);
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const description = session.description.trim();
    setFailure(undefined);
    setMissing(description ? undefined : 'Por favor, insira a descrição do produto.');
    if (!description) return;
    names.run(
      { description, imageBase64: session.photo?.base64 ?? null },
      {
        seconds: ESTIMATED_SECONDS.names,
        onDone: onNames,
        onFailed: (message) => {
          setFailure(`Erro ao gerar nomes: ${message}`);
          failureToast('Não foi possível gerar os nomes. Por favor, tente novamente.');
        },
      },
    );
  }

  return (
    <form className="robot-form" onSubmit={handleSubmit} noValidate>
      <PhotoField photo={session.photo} onPhotoChange={(photo) => onChange({ photo })} />
      <DescriptionField
        label="Descrição do produto"
        value={session.description}
        error={missing}
        onValueChange={(description) => {
          onChange({ description });
          setMissing(undefined);
        }}
      />
      {failure && <Alert variant="error">{failure}</Alert>}
      <GenerateBar label="Analisar" busyLabel="Analisando..." seconds={ESTIMATED_SECONDS.names} {...names} />
    </form>
  );
}
