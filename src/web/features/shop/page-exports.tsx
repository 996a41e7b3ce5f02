import { CodeXml, FileText, ShoppingBag } from 'lucide-react';
import { exportHtml, exportLiquid, exportText } from '#domain/shop-pages/export-shop-page.ts';
import type { ShopPage } from '#domain/shop-pages/shop-page.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { saveTextFile } from '#web/lib/save-file.ts';

const fileNames = { seller: 'tokushoho', returns: 'henpin', shipping: 'haiso', privacy: 'privacy' } as const;

/** Export is disabled while something is missing. */
export function PageExports({ page }: { page: ShopPage }) {
  const missing = page.problems.length;
  const isBlocked = missing > 0;
  const name = fileNames[page.key];
  return (
    <section className="mt-7 grid gap-3" aria-labelledby="exportar">
      <h2 className="h3" id="exportar">
        Exportar
      </h2>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-[1_1_100%]">
        <CopyButton
          variant="secondary"
          size="md"
          icon={CodeXml}
          label="Copiar HTML"
          text={() => exportHtml(page)}
          disabled={isBlocked}
        />
        <Button disabled={isBlocked} onClick={() => saveTextFile(`${name}.liquid`, 'text/plain', exportLiquid(page))}>
          <ShoppingBag aria-hidden="true" />
          Liquid para Shopify
        </Button>
        <Button disabled={isBlocked} onClick={() => saveTextFile(`${name}.txt`, 'text/plain', exportText(page))}>
          <FileText aria-hidden="true" />
          Baixar texto
        </Button>
      </div>
      <p className="text-sm text-fg-muted">
        {isBlocked
          ? `Libera quando ${missing === 1 ? 'o campo estiver pronto' : `os ${missing} campos estiverem prontos`}.`
          : 'Confira cada linha antes de publicar, e ponha o link no rodapé de todas as páginas da loja.'}
      </p>
    </section>
  );
}
