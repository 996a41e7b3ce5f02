import { Link } from '@tanstack/react-router';
import { ImagePlus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import type { JapaneseProposal } from '#contract/products/publishing.ts';
import { MAX_PHOTO_ALT, MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import { altOfName } from '#domain/publishing/publish-contents.ts';
import { Button } from '#web/components/ui/button.tsx';
import { JapaneseLine } from './japanese-words.tsx';
import type { EditorProps } from './use-publish-draft.ts';

function proposeAlt({ name, nameJa }: EditorProps['reply'], at: number): JapaneseProposal[] {
  const ja = altOfName(nameJa, at);
  return ja === '' ? [] : [{ ja, pt: at === 0 ? name : `${name} (foto ${at + 1})` }];
}

export function PhotoEditor({ productId, reply, draft, onChange }: EditorProps) {
  const { photos } = reply;
  /** Images that were entered by hand, before products had photos. */
  const { images } = reply.listing;
  const room = MAX_PRODUCT_PHOTOS - photos.length;
  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])].slice(0, room);
    event.target.value = '';
    if (files.length > 0) onChange({ files });
  }
  return (
    <div className="grid gap-3">
      {images.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-fg-muted text-sm">
            Por endereço: {images.length}. Elas vão no lugar das fotos do produto.
          </p>
          <Button size="sm" onClick={() => onChange({ listing: { images: [] } })}>
            Usar as do produto
          </Button>
        </div>
      )}
      <ol aria-label="Fotos" className="grid gap-2">
        {photos.map(({ id, url, altJa, altPt }, at) => (
          <li key={id} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-3">
            <img src={url} alt="" width={56} height={56} className="size-14 rounded-md object-cover" />
            <details>
              <summary className="cursor-pointer py-1">
                <span lang="ja">{altJa || proposeAlt(reply, at)[0]?.ja}</span>
                <small className="block text-fg-muted text-sm">
                  {altJa ? altPt || `Foto ${at + 1}` : 'Do nome do produto'}
                </small>
              </summary>
              <JapaneseLine
                field={`alt-${id}`}
                label={`Foto ${at + 1}`}
                value={altJa}
                proposals={proposeAlt(reply, at)}
                draft={draft}
                max={MAX_PHOTO_ALT}
                start={altPt}
                onUse={(ja) => onChange({ altJa: { [id]: ja } })}
                onCorrect={(ja) => onChange({ altJa: { [id]: ja } })}
              />
            </details>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {room > 0 && (
          <label className="btn btn-secondary btn-sm">
            <ImagePlus aria-hidden="true" />
            Adicionar fotos
            <input type="file" accept="image/*" multiple className="sr-only" onChange={handlePick} />
          </label>
        )}
        <Button asChild size="sm" variant="ghost">
          <Link to="/produtos/$productId" params={{ productId }} hash="fotos">
            Mudar a ordem
          </Link>
        </Button>
      </div>
    </div>
  );
}
