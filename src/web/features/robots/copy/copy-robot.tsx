import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CopyModel, ESTIMATED_SECONDS } from '#domain/robots/robot-options.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { robots } from '#web/components/writing/robot-catalog.ts';
import { WrittenBy } from '#web/components/writing/written-by.tsx';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { usePreloadedComponent } from '#web/lib/page/use-lazy-component.ts';
import { RobotFrame } from '../robot-frame.tsx';
import type { RobotOrigin } from '../robot-search.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { useWriting } from '../use-writing.ts';
import { askCopy, type CopyAsked } from './ask-copy.ts';
import { CopyBriefStep } from './copy-brief-step.tsx';
import type { ProductPhoto } from './product-photo.ts';
import { useCopyCounter } from './use-copy-counter.ts';

const loadChoiceStep = () => import('./copy-choice-step.tsx').then((module) => module.CopyChoiceStep);
const loadResultStep = () => import('./copy-result-step.tsx').then((module) => module.CopyResultStep);

const steps = ['Produto', 'Nome e modelo', 'Copy'];

export type CopySession = {
  description: string;
  photo?: ProductPhoto | undefined;
  names: string[];
  chosenName?: string | undefined;
  chosenModel?: CopyModel | undefined;
  step: 1 | 2;
  /** Id of the saved text with the names; the copy is saved to the same text. */
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

const withoutPhoto = (session: CopySession): CopySession => ({ ...session, photo: undefined });

export function CopyRobot({ productId }: RobotOrigin) {
  const { data: writers } = useQuery(robotWritersQuery);
  const [session, setSession] = useDraftState('copy', empty, { smaller: withoutPhoto });
  const [failure, setFailure] = useState<string>();
  const countCopy = useCopyCounter();
  const suggestions = useSuggestions('copy', session.description, productId);
  const change = (part: Partial<CopySession>) => setSession((current) => ({ ...current, ...part }));
  const writing = useWriting<CopyAsked>({
    name: 'copy',
    writer: writers?.copy,
    productId,
    knownTextId: session.textId,
    ask: (asked, guidance, watcher) => askCopy(asked, session.photo?.base64 ?? null, guidance, watcher),
    requestOf: (asked) => ({ robot: 'copy', ...asked }),
    sourceOf: ({ description }) => description,
    secondsFor: () => ESTIMATED_SECONDS.copy,
    onDone: () => {
      // The next copy from these names is saved as a new text.
      change({ textId: undefined });
      countCopy();
    },
    onFailed: (message) => {
      setFailure(`Erro ao gerar copy: ${message}`);
      errorToast('Não foi possível gerar a copy. Por favor, tente novamente.');
    },
  });
  const { editor, asked } = writing;
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
          generation={writing.generation}
          failure={failure}
          onFailure={setFailure}
          onChange={change}
          onSubmit={(choice) => writing.start(choice, suggestions.accepted())}
          byAssistant={(choice) => writing.byAssistant(choice, suggestions.accepted())}
        />
      )}
      {step === 3 && CopyResultStep && (
        <CopyResultStep
          writing={writing}
          onRestart={() => {
            writing.clear();
            setSession(empty);
          }}
        />
      )}
    </RobotFrame>
  );
}
