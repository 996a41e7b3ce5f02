import { CircleAlert, ImageUp, X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Bucket } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { cn } from '#web/lib/cn.ts';
import { sendImage } from './upload-image.ts';

type ImageFieldProps = {
  label: string;
  bucket: Bucket;
  /** URL of the image; empty for none. */
  value: string;
  onValueChange: (url: string) => void;
  onSendingChange: (isSending: boolean) => void;
  /** Shows the whole image at its own aspect ratio; otherwise the image fills the frame. */
  isWhole?: boolean;
  /** Shown while there is no image. */
  instead?: ReactNode;
  error?: string | undefined;
};

/** Image upload field with progress and preview. */
export function ImageField({
  label,
  bucket,
  value,
  onValueChange,
  onSendingChange,
  isWhole = false,
  instead,
  error,
}: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const isSending = percent !== undefined;
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  async function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setFailure(undefined);
    setPercent(0);
    onSendingChange(true);
    const controller = new AbortController();
    sending.current = controller;
    try {
      const { url } = await sendImage(bucket, file, { onProgress: setPercent, signal: controller.signal });
      onValueChange(url);
    } catch (reason) {
      setFailure(reason instanceof AppError ? reason.message : 'Não foi possível enviar a imagem.');
    } finally {
      setPercent(undefined);
      onSendingChange(false);
    }
  }

  const problem = failure ?? error;
  return (
    <fieldset className="field">
      <legend className="label mb-2">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {value ? (
          <img
            src={value}
            alt="Prévia da imagem"
            className={cn(
              'aspect-video w-40 rounded-md border border-line',
              isWhole ? 'bg-surface object-contain p-3' : 'object-cover',
            )}
          />
        ) : (
          instead && (
            <div className="grid aspect-video w-40 place-items-center rounded-md border border-line bg-surface">
              {instead}
            </div>
          )
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
      {isSending && <Progress value={percent} tone="accent" label="Envio da imagem" />}
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
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
