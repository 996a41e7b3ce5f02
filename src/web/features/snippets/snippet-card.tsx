import { Link } from '@tanstack/react-router';
import { Download, Star } from 'lucide-react';
import type { SnippetCard as Snippet } from '#contract/snippets.ts';
import { formatTenths, formatWhole } from '#domain/text/format-number.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';

type SnippetCardProps = {
  snippet: Snippet;
  /** Called when a free user presses a Premium card. */
  onLocked: () => void;
};

/** Starts with three lines of the code; the title's link covers the whole card. */
export function SnippetCard({ snippet, onLocked }: SnippetCardProps) {
  return (
    <li className="card card-link snippet-card">
      <div className="snippet-peek" aria-hidden="true">
        {snippet.preview === null ? <RedactedLines /> : <CodeLines text={snippet.preview} />}
      </div>
      <h3 className="h3">
        {snippet.locked ? (
          <button type="button" className="snippet-target" aria-haspopup="dialog" onClick={onLocked}>
            <MixedText text={snippet.title} />
          </button>
        ) : (
          <Link to="/snippet/$snippetId" params={{ snippetId: snippet.id }} className="snippet-target">
            <MixedText text={snippet.title} />
          </Link>
        )}
      </h3>
      <p>
        <MixedText text={snippet.description} />
      </p>
      <div className="snippet-foot">
        <span className="snippet-language">{snippet.language}</span>
        {snippet.ratingCount > 0 && (
          <span className="snippet-figure">
            <Star className="snippet-star" aria-hidden="true" />
            <span className="sr-only">Nota</span>
            <b>{formatTenths(snippet.rating)}</b>
          </span>
        )}
        {snippet.downloads > 0 && (
          <span className="snippet-figure">
            <Download aria-hidden="true" />
            {formatWhole(snippet.downloads)}
            <span className="sr-only">downloads</span>
          </span>
        )}
        {snippet.accessType === 'premium' && <PremiumBadge className="ml-auto" />}
      </div>
    </li>
  );
}

/** Line by line, because the browser would count one block as the largest contentful paint (LCP). */
function CodeLines({ text }: { text: string }) {
  return (
    <code>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never change places.
        <span key={index} className="block">{`${line}\n`}</span>
      ))}
    </code>
  );
}

/** Placeholder bars for Premium code, which the server does not send. */
function RedactedLines() {
  return (
    <>
      <i className="w-[64%]" />
      <i className="w-[82%]" />
      <i className="w-[41%]" />
    </>
  );
}
