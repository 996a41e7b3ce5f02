import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import type { LandingAssets } from './landing-assets.ts';
import { LandingHead } from './landing-head.tsx';
import { Footer, TopBar } from './top-bar.tsx';

/** The whole document: it is rendered once, when the site is built, and needs no script. */
export function LandingPage({ assets }: { assets: LandingAssets }) {
  return (
    <html lang="pt-BR">
      <LandingHead assets={assets} />
      <body>
        <TopBar />
        <main>
          <Hero />
          <Features />
          <Closing />
        </main>
        <Footer />
      </body>
    </html>
  );
}
