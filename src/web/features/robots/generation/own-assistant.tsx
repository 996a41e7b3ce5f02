import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Copy } from 'lucide-react';
import { type ClipboardEvent, type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Body } from '#contract/base/endpoint.ts';
import { checkAnswer, getPrompt } from '#contract/robots/own-assistant.ts';
import { MAX_PASTED_ANSWER } from '#domain/robots/robot-options.ts';
import { copyWhenReady } from '#web/components/content/copy-when-ready.ts';
import type { RobotReply } from '#web/components/robot-text/result.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { call } from '#web/lib/api/api.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useRequest } from '#web/lib/use-request.ts';

export const ASSISTANT_ID = 'assistente';

type OwnAssistantProps = Pick<AssistantFoldProps, 'isMain'> & {
  name: string;
  prepare: Prepare;
};

export const OwnAssistant = ({ name, prepare, ...props }: OwnAssistantProps) => (
  <AssistantFold assistant={useOwnAssistant(name, prepare)} {...props} />
);

type AssistantFoldProps = {
  assistant: OwnAssistantControls;
  /** Nothing else can write: open, and its next button is the main one of the page. */
  isMain?: boolean;
  /** The button that copies the request stands with the form above, until it is copied. */
  isCopiedAbove?: boolean;
};

export function AssistantFold(props: AssistantFoldProps) {
  // Who writes decides what stands above it, and what it is.
  return useQuery(robotWritersQuery).isPending ? null : <Assistant {...props} />;
}

function Assistant({ assistant, isMain = false, isCopiedAbove }: AssistantFoldProps) {
  const [isOpen] = useState(isMain || assistant.answer !== '');
  return (
    <details className="mt-6 border-line border-t" id={ASSISTANT_ID} open={isOpen}>
      <summary className="min-h-8 py-3.5">
        <span className="h3 mr-2">Use o assistente que você já tem</span>{' '}
        <span className="text-fg-muted text-sm">ChatGPT, Gemini, Claude</span>
      </summary>
      <AssistantSteps
        assistant={assistant}
        isMain={isMain}
        isCopiedAbove={isCopiedAbove}
        lead="Leva o seu texto, sem o preço e o fornecedor que reconhecemos nele, os dados que você aceitou e as regras do Japão. Cole na conversa com o seu assistente."
        note="Ao colar, a conferência começa sozinha."
        label={assistant.isChecking ? 'Conferindo...' : 'Conferir resposta'}
      />
    </details>
  );
}

type AssistantStepsProps = {
  assistant: OwnAssistantControls;
  isMain: boolean;
  isCopiedAbove?: boolean | undefined;
  lead: string;
  note: string;
  label: string;
};

