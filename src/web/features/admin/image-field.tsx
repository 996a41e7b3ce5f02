import { ImageUp, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Bucket } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { sendImage } from './upload-image.ts';

type ImageFieldProps = {
  label: string;
  bucket: Bucket;
  /** Address of the picture; empty for none. */
  value: string;
  onValueChange: (url: string) => void;
  error?: string | undefined;
};

/** Picks a picture, shows how far its upload is, then the picture itself. */
export function ImageField({ label, bucket, value, onValueChange, error }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const isSending = percent !== undefined;

  async function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setFailure(undefined);
    setPercent(0);
    try {
      const { url } = await sendImage(bucket, file, setPercent);
      onValueChange(url);
    } catch (reason) {
      setFailure(reason instanceof AppError ? reason.message : 'Não foi possível enviar a imagem.');
    } finally {
      setPercent(undefined);
    }
  }

  const problem = failure ?? error;
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {value && (
          <img src={value} alt="Prévia da imagem" className="h-20 w-32 rounded-md border border-line object-cover" />
        )}
        <Button busy={isSending} onClick={() => input.current?.click()}>
          {!isSending && <ImageUp aria-hidden="true" />}
          {isSending ? `Enviando ${percent}%` : value ? 'Trocar imagem' : 'Enviar imagem'}
        </Button>
        {value && !isSending && (
          <Button variant="ghost" onClick={() => onValueChange('')}>
            <X aria-hidden="true" />
            Remover imagem
          </Button>
        )}
      </div>
      {isSending && <Progress value={percent} label="Envio da imagem" />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={handlePick}
      />
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
