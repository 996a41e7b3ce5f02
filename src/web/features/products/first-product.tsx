import { Bot, FileDown, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FREE_PRODUCTS, FREE_TEXTS } from '#domain/plans/plan-limits.ts';
import emptyArt from '#web/art/empty-tasks.svg';
import { Button } from '#web/components/ui/button.tsx';
import { PasteProduct } from './start-product.tsx';

type FirstProductProps = {
  looseTexts: number;
  isFree: boolean;
  onCreated: (productId: string) => void;
  onNameOnly: () => void;
  /** Link to the page that imports pages and files. */
  importLink: ReactNode;
  onPickText: () => void;
};

const countLoose = (count: number): string =>
  count === 0
    ? 'Os textos dos robôs aparecem aqui.'
    : `Você tem ${count === 1 ? '1 texto' : `${count} textos`} sem produto.`;

/** Empty state: the ways to create a first product. */
export function FirstProduct({ looseTexts, isFree, onCreated, onNameOnly, importLink, onPickText }: FirstProductProps) {
  return (
    <div className="product-start">
      <div className="product-start-hero">
        <img src={emptyArt} alt="" width={480} height={360} />
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
        <ul className="product-ways">
          <li>
            <FileDown aria-hidden="true" className="size-5" />
            <div>
              <strong className="font-semibold">Da página do fornecedor</strong>
              <p className="text-fg-muted text-sm">Página, CSV ou .json, com fotos e variantes.</p>
            </div>
            {importLink}
          </li>
          <li>
            <Pencil aria-hidden="true" className="size-5" />
            <div>
              <strong className="font-semibold">Do zero</strong>
              <p className="text-fg-muted text-sm">Só o nome. O resto vem depois.</p>
            </div>
            <Button size="sm" aria-label="Criar do zero" onClick={onNameOnly}>
              Criar
            </Button>
          </li>
          <li>
            <Bot aria-hidden="true" className="size-5" />
            <div>
              <strong className="font-semibold">De um texto dos robôs</strong>
              <p className="text-fg-muted text-sm tabular-nums">{countLoose(looseTexts)}</p>
            </div>
            <Button size="sm" aria-label="Escolher um texto dos robôs" disabled={looseTexts === 0} onClick={onPickText}>
              Escolher
            </Button>
          </li>
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
