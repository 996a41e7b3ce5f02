import type { ClipboardEvent, ComponentProps } from 'react';
import { MAX_PASTED_ANSWER } from '#domain/robots/robot-options.ts';
import { Textarea } from '#web/components/ui/form/textarea.tsx';

type AnswerTextareaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'onPaste' | 'value'> & {
  value: string;
  onValueChange: (answer: string) => void;
  onRead: (answer: string) => void;
};

/** The answer of the seller's own assistant: read on paste; beside text that is there, only the button reads it. */
export function AnswerTextarea({ onValueChange, onRead, ...props }: AnswerTextareaProps) {
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isWhole = selectionEnd - selectionStart === value.length;
    const pasted = event.clipboardData.getData('text').slice(0, MAX_PASTED_ANSWER);
    if (!isWhole || pasted.trim() === '') return;
    event.preventDefault();
    onValueChange(pasted);
    onRead(pasted);
  }

  return (
    <Textarea
      maxLength={MAX_PASTED_ANSWER}
      onPaste={handlePaste}
      onChange={(event) => onValueChange(event.target.value)}
      {...props}
    />
  );
}
