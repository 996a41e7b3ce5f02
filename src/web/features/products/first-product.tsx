import { Bot, FileDown, type LucideIcon, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FREE_PRODUCTS, FREE_TEXTS } from '#domain/plans/plan-limits.ts';
import emptyArt from '#web/art/empty-tasks.svg';
import { Button } from '#web/components/ui/button.tsx';
import { PasteProduct } from './new-product-forms.tsx';

type FirstProductProps = {
  looseTexts: number;
  isFree: boolean;
  onCreated: (productId: string) => void;
  onNameOnly: () => void;
  importLink: ReactNode;
  onPickText: () => void;
};

const countLoose = (count: number): string =>
  count === 0
    ? 'Os textos dos robôs aparecem aqui.'
    : `Você tem ${count === 1 ? '1 texto' : `${count} textos`} sem produto.`;

export function FirstProduct({ looseTexts, isFree, onCreated, onNameOnly, importLink, onPickText }: FirstProductProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-x-12">
      <div className="grid justify-items-center gap-2 border-line text-center lg:col-span-full lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:justify-items-start lg:gap-8 lg:border-b lg:text-left">
        <img
          src={emptyArt}
          alt=""
          width={480}
          height={360}
          className="w-32 lg:-mb-1 lg:w-40 [@media(max-height:32rem)]:hidden"
        />
        <div>
          <h2 className="h2">Nenhum produto ainda</h2>
          <p className="mt-1.5 text-fg-muted">Cole o texto do fornecedor e pinte o primeiro olho.</p>
        </div>
      </div>
      <PasteProduct onCreated={onCreated} />
      <section aria-labelledby="outros-caminhos">
        <h2 className="h3 mb-3" id="outros-caminhos">
          Ou comece por aqui
        </h2>
        <ul className="border-line border-t">
          <Way Icon={FileDown} title="Da página do fornecedor" action={importLink}>
            Página, CSV ou .json, com fotos e variantes.
          </Way>
          <Way
            Icon={Pencil}
            title="Do zero"
            action={
              <Button size="sm" aria-label="Criar do zero" onClick={onNameOnly}>
                Criar
              </Button>
            }
          >
            Só o nome. O resto vem depois.
          </Way>
          <Way
            Icon={Bot}
            title="De um texto dos robôs"
            action={
              <Button
                size="sm"
                aria-label="Escolher um texto dos robôs"
                disabled={looseTexts === 0}
                onClick={onPickText}
              >
                Escolher
              </Button>
            }
          >
            {countLoose(looseTexts)}
          </Way>
        </ul>
        {isFree && (
          <p className="mt-4 text-fg-muted text-sm">
            O plano gratuito guarda {FREE_PRODUCTS} produto e os últimos {FREE_TEXTS} textos.
          </p>
        )}
      </section>
    </div>
  );
}

type WayProps = { Icon: LucideIcon; title: string; action: ReactNode; children: ReactNode };

const Way = ({ Icon, title, action, children }: WayProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 border-line border-b py-4">
    <Icon aria-hidden="true" className="size-5 text-fg-muted" />
    <div>
      <strong className="font-semibold">{title}</strong>
      <p className="text-fg-muted text-sm tabular-nums">{children}</p>
    </div>
    {action}
  </li>
);
