import { useState } from 'react';
import type { CopyModel } from '#domain/robots/robot-options.ts';
import { CopyBriefStep } from './copy-brief-step.tsx';
import { CopyChoiceStep } from './copy-choice-step.tsx';
import { CopyResultStep } from './copy-result-step.tsx';
import type { CopyResult } from './copy-robot.queries.ts';
import type { ProductPhoto } from './product-photo.ts';
import { robots } from './robot-catalog.ts';
import { RobotFrame } from './robot-frame.tsx';
import { useCopyCounter } from './use-copy-counter.ts';

const steps = ['Produto', 'Nome e modelo', 'Copy'];

export type CopySession = {
  description: string;
  photo: ProductPhoto | undefined;
  names: string[];
  chosenName: string | undefined;
  chosenModel: CopyModel | undefined;
  result: CopyResult | undefined;
};

const empty: CopySession = {
  description: '',
  photo: undefined,
  names: [],
  chosenName: undefined,
  chosenModel: undefined,
  result: undefined,
};

export function CopyRobot() {
  const [session, setSession] = useState(empty);
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const countCopy = useCopyCounter();
  const change = (part: Partial<CopySession>) => setSession((current) => ({ ...current, ...part }));

  const leads = {
    1: 'Conte o que você vende. A foto ajuda, mas não é obrigatória.',
    2: 'Escolha o nome e o modelo do texto.',
    3: `${session.chosenName ?? ''}, modelo ${session.chosenModel === 'auto' ? 'escolhido pelo robô' : (session.chosenModel ?? '')}`,
  };

  return (
    <RobotFrame robot={robots.copy} lead={leads[step]} step={step} steps={steps}>
      {step === 1 && (
        <CopyBriefStep
          session={session}
          onChange={change}
          onNames={(names) => {
            change({ names });
            setStep(2);
          }}
        />
      )}
      {step === 2 && (
        <CopyChoiceStep
          session={session}
          onChange={change}
          onResult={(made) => {
            change(made);
            countCopy();
            setStep(3);
          }}
        />
      )}
      {step === 3 && session.result && (
        <CopyResultStep
          result={session.result}
          onRestart={() => {
            setSession(empty);
            setStep(1);
          }}
        />
      )}
    </RobotFrame>
  );
}
