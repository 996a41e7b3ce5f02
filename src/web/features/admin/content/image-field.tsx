import { CircleAlert, ImageUp, X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { safeParse } from 'zod/v4/core';
import { buildPath } from '#contract/base/endpoint.ts';
import { errorBodySchema } from '#contract/base/error-body.ts';
import { type Bucket, MAX_IMAGE_BYTES, type StoredImage, storedImageSchema, uploadImage } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { cn } from '#web/lib/cn.ts';
import { currentToken } from '#web/lib/session/session.ts';

type ImageFieldProps = {
  label: string;
  bucket: Bucket;
  value: string;
  onValueChange: (url: string) => void;
  onSendingChange: (isSending: boolean) => void;
  /** Shows the whole image at its own aspect ratio; otherwise the image fills the frame. */
  isWhole?: boolean;
  instead?: ReactNode;
  error?: string | undefined;
};

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

/** Uploads an image and reports progress. Uses XMLHttpRequest because `fetch` has no upload progress. */
async function sendImage(
  bucket: Bucket,
  file: File,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<StoredImage> {
  if (!file.type.startsWith('image/')) throw new AppError('unsupported_media', 'Escolha um arquivo de imagem.');
  if (file.size > MAX_IMAGE_BYTES) throw new AppError('payload_too_large', 'A imagem pode ter no máximo 8 MB.');
  const token = await currentToken();
  const request = new XMLHttpRequest();
  // Null where the reply is no JSON.
  request.responseType = 'json';
  request.open(uploadImage.method, buildPath(uploadImage.path, { bucket }));
  request.setRequestHeader('authorization', `Bearer ${token ?? ''}`);
  request.setRequestHeader('content-type', file.type);
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
  await new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = () => reject(new AppError('unavailable', 'Sem conexão com o servidor. Tente novamente.'));
    request.onabort = () => resolve();
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
  const stored = safeParse(storedImageSchema, request.response);
  if (stored.success) return stored.data;
  const failure = safeParse(errorBodySchema, request.response);
  if (failure.success) throw new AppError(failure.data.code, failure.data.message);
  throw new AppError('internal', 'Não foi possível enviar a imagem.');
}
