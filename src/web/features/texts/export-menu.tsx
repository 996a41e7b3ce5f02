import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, Download, FileText, Store, Table } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { useExportFile } from './texts.queries.ts';

const choices = [
  {
    label: 'Textos favoritos',
    ending: '.md',
    icon: FileText,
    order: { content: 'texts', format: 'md', starred: 'true' },
  },
  { label: 'Todos os textos', ending: '.md', icon: FileText, order: { content: 'texts', format: 'md' } },
  { label: 'Todos os textos', ending: '.txt', icon: FileText, order: { content: 'texts', format: 'txt' } },
  { label: 'Todos os textos', ending: '.csv', icon: Table, order: { content: 'texts', format: 'csv' } },
  { label: 'Ficha e preços', ending: '.csv', icon: Table, order: { content: 'sheets' } },
] as const;

export function ExportMenu({ productId }: { productId?: string | undefined }) {
  const exporting = useExportFile();
  const navigate = useNavigate();
  return (
    <LazyDropdown
      className="w-64"
      button={
        <Button busy={exporting.isPending}>
          {!exporting.isPending && <Download aria-hidden="true" />}
          Exportar
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {(Item) => (
        <>
          {choices.map(({ label, ending, icon: Icon, order }) => (
            <Item
              key={`${label}${ending}`}
              onSelect={() => exporting.mutate({ ...order, ...(productId && { product: productId }) })}
            >
              <Icon aria-hidden="true" />
              <span className="flex-1">{label}</span>
              <small className="text-fg-muted text-sm">{ending}</small>
            </Item>
          ))}
          {productId && (
            <Item onSelect={() => void navigate({ to: '/produtos/$productId/publicar', params: { productId } })}>
              <Store aria-hidden="true" />
              <span className="flex-1">Página da loja</span>
              <small className="text-fg-muted text-sm">.html, .csv</small>
            </Item>
          )}
        </>
      )}
    </LazyDropdown>
  );
}
