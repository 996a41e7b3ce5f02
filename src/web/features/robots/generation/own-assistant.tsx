import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { AssistantSteps } from './assistant-steps.tsx';
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
export function OwnAssistant(props: OwnAssistantProps) {
  // Who writes decides what stands above it, and what it is.
  return useQuery(robotWritersQuery).isPending ? null : <Assistant {...props} />;
}

function Assistant({ name, isMain = false, prepare }: OwnAssistantProps) {
  const assistant = useOwnAssistant(name, prepare);
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
        lead="Leva o seu texto, sem o preço e o fornecedor que reconhecemos nele, os dados que você aceitou e as regras do Japão. Cole na conversa com o seu assistente."
        note="Ao colar, a conferência começa sozinha."
        label={assistant.isChecking ? 'Conferindo...' : 'Conferir resposta'}
      />
    </details>
  );
}
