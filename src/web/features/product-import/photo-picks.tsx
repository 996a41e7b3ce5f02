import { Eye, Image } from 'lucide-react';
import { useId, useState } from 'react';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EyeCheckbox } from '#web/components/ui/form/eye-checkbox.tsx';
import { cn } from '#web/lib/cn.ts';
import { type FetchedPhotos, fetchPhoto } from './product-import.queries.ts';

type PhotoPicksProps = {
  addresses: readonly string[];
  chosen: readonly string[];
  fetched: FetchedPhotos;
  onChange: (chosen: string[]) => void;
};

/** Photo selection. The server fetches the supplier's photos only when the seller asks to see them. */
export function PhotoPicks({ addresses, chosen, fetched, onChange }: PhotoPicksProps) {
  const [shown, setShown] = useState(() => [...fetched.keys()].length);
  const id = useId();
  const [isShowing, setIsShowing] = useState(false);
  const toggle = (address: string, isOn: boolean) =>
    onChange(addresses.filter((one) => (one === address ? isOn : chosen.includes(one))));

  async function handleShow() {
    setIsShowing(true);
    for (const address of addresses) {
      if (!fetched.has(address)) fetched.set(address, await fetchPhoto(address).catch(() => null));
      setShown((count) => count + 1);
    }
    setIsShowing(false);
  }

  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-4 gap-2 lg:grid-cols-8" data-shown={shown}>
        {addresses.map((address, index) => {
          const isOn = chosen.includes(address);
          const photo = fetched.get(address);
          const classes = cn(
            'aspect-square w-full rounded-md border border-line object-cover [transition:opacity_var(--duration-base)]',
            !isOn && 'opacity-38',
          );
          return (
            <li key={address}>
              <label className="relative block" title={address} htmlFor={`${id}-${index}`}>
                <EyeCheckbox
                  id={`${id}-${index}`}
                  className="absolute top-1 right-1"
                  aria-label={`Usar foto ${index + 1}`}
                  checked={isOn}
                  disabled={!isOn && chosen.length >= MAX_PRODUCT_PHOTOS}
                  onChange={(event) => toggle(address, event.target.checked)}
                />
                {photo ? (
                  <img src={photo.url} alt="" className={classes} />
                ) : (
                  <span
                    className={cn(
                      classes,
                      'grid place-content-center justify-items-center gap-1 text-fg-muted text-sm/6',
                    )}
                  >
                    <Image aria-hidden="true" />
                    {photo === null ? 'Não veio' : index + 1}
                  </span>
                )}
                {address === chosen[0] && (
                  <small className="absolute bottom-1 left-1 rounded-xs bg-ground px-1.5 py-1 font-semibold leading-none">
                    Principal
                  </small>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      {addresses.some((address) => !fetched.has(address)) && (
        <Button size="sm" className="justify-self-start" busy={isShowing} onClick={() => void handleShow()}>
          <Eye aria-hidden="true" />
          {isShowing ? 'Buscando fotos...' : 'Mostrar fotos'}
        </Button>
      )}
    </div>
  );
}
