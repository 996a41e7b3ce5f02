import { ClipboardCheck, Copy } from 'lucide-react';
import type { ClipboardEvent } from 'react';
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
    <div className="assistant-halves">
      <section>
        <h2>
          <span className="eye" data-on={copied !== undefined} aria-hidden="true" />
          1. Copiar pedido
        </h2>
        {copied ? (
          <textarea className="assistant-prompt" aria-label="Pedido" readOnly rows={4} value={copied.prompt} />
        ) : (
          <p className="text-fg-muted text-sm">{lead}</p>
        )}
        {assistant.copyFailure && (
          <p role="alert" className="text-danger text-sm">
            {assistant.copyFailure}
          </p>
        )}
        <div className="assistant-foot">
          <span className="text-fg-muted text-sm" role="status">
            {copied &&
              (copied.isCopied ? `Copiado: ${copied.prompt.length} caracteres` : 'Selecione o pedido e copie à mão.')}
          </span>
          <Button
            variant={isMain && !copied ? 'primary' : 'secondary'}
            busy={assistant.isCopying}
            onClick={assistant.copy}
          >
            {!assistant.isCopying && <Copy aria-hidden="true" />}
            {copied ? 'Copiar de novo' : 'Copiar pedido'}
          </Button>
        </div>
      </section>
      <section>
        <h2>
          <span className="eye" aria-hidden="true" />
          2. Colar a resposta
        </h2>
        <Field label="Resposta do seu assistente" error={assistant.problem} hideLabel>
          <Textarea
            rows={4}
            maxLength={MAX_PASTED_ANSWER}
            placeholder="Cole aqui a resposta inteira"
            value={answer}
            onPaste={handlePaste}
            onChange={(event) => assistant.change(event.target.value)}
          />
        </Field>
        <div className="assistant-foot">
          <span className="text-fg-muted text-sm">{note}</span>
          <Button
            variant={isMain && copied ? 'primary' : 'secondary'}
            busy={assistant.isChecking}
            disabled={answer.trim() === ''}
            onClick={() => assistant.check(answer)}
          >
            {!assistant.isChecking && <ClipboardCheck aria-hidden="true" />}
            {label}
          </Button>
        </div>
      </section>
    </div>
  );
}
