import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Copy } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { MAX_PASTED_ANSWER } from '#domain/robots/robot-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { type AssistantTask, useOwnAssistant } from './use-own-assistant.ts';

export const ASSISTANT_ID = 'assistente';

type OwnAssistantProps = {
  /** Draft key of an answer that has not been accepted yet. */
  name: string;
  /** Nothing else can write: open, and its next button is the main one of the page. */
  isMain?: boolean;
  prepare: () => AssistantTask | undefined;
};

/** The seller's own assistant writes: copies our prompt, takes the pasted answer, checks it and saves it. */
export function OwnAssistant({ name, isMain = false, prepare }: OwnAssistantProps) {
  const assistant = useOwnAssistant(name, prepare);
  const { isPending } = useQuery(robotWritersQuery);
  const { copied, answer } = assistant;
  const [isOpen] = useState(isMain || answer !== '');

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

  // Who writes decides what stands above it.
  if (isPending) return null;
  return (
    <details className="assistant" id={ASSISTANT_ID} open={isOpen}>
      <summary>
        <span className="h3 mr-2">Use o assistente que você já tem</span>{' '}
        <span className="text-fg-muted text-sm">ChatGPT, Gemini, Claude</span>
      </summary>
      <div className="assistant-halves">
        <section>
          <h2>
            <span className="eye" data-on={copied !== undefined} aria-hidden="true" />
            1. Copiar pedido
          </h2>
          {copied ? (
            <textarea className="assistant-prompt" aria-label="Pedido" readOnly rows={4} value={copied.prompt} />
          ) : (
            <p className="text-fg-muted text-sm">
              Leva o seu texto, os dados que você aceitou e as regras do Japão. Cole na conversa com o seu assistente.
            </p>
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
            <span className="text-fg-muted text-sm">Ao colar, a conferência começa sozinha.</span>
            <Button
              variant={isMain && copied ? 'primary' : 'secondary'}
              busy={assistant.isChecking}
              disabled={answer.trim() === ''}
              onClick={() => assistant.check(answer)}
            >
              {!assistant.isChecking && <ClipboardCheck aria-hidden="true" />}
              {assistant.isChecking ? 'Conferindo...' : 'Conferir resposta'}
            </Button>
          </div>
        </section>
      </div>
    </details>
  );
}
