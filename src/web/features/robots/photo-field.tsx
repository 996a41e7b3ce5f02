import { ImageUp, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { Button } from '#web/components/ui/button.tsx';
import { type ProductPhoto, readPhoto } from './product-photo.ts';

type PhotoFieldProps = { photo: ProductPhoto | undefined; onPhotoChange: (photo: ProductPhoto | undefined) => void };

/** Optional picture of the product: click or drop. */
export function PhotoField({ photo, onPhotoChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  async function take(file: File | undefined) {
    if (!file) return;
    setError(undefined);
    try {
      onPhotoChange(await readPhoto(file));
    } catch (reason) {
      setError(reason instanceof AppError ? reason.message : 'Não foi possível ler a imagem.');
    }
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    void take(event.target.files?.[0]);
    event.target.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  return (
    <fieldset className="field">
      <legend className="label mb-1.5">Foto do produto (opcional)</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button is the real control. */}
      <div
        className="flex min-h-24 flex-wrap items-center gap-4 rounded-md border border-line-control border-dashed bg-field p-4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
      >
        {photo && (
          <img src={photo.dataUrl} alt={`Foto escolhida: ${photo.name}`} className="size-20 rounded-md object-cover" />
        )}
        <Button onClick={() => input.current?.click()}>
          <ImageUp aria-hidden="true" />
          {photo ? 'Trocar foto' : 'Escolher foto'}
        </Button>
        {photo ? (
          <Button variant="ghost" onClick={() => onPhotoChange(undefined)}>
            <X aria-hidden="true" />
            Remover
          </Button>
        ) : (
          <span className="text-fg-muted text-sm">Ou arraste para cá. Até 5 MB.</span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label="Foto do produto"
        onChange={handlePick}
      />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
