import { Waves } from '#web/components/ui/brand/waves.tsx';
import { buttonVariants } from '#web/components/ui/button.tsx';

export function Closing() {
  return (
    <section className="closing">
      <Waves ground="#0b0a0d" className="opacity-[0.055]" />
      <div className="closing-in">
        <h2>Pronto para começar?</h2>
        <p>Crie a conta, defina a primeira meta e pinte o primeiro olho.</p>
        <a className={buttonVariants({ variant: 'primary', size: 'lg' })} href="/login?aba=cadastro">
          Começar Gratuitamente
        </a>
      </div>
    </section>
  );
}
