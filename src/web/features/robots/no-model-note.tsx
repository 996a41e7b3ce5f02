import { Plug } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';

/** Above the robots while nothing that writes is set up. */
export function NoModelNote() {
  return (
    <section className="no-model" aria-labelledby="no-model">
      <Plug aria-hidden="true" className="mt-0.5 size-5 text-info" />
      <div>
        <h2 id="no-model" className="h3">
          Sem IA configurada: rascunhos por modelos
        </h2>
        <p className="mt-0.5 text-fg-muted text-sm">
          Tudo funciona. Os textos saem só da ficha do produto, e você pode usar o assistente que já tem.
        </p>
      </div>
      <Button asChild size="sm">
        <a href="#com-ia">O que muda com IA</a>
      </Button>
    </section>
  );
}
