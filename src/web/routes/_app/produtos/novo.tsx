import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ImportPage } from '#web/features/product-import/import-page.tsx';
import { NameProduct } from '#web/features/products/new-product-forms.tsx';

export const Route = createFileRoute('/_app/produtos/novo')({
  staticData: { title: 'Novo produto' },
  component: NewProductPage,
});

function NewProductPage() {
  const navigate = Route.useNavigate();
  const [isNaming, setIsNaming] = useState(false);
  const open = (productId: string) =>
    void navigate({ to: '/produtos/$productId', params: { productId }, search: { ver: 'texto' } });
  return (
    <div className="page max-md:pb-24">
      <BackLink to="/produtos">Produtos</BackLink>
      <PageHeader title="Novo produto" seal="produtos">
        Do texto, da página ou do CSV do fornecedor saem a ficha e as sugestões.
      </PageHeader>
      <ImportPage onCreated={open} onNameOnly={() => setIsNaming(true)} />
      <Dialog open={isNaming} onOpenChange={setIsNaming}>
        <DialogContent title="Só com o nome" description="O resto vem depois.">
          <NameProduct
            onCreated={(productId) => void navigate({ to: '/produtos/$productId', params: { productId } })}
          />
        </DialogContent>
      </Dialog>
    </div>
  );
}