export function AssistantSteps({ assistant, isMain, isCopiedAbove = false, lead, note, label }: AssistantStepsProps) {
  const { copied, answer } = assistant;
  const answerRef = useRef<HTMLTextAreaElement>(null);
  // Whoever comes back from the assistant pastes at once.
  useEffect(() => {
    if (copied?.isCopied) answerRef.current?.focus({ preventScroll: true });
  }, [copied]);

  /** Checks the answer on paste; when the field already has text, only the button checks it. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isWhole = selectionEnd - selectionStart === value.length;
    const pasted = event.clipboardData.getData('text').slice(0, MAX_PASTED_ANSWER);
    if (!isWhole || pasted.trim() === '') return;
    event.preventDefault();
    assistant.change(pasted);
    assistant.check(pasted);
  }

  return (
    <div className="grid rounded-lg border border-line lg:grid-cols-2">
      <Step
        title="1. Copiar pedido"
        isDone={copied !== undefined}
        note={
          <span className="text-fg-muted text-sm" role="status">
            {copied &&
              (copied.isCopied ? `Copiado: ${copied.prompt.length} caracteres` : 'Selecione o pedido e copie à mão.')}
          </span>
        }
        button={
          (copied || !isCopiedAbove) && (
            <CopyRequest assistant={assistant} variant={isMain && !copied ? 'primary' : 'secondary'} />
          )
        }
      >
        {copied ? (
          <textarea
            className="w-full resize-y rounded-md border border-line bg-transparent p-3 text-fg-soft text-sm/6"
            aria-label="Pedido"
            readOnly
            rows={4}
            value={copied.prompt}
          />
        ) : (
          <p className="text-fg-muted text-sm">{lead}</p>
        )}
        {assistant.copyFailure && (
          <p role="alert" className="text-danger text-sm">
            {assistant.copyFailure}
          </p>
        )}
      </Step>
      <Step
        title="2. Colar a resposta"
        note={<span className="text-fg-muted text-sm">{note}</span>}
        button={
          <Button
            variant={isMain && copied ? 'primary' : 'secondary'}
            busy={assistant.isChecking}
            disabled={answer.trim() === ''}
            onClick={() => assistant.check(answer)}
          >
            {!assistant.isChecking && <ClipboardCheck aria-hidden="true" />}
            {label}
          </Button>
        }
      >
        <Field label="Resposta do seu assistente" error={assistant.problem} hideLabel>
          <Textarea
            ref={answerRef}
            rows={4}
            maxLength={MAX_PASTED_ANSWER}
            placeholder="Cole aqui a resposta inteira"
            value={answer}
            onPaste={handlePaste}
            onChange={(event) => assistant.change(event.target.value)}
          />
        </Field>
      </Step>
    </div>
  );
}

type CopyRequestProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  assistant: OwnAssistantControls;
};

export const CopyRequest = ({ assistant: { copied, copy, isCopying }, ...props }: CopyRequestProps) => (
  <Button busy={isCopying} onClick={copy} {...props}>
    {!isCopying && <Copy aria-hidden="true" />}
    {copied ? 'Copiar de novo' : 'Copiar pedido'}
  </Button>
);

type StepProps = { title: string; isDone?: boolean; children: ReactNode; note: ReactNode; button: ReactNode };

const Step = ({ title, isDone, children, note, button }: StepProps) => (
  <section className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-3 border-line p-4 max-lg:not-first:border-t lg:not-first:border-l">
    <h2 className="flex items-center gap-2 font-semibold">
      <span className="eye" data-on={isDone} aria-hidden="true" />
      {title}
    </h2>
    {children}
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {note}
      {button}
    </div>
  </section>
);

export type RobotRequest = Body<typeof checkAnswer>['request'];

export type AssistantTask = {
  prompt: Body<typeof getPrompt>;
  /** The request is being copied: what is pasted from now on answers it. */
  onAsked?: () => void;
  read: (answer: string, signal: AbortSignal) => Promise<() => void>;
};

export const robotTask = (request: RobotRequest, textId: string, take: (reply: RobotReply) => void): AssistantTask => ({
  prompt: request,
  read: async (answer, signal) => {
    const reply = await call(checkAnswer, { body: { request, answer, textId } }, { signal });
    return () => take(reply);
  },
});

const INCOMPLETE = 'Preencha primeiro o que falta acima.';

/** Undefined while the form is incomplete, which then shows the reason. */
type Prepare = () => Promise<AssistantTask | undefined> | AssistantTask | undefined;

export function useOwnAssistant(name: string, prepare: Prepare) {
  const [draft, setDraft] = useDraftState(`${name}.answer`, { answer: '' });
  const copying = useRequest({
    send: async () => {
      const task = await prepare();
      if (!task) throw new Error(INCOMPLETE);
      task.onAsked?.();
      const asked = call(getPrompt, { body: task.prompt }).then(({ prompt }) => prompt);
      // The prompt is also shown below, to be selected there if clipboard access is denied.
      const isCopied = await copyWhenReady(asked).then(
        () => true,
        () => false,
      );
      return { prompt: await asked, isCopied };
    },
  });

  const checking = useRequest({
    send: async (answer: string, signal) => {
      const task = await prepare();
      if (!task) throw new Error(INCOMPLETE);
      return task.read(answer, signal);
    },
    onSuccess: (take) => {
      // By itself: where taking it over unmounts the field, its draft would stay.
      flushSync(() => setDraft({ answer: '' }));
      take();
    },
  });

  return {
    copy: () => copying.mutate(),
    isCopying: copying.isPending,
    copied: copying.data,
    /** What comes next is another request. */
    forgetCopied: copying.reset,
    copyFailure: copying.failure,
    answer: draft.answer,
    change(answer: string) {
      checking.reset();
      setDraft({ answer });
    },
    check: (answer: string) => checking.mutate(answer),
    isChecking: checking.isPending,
    problem: checking.failure,
  };
}

type OwnAssistantControls = ReturnType<typeof useOwnAssistant>;
