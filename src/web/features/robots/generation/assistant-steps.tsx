import { ClipboardCheck, Copy } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { MAX_PASTED_ANSWER } from '#domain/robots/robot-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import type { OwnAssistantControls } from './use-own-assistant.ts';

type AssistantStepsProps = {
  assistant: OwnAssistantControls;
  /** The next button is the main one of the page. */
  isMain: boolean;
  /** What the request takes along. */
  lead: string;
  /** What happens when the answer is pasted, and the button for it. */
  note: string;
  label: string;
};

/** The two steps with an assistant of one's own: copy the request, paste the answer. */
export function AssistantSteps({ assistant, isMain, lead, note, label }: AssistantStepsProps) {
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
          <Button
            variant={isMain && !copied ? 'primary' : 'secondary'}
            busy={assistant.isCopying}
            onClick={assistant.copy}
          >
            {!assistant.isCopying && <Copy aria-hidden="true" />}
            {copied ? 'Copiar de novo' : 'Copiar pedido'}
          </Button>
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
