import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { generateCopy } from '#contract/robots/robots.ts';
import { AppError } from '#domain/errors.ts';
import { type CopyModel, ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { robots } from '#web/components/robot-text/robot-catalogue.ts';
import { RobotForm } from '#web/components/robot-text/robot-form.tsx';
import { WrittenBy } from '#web/components/robot-text/written-by.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { callStream, type StreamWatcher } from '#web/lib/api/call-stream.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { newId } from '#web/lib/new-id.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { usePreloadedComponent } from '#web/lib/page/use-lazy-component.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { DescriptionField, type Suggestions, useSuggestions } from '../description-field.tsx';
import { GenerateBar } from '../generation/generate-bar.tsx';
import { OwnAssistant, robotTask } from '../generation/own-assistant.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { RobotFrame } from '../robot-frame.tsx';
import type { RobotOrigin } from '../robot-search-params.ts';
import { type TextRequest, useRobotText } from '../use-robot-text.ts';
import { PhotoField, type ProductPhoto } from './photo-field.tsx';
import { useCopyCounter } from './use-copy-counter.ts';

const loadEndpoint = () => import('#contract/robots/robots.ts').then((contract) => contract.generateCopy);
const loadChoiceStep = () => import('./copy-choice-step.tsx').then((module) => module.CopyChoiceStep);
const loadResultStep = () => import('./copy-result-step.tsx').then((module) => module.CopyResultStep);

export type CopyAsked = Extract<TextRequest, { robot: 'copy' }>;

const steps = ['Produto', 'Nome e modelo', 'Copy'];

export type CopySession = {
  description: string;
  photo?: ProductPhoto | undefined;
  names: string[];
  chosenName?: string | undefined;
  chosenModel?: CopyModel | undefined;
  step: 1 | 2;
  textId?: string | undefined;
};

const empty: CopySession = {
  description: '',
  photo: undefined,
  names: [],
  chosenName: undefined,
  chosenModel: 'auto',
  step: 1,
  textId: undefined,
};

const call = {
  endpoint: generateCopy,
  needs: ['publico', 'persona', 'copy'],
  emptyMessage: 'Falha ao gerar o conteúdo completo. Tente novamente.',
};

const withoutPhoto = (session: CopySession): CopySession => ({ ...session, photo: undefined });

export function CopyRobot({ productId }: RobotOrigin) {
  const { data: writers } = useQuery(robotWritersQuery);
  const [session, setSession] = useDraftState('copy.form', empty, { smaller: withoutPhoto });
  const countCopy = useCopyCounter();
  const suggestions = useSuggestions('copy', session.description, productId);
  const change = (part: Partial<CopySession>) => setSession((current) => ({ ...current, ...part }));
  const robotText = useRobotText({
    robot: 'copy',
    call,
    writer: writers?.copy,
    productId,
    knownTextId: session.textId,
    seconds: ESTIMATED_SECONDS.copy,
    extra: () => ({ action: 'generateCopy', imageBase64: session.photo?.base64 ?? null }),
    onDone: () => {
      // The next copy from these names is saved as a new text.
      change({ textId: undefined });
      countCopy();
    },
    onFailed: () => errorToast('Não foi possível gerar a copy. Por favor, tente novamente.'),
  });
  const { editor } = robotText;
  // This robot's own draft.
  const asked = robotText.asked as CopyAsked | undefined;
  const isInstant = writers === undefined || writers.copy === 'composer';
  const step = editor && asked ? 3 : session.step;
  const [CopyChoiceStep, wantChoiceStep] = usePreloadedComponent(loadChoiceStep);
  const [CopyResultStep, wantResultStep] = usePreloadedComponent(loadResultStep);
  useEffect(() => {
    if (step === 2) wantChoiceStep();
    if (step === 3) wantResultStep();
  }, [step, wantChoiceStep, wantResultStep]);

  const leads = {
    1: 'Conte o que você vende. A foto ajuda, mas não é obrigatória.',
    2: 'Escolha o nome e o modelo do texto.',
    3: asked && editor && (
      <>
        <span>{`${asked.chosenName}, modelo ${asked.chosenModel === 'auto' ? 'automático' : asked.chosenModel}`}</span>
        <WrittenBy writer={editor.result.writer} isWriting={editor.isWriting} />
      </>
    ),
  };

  return (
    <RobotFrame robot={robots.copy} lead={leads[step]} step={step} steps={steps} compact={step === 3}>
      {step === 1 && (
        <CopyBriefStep
          session={session}
          isInstant={isInstant}
          productId={productId}
          suggestions={suggestions}
          onChange={change}
          onNames={(names, textId) => change({ names, textId, step: 2, chosenName: names[0] })}
        />
      )}
      {step === 2 && CopyChoiceStep && (
        <CopyChoiceStep
          session={session}
          isInstant={isInstant}
          robotText={robotText}
          suggestions={suggestions}
          onChange={change}
        />
      )}
      {step === 3 && CopyResultStep && (
        <CopyResultStep
          robotText={robotText}
          onRestart={() => {
            robotText.clear();
            setSession(empty);
          }}
        />
      )}
    </RobotFrame>
  );
}

type CopyBriefStepProps = {
  session: CopySession;
  isInstant: boolean;
  onChange: (part: Partial<CopySession>) => void;
  productId: string | undefined;
  suggestions: Suggestions;
  onNames: (names: string[], textId: string) => void;
};

function CopyBriefStep(props: CopyBriefStepProps) {
  const { session, isInstant, productId, suggestions, onChange, onNames } = props;
  const names = useGeneration(askNames);
  const { problems, accepts, mend } = useContractProblems(loadEndpoint);

  async function handleSubmit() {
    const textId = newId();
    const imageBase64 = session.photo?.base64 ?? null;
    const brief = {
      description: session.description.trim(),
      imageBase64,
      textId,
      productId,
      sheet: suggestions.accepted(),
    };
    if (!(await accepts({ action: 'generateNames', ...brief }))) return;
    names.run(brief, {
      seconds: isInstant ? undefined : ESTIMATED_SECONDS.names,
      onDone: (found) => onNames(found, textId),
      onFailed: () => errorToast('Não foi possível gerar os nomes. Por favor, tente novamente.'),
    });
  }

  async function prepare() {
    const description = session.description.trim();
    if (!(await accepts({ action: 'generateNames', description, imageBase64: null }))) return undefined;
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
          asksProductType={isInstant}
          onValueChange={(description) => {
            onChange({ description });
            mend('description');
          }}
        />
        <PhotoField photo={session.photo} onPhotoChange={(photo) => onChange({ photo })} />
        {names.failure && <Alert variant="error">{`Erro ao gerar nomes: ${names.failure}`}</Alert>}
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

type NamesAsked = {
  description: string;
  imageBase64: string | null;
  textId: string;
  productId?: string | undefined;
  sheet?: Sheet | undefined;
};

async function askNames(brief: NamesAsked, watcher: StreamWatcher): Promise<string[]> {
  const reply = await callStream(generateCopy, { body: { action: 'generateNames', ...brief } }, watcher);
  if (!('names' in reply) || reply.names.length === 0) {
    throw new AppError('provider_failed', 'Não foi possível gerar nomes. Tente novamente.');
  }
  return reply.names;
}
