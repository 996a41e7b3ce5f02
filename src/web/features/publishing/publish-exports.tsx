import { FileCode, Table } from 'lucide-react';
import { exportLanding } from '#domain/publishing/export-landing.ts';
import type { PublishMaterial } from '#domain/publishing/listing.ts';
import { exportProductCsv } from '#domain/publishing/product-csv.ts';
import { findCsvProblems, findLandingProblems, type PublishProblem } from '#domain/publishing/publish-problems.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { Button } from '#web/components/ui/button.tsx';
import { downloadFile } from '#web/lib/download-file.ts';

type PublishExportsProps = { material: PublishMaterial; shop: Shop; isDirty: boolean; sampleCount: number };

/** Two files, each with what it still lacks. What is typed and not saved has not been checked: it does not leave. */
export function PublishExports({ material, shop, isDirty, sampleCount }: PublishExportsProps) {
  const pageProblems = findLandingProblems(material, shop);
  const fileProblems = findCsvProblems(material);
  const name = material.slug || 'produto';
  return (
    <section className="grid gap-3" aria-labelledby="exportar">
      <h2 className="h3" id="exportar">
        Exportar
      </h2>
      {isDirty && (
        <p className="text-sm text-fg-muted">Salve antes de exportar: o que mudou ainda não foi conferido.</p>
      )}
      {sampleCount > 0 && (
        <p className="text-sm text-fg-muted">
          Reviews de exemplo favoritos ficam fora: não são opinião de cliente, e publicá-los no Japão é proibido.
        </p>
      )}
      <div className="grid gap-2">
        <Button
          disabled={isDirty || pageProblems.length > 0}
          onClick={() => downloadFile(`${name}.html`, 'text/html', exportLanding(material, shop))}
        >
          <FileCode aria-hidden="true" />
          Baixar página
        </Button>
        <Missing label="Página" problems={pageProblems} />
        <Button
          disabled={isDirty || fileProblems.length > 0}
          onClick={() => downloadFile(`${name}.csv`, 'text/csv', exportProductCsv(material, shop))}
        >
          <Table aria-hidden="true" />
          Produto para Shopify
        </Button>
        <Missing label="Arquivo" problems={fileProblems} />
      </div>
    </section>
  );
}

function Missing({ label, problems }: { label: string; problems: readonly PublishProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="publish-missing" aria-label={`${label}: o que falta`}>
      {problems.map(({ slot, reason }) => (
        <li key={slot}>
          <b>{slot}.</b> {reason}
        </li>
      ))}
    </ul>
  );
}
