import { Button } from '#web/components/ui/button.tsx';

/** Small notice at the edge of the screen that stays until used, so that it does not interrupt anyone's work. */
export function UpdateNotice({ onUpdate }: { onUpdate: () => void }) {
  return (
    <div
      role="status"
      className="fixed bottom-[calc(var(--thumb-room,0px)+1rem)] left-1/2 z-(--z-menu) flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 items-center gap-3.5 rounded-lg border border-line-strong bg-overlay py-2 pr-2 pl-4 text-sm/6 font-semibold shadow-menu"
    >
      <span>Nova versão disponível</span>
      <Button size="sm" variant="primary" onClick={onUpdate}>
        Atualizar
      </Button>
    </div>
  );
}
