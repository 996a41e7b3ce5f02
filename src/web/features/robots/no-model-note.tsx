import { Plug } from 'lucide-react';

/** While nothing that writes is set up. It comes with a reply: below the robots, where it moves nothing on the screen. */
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
    </section>
  );
}
