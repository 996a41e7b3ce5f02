import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { Waves } from '#web/components/ui/brand/waves.tsx';
import { buttonVariants } from '#web/components/ui/button.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import type { LandingAssets } from './landing-assets.ts';
import { LandingHead } from './landing-head.tsx';

/** The whole document: it is rendered once, when the site is built, and works without its only script. */
export function LandingPage({ assets }: { assets: LandingAssets }) {
  return (
    <html lang="pt-BR">
      <LandingHead assets={assets} />
      <body data-next-scripts={assets.nextScripts.join(' ')} data-next-styles={assets.nextStyles.join(' ')}>
        <TopBar />
        <main>
          <Hero />
          <Features />
          <Closing />
        </main>
        <Footer />
        <script type="module" async src={assets.script} />
      </body>
    </html>
  );
}

function Closing() {
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

function TopBar() {
  return (
    <header className="lp-bar">
      <a href="/" data-site-logo={PRODUCT_NAME}>
        <Logo />
      </a>
      <a className={buttonVariants({ variant: 'secondary' })} href="/login">
        Entrar
      </a>
    </header>
  );
}

function Footer() {
  return (
    <footer className="lp-foot">
      <p>© 2025 {PRODUCT_NAME}. Todos os direitos reservados.</p>
      <nav aria-label="Termos e privacidade">
        <a href="/termos">Termos</a>
        <a href="/privacidade">Privacidade</a>
      </nav>
    </footer>
  );
}
