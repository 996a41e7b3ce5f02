import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { NameProduct } from './new-product-forms.tsx';

type NewProductDialogsProps = {
  isNaming: boolean;
  onNamingChange: (isNaming: boolean) => void;
  /** A saved text to create the product from; null if the text was deleted. */
  fromText: { id: string; title: string; chosenName: string } | null | undefined;
  onTextClose: () => void;
  onCreated: (productId: string) => void;
};

export function NewProductDialogs(props: NewProductDialogsProps) {
  const { isNaming, onNamingChange, fromText, onTextClose, onCreated } = props;
  return (
    <>
      <Dialog open={isNaming} onOpenChange={onNamingChange}>
        <DialogContent title="Novo produto" description="Só o nome. O resto vem depois.">
          <NameProduct onCreated={onCreated} />
        </DialogContent>
      </Dialog>
      {fromText !== undefined && (
        <Dialog open onOpenChange={(open) => !open && onTextClose()}>
          <DialogContent
            title="Produto deste texto"
            description={fromText ? `${fromText.title}. A ficha começa por ele.` : 'Este texto não existe mais.'}
          >
            {fromText && <NameProduct textId={fromText.id} proposal={fromText.chosenName} onCreated={onCreated} />}
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
