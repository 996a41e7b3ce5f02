import { Link } from '@tanstack/react-router';
import { Download, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SnippetCard as Snippet } from '#contract/snippets.ts';
import { formatTenths, formatWhole } from '#domain/text/format-number.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { cn } from '#web/lib/cn.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';

/** Starts with three lines of the code; the title's link covers the whole card. */
export function SnippetCard({ snippet }: { snippet: Snippet }) {
  return (
    <li className="card card-link relative grid grid-rows-[auto_auto_1fr_auto] overflow-hidden p-0 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <CardPeek>{snippet.preview === null ? <RedactedLines /> : <CodeLines text={snippet.preview} />}</CardPeek>
      <h3 className="h3 px-4.5 *:text-left *:outline-none *:after:absolute *:after:inset-0">
        {snippet.locked ? (
          <button type="button" aria-haspopup="dialog" onClick={() => offerPremium(premiumOffers.snippet)}>
            <MixedText text={snippet.title} />
          </button>
        ) : (
          <Link to="/snippet/$snippetId" params={{ snippetId: snippet.id }}>
            <MixedText text={snippet.title} />
          </Link>
        )}
      </h3>
      <p className="mt-1 px-4.5 text-sm/[1.45] text-fg-muted max-sm:line-clamp-2 max-sm:leading-[1.35]">
        <MixedText text={snippet.description} />
      </p>
      <div className="flex min-h-6 flex-wrap items-center gap-x-3.5 gap-y-1 px-4.5 pt-4 pb-4.5 text-sm/6 text-fg-muted">
        <span className="font-mono text-xs/none font-medium">{languageName(snippet.language)}</span>
        {snippet.ratingCount > 0 && (
          <Figure>
            <Star className="fill-current stroke-none text-fg" aria-hidden="true" />
            <span className="sr-only">Nota</span>
            <b className="font-semibold text-fg-soft">{formatTenths(snippet.rating)}</b>
          </Figure>
        )}
        {snippet.downloads > 0 && (
          <Figure>
            <Download aria-hidden="true" />
            {formatWhole(snippet.downloads)}
            <span className="sr-only">downloads</span>
          </Figure>
        )}
        {snippet.accessType === 'premium' && <PremiumBadge className="ml-auto" />}
      </div>
    </li>
  );
}

const Figure = ({ children }: { children: ReactNode }) => (
  <span className="flex items-center gap-1 tabular-nums [&>svg]:size-3.25">{children}</span>
);

export function CardPeek({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-4 h-22 overflow-hidden border-b border-line bg-field px-4.5 py-3.5" aria-hidden="true">
      {children}
    </div>
  );
}

/** Longer code fades out instead of being cut. Line by line, because the browser would count one block as the largest contentful paint (LCP). */
function CodeLines({ text }: { text: string }) {
  return (
    <code className="block h-full mask-r-from-80% mask-b-from-60% font-mono text-xs/[1.6] font-normal whitespace-pre text-fg-faint">
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never change places.
        <span key={index} className="block">{`${line}\n`}</span>
      ))}
    </code>
  );
}

/** Placeholder bars for Premium code, which the server does not send. */
const RedactedLines = () =>
  ['w-[64%]', 'w-[82%]', 'w-[41%]'].map((width) => (
    <i key={width} className={cn('mt-1 mb-2.5 block h-2 rounded-[2px] bg-sumi-700', width)} />
  ));

type SnippetGridProps = { snippets: readonly Snippet[]; className?: string | undefined };

/** As a person writes it; the name of an unknown one stays. */
const languages: Readonly<Record<string, string>> = {
  ...{ css: 'CSS', html: 'HTML', json: 'JSON', javascript: 'JavaScript', liquid: 'Liquid', markdown: 'Markdown' },
  ...{ prompt: 'Prompt', text: 'Texto' },
};

export const languageName = (language: string): string => languages[language] ?? language;

export function SnippetGrid({ snippets, className }: SnippetGridProps) {
  return (
    <ul className={cn('grid gap-4 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {snippets.map((snippet) => (
        <SnippetCard key={snippet.id} snippet={snippet} />
      ))}
    </ul>
  );
}
