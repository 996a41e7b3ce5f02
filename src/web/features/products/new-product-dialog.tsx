import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { NameProduct, PasteProduct } from './start-product.tsx';

type NewProductDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (productId: string) => void;
};

export function NewProductDialog({ open, onOpenChange, onCreated }: NewProductDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Novo produto" description="Cole o que o fornecedor escreveu, ou comece só com o nome.">
        <Tabs defaultValue="paste">
          <TabsList aria-label="Como começar" className="mb-4">
            <TabsTrigger value="paste">Colar descrição</TabsTrigger>
            <TabsTrigger value="name">Só o nome</TabsTrigger>
          </TabsList>
          <TabsContent value="paste">
            <PasteProduct onCreated={onCreated} />
          </TabsContent>
          <TabsContent value="name">
            <NameProduct onCreated={onCreated} />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
