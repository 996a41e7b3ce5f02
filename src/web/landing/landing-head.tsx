import { PRODUCT_NAME, TAGLINE } from '#domain/site/site-name.ts';
import type { LandingAssets } from './landing-assets.ts';

const title = `${PRODUCT_NAME} · ${TAGLINE}`;
const description =
  'Tarefas, robôs de IA, snippets e preço em iene num só lugar. Feito para quem vende do Brasil para o Japão.';

export function LandingHead({ assets }: { assets: LandingAssets }) {
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
