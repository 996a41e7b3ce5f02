import { Pause, Play } from 'lucide-react';
import { Daruma } from '#web/components/ui/brand/daruma.tsx';
import { Eyes } from '#web/components/ui/brand/eyes.tsx';
import { buttonVariants } from '#web/components/ui/button.tsx';

const words = ['organização', 'resultados', 'estratégia', 'tecnologia'] as const;

export function Hero() {
  return (
    <section className="hero">
      <div className="hero-in">
        <div className="hero-copy">
          <div className="hero-title">
            <h1>
              Seu dropshipping com mais<span className="sr-only">... {words.join(', ')}</span>
              <RotatingWord />
            </h1>
            <PauseWords />
          </div>
          <p>
            Tarefas, robôs de IA, snippets e preço em iene num só lugar. Feito para quem vende do Brasil para o Japão.
          </p>
          <div className="hero-cta">
            <a className={`${buttonVariants({ variant: 'primary', size: 'lg' })} cta`} href="/login?aba=cadastro">
              Bora dropar ai?
            </a>
            <span>Plano gratuito, para sempre.</span>
          </div>
        </div>
        <figure className="hero-doll">
          <Daruma eyes={1} width={560} height={531} />
        </figure>
      </div>
      <div className="shelf">
        <p>
          <Eyes painted={1} />
          Um olho pintado: meta definida.
        </p>
        <p>
          <Eyes painted={2} />
          Dois olhos: meta batida.
        </p>
      </div>
    </section>
  );
}

/** WCAG: content that changes by itself for over five seconds needs a pause control; a checkbox needs no script. */
function PauseWords() {
  return (
    <label className="rot-pause">
      <input type="checkbox" className="sr-only" />
      <Pause aria-hidden="true" />
      <Play aria-hidden="true" />
      <span className="sr-only">Parar a troca de palavras</span>
    </label>
  );
}

/** Moved by CSS alone, one word every two seconds. The first word comes again at the end so that the loop has no seam. */
function RotatingWord() {
  return (
    <span className="rot" aria-hidden="true">
      <span className="rot-in" data-timed="">
        {[...words, words[0]].map((word, index) => (
          <b key={`${word}${index.toString()}`}>{word}</b>
        ))}
      </span>
    </span>
  );
}
