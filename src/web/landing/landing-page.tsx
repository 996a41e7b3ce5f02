import { PRODUCT_NAME, TAGLINE } from '#domain/site/site-name.ts';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { Waves } from '#web/components/ui/brand/waves.tsx';
import { buttonVariants } from '#web/components/ui/button.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';

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

const title = `${PRODUCT_NAME} · ${TAGLINE}`;
const description =
  'Tarefas, robôs de IA, snippets e preço em iene num só lugar. Feito para quem vende do Brasil para o Japão.';

function LandingHead({ assets }: { assets: LandingAssets }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content="#0B0A0D" />
      <meta name="color-scheme" content="dark" />
      <link rel="canonical" href="/" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content="/" />
      <meta property="og:image" content="/og-image.png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="stylesheet" href={assets.stylesheet} />
    </head>
  );
}

export type LandingAssets = {
  stylesheet: string;
  fonts: readonly string[];
  /** Prefetches `nextScripts` and `nextStyles` after the page has loaded. */
  script: string;
  nextScripts: readonly string[];
  nextStyles: readonly string[];
};
