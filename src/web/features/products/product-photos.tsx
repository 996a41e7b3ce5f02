import { ChevronLeft, ChevronRight, ImagePlus, Star, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { Product, ProductPhoto } from '#contract/products/products.ts';
import { MAX_PHOTO_ALT, MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { SelfSavingField } from '#web/components/ui/form/self-saving-field.tsx';
import { useAddPhotos, useChangePhoto, useRemovePhoto } from './products.queries.ts';

const ADD_PHOTOS = 'adicionar-fotos';

export const AddPhotosButton = () => (
  <Button variant="primary" className="max-sm:flex-1" onClick={() => document.getElementById(ADD_PHOTOS)?.click()}>
    <ImagePlus aria-hidden="true" />
    Pôr uma foto
  </Button>
);

export function ProductPhotos({ product, next }: { product: Product; next: ReactNode }) {
  const { photos } = product;
  const [chosenId, setChosenId] = useState<string>();
  const add = useAddPhotos(product.id);
  const at = photos.findIndex(({ id }) => id === chosenId);
  const chosen = photos[at];
  const room = MAX_PRODUCT_PHOTOS - photos.length;

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])].slice(0, room);
    event.target.value = '';
    if (files.length > 0) add.mutate(files);
  }

  return (
    <section className="grid min-w-0 content-start gap-4" aria-labelledby="fotos">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-6">
        <h2 className="h3" id="fotos">
          Fotos
        </h2>
        <span className="text-fg-muted text-sm tabular-nums">
          {photos.length} de {MAX_PRODUCT_PHOTOS}
        </span>
      </header>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3.5" aria-label="Ordem das fotos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className="group grid w-full gap-1.5 text-left"
              aria-pressed={photo.id === chosenId}
              aria-label={`Foto ${index + 1}${index === 0 ? ', principal' : ''}${photo.altPt && `: ${photo.altPt}`}`}
              onClick={() => setChosenId(photo.id === chosenId ? undefined : photo.id)}
            >
              <img
                src={photo.url}
                alt=""
                loading="lazy"
                width={200}
                height={200}
                className="aspect-square w-full rounded-lg object-cover outline-fg outline-offset-2 group-aria-pressed:outline-2"
              />
              <span className="flex items-baseline gap-2 text-[0.875rem]">
                <b className="tabular-nums">{index + 1}</b> {index === 0 && <small>Principal</small>}
              </span>
            </button>
          </li>
        ))}
        {room > 0 && (
          <li>
            <label className="grid aspect-square w-full place-content-center justify-items-center gap-2 rounded-lg border border-line-control border-dashed text-fg-muted outline-focus outline-offset-2 focus-within:outline-2">
              <ImagePlus aria-hidden="true" />
              {add.isPending ? 'Enviando...' : 'Adicionar'}
              <input
                id={ADD_PHOTOS}
                type="file"
                accept="image/*"
                multiple
                className="sr-only"
                aria-label="Adicionar fotos"
                disabled={add.isPending}
                onChange={handlePick}
              />
            </label>
          </li>
        )}
      </ol>
      {chosen && <ChosenPhoto key={chosen.id} product={product} photo={chosen} at={at} />}
      {next && <div className="flex">{next}</div>}
    </section>
  );
}

function ChosenPhoto({ product, photo, at }: { product: Product; photo: ProductPhoto; at: number }) {
  const target = { productId: product.id, photoId: photo.id };
  const change = useChangePhoto(target);
  const remove = useRemovePhoto(target);
  const moves = [
    { label: 'Tornar principal', Icon: Star, isOff: at === 0, act: () => change.mutate({ position: 0 }) },
    { label: 'Excluir foto', Icon: Trash2, isOff: false, act: () => remove.mutate() },
    { label: 'Mover para antes', Icon: ChevronLeft, isOff: at === 0, act: () => change.mutate({ position: at - 1 }) },
    {
      label: 'Mover para depois',
      Icon: ChevronRight,
      isOff: at === product.photos.length - 1,
      act: () => change.mutate({ position: at + 1 }),
    },
  ];
  return (
    <section className="grid gap-4 rounded-lg border border-line p-4" aria-label={`Foto ${at + 1}`}>
      <header className="flex items-center gap-1">
        <h3 className="h3 flex-1">Foto {at + 1}</h3>
        {moves.map(({ label, Icon, isOff, act }) => (
          <Button key={label} size="icon" variant="ghost" aria-label={label} disabled={isOff} onClick={act}>
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </header>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelfSavingField value={photo.altPt} onSave={(altPt) => change.mutate({ altPt })}>
          {(control) => (
            <Field label="O que a foto mostra" hint="Para quem não vê a foto.">
              <Input maxLength={MAX_PHOTO_ALT} {...control} />
            </Field>
          )}
        </SelfSavingField>
        <SelfSavingField value={photo.altJa} onSave={(altJa) => change.mutate({ altJa })}>
          {(control) => (
            <Field label="O mesmo em japonês">
              <Input lang="ja" maxLength={MAX_PHOTO_ALT} {...control} />
            </Field>
          )}
        </SelfSavingField>
      </div>
    </section>
  );
}
