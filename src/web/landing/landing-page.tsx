import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import type { LandingAssets } from './landing-assets.ts';
import { LandingHead } from './landing-head.tsx';
import { Footer, TopBar } from './top-bar.tsx';

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
