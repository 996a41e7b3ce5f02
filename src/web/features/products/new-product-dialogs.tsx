import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { NameProduct, PasteProduct } from './start-product.tsx';

type Which = 'new' | 'name';
type SourceText = { id: string; title: string; chosenName: string };

type NewProductDialogsProps = {
  open: Which | undefined;
  onOpenChange: (open: Which | undefined) => void;
  /** A text of the robots that a product is to begin with; null where it is gone. */
  fromText: SourceText | null | undefined;
  onTextClose: () => void;
  onCreated: (productId: string) => void;
};

/** The ways to begin a product that open over its list. */
export function NewProductDialogs({ open, onOpenChange, fromText, onTextClose, onCreated }: NewProductDialogsProps) {
  const changeOf = (which: Which) => (isOpen: boolean) => onOpenChange(isOpen ? which : undefined);
  return (
    <>
      <Dialog open={open === 'new'} onOpenChange={changeOf('new')}>
        <DialogContent title="Novo produto" description="Cole o que o fornecedor escreveu, ou comece só com o nome.">
          <Tabs defaultValue="paste">
            <TabsList aria-label="Como começar" className="mb-4">
              <TabsTrigger value="paste">Colar texto</TabsTrigger>
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
      <Dialog open={open === 'name'} onOpenChange={changeOf('name')}>
        <DialogContent title="Novo produto" description="Só o nome. O resto vem depois.">
          <NameProduct onCreated={onCreated} />
        </DialogContent>
      </Dialog>
      {fromText !== undefined && <FromText text={fromText} onCreated={onCreated} onClose={onTextClose} />}
    </>
  );
}

type FromTextProps = { text: SourceText | null; onCreated: (productId: string) => void; onClose: () => void };

/** A product that begins with a text of the robots. */
function FromText({ text, onCreated, onClose }: FromTextProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Produto deste texto"
        description={text ? `${text.title}. A ficha começa por ele.` : 'Este texto não existe mais.'}
      >
        {text && <NameProduct textId={text.id} proposal={text.chosenName} onCreated={onCreated} />}
      </DialogContent>
    </Dialog>
  );
}
