import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { NameProduct } from './start-product.tsx';

type SourceText = { id: string; title: string; chosenName: string };

type NewProductDialogsProps = {
  isNaming: boolean;
  onNamingChange: (isNaming: boolean) => void;
  /** A saved text to create the product from; null if the text was deleted. */
  fromText: SourceText | null | undefined;
  onTextClose: () => void;
  onCreated: (productId: string) => void;
};

export function NewProductDialogs({
  isNaming,
  onNamingChange,
  fromText,
  onTextClose,
  onCreated,
}: NewProductDialogsProps) {
  return (
    <>
      <Dialog open={isNaming} onOpenChange={onNamingChange}>
        <DialogContent title="Novo produto" description="Só o nome. O resto vem depois.">
          <NameProduct onCreated={onCreated} />
        </DialogContent>
      </Dialog>
      {fromText !== undefined && <FromText text={fromText} onCreated={onCreated} onClose={onTextClose} />}
    </>
  );
}

type FromTextProps = { text: SourceText | null; onCreated: (productId: string) => void; onClose: () => void };

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
