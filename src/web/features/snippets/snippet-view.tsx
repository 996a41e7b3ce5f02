import type { Snippet } from '#contract/snippets.ts';
import { formatTenths } from '#domain/text/format-number.ts';
import { CommentsSection } from '#web/components/comments/comments-section.tsx';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { ShareButton } from '#web/components/content/share-button.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { Stars } from '#web/components/ui/stars.tsx';
import { InlineCode } from './inline-code.tsx';
import { SnippetCode } from './snippet-code.tsx';
import { snippetComments } from './snippet-comments.ts';
import { SnippetFacts } from './snippet-facts.tsx';
import { describeRatingCount } from './snippet-labels.ts';
import { SnippetRating } from './snippet-rating.tsx';
import './snippets.css';

const shareTexts = {
  noSlug: 'Este snippet não possui um slug configurado.',
  refused: 'Este snippet não pode ser compartilhado.',
};

export function SnippetView({ snippet }: { snippet: Snippet }) {
  return (
    <>
      <header className="page-head">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1 className="h1">
            <MixedText text={snippet.title} />
          </h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Stars value={snippet.rating} />
            {snippet.ratingCount > 0 && (
              <span className="tabular-nums" aria-hidden="true">
                {formatTenths(snippet.rating)}
              </span>
            )}
            <span className="text-fg-muted">{describeRatingCount(snippet.ratingCount)}</span>
            {snippet.accessType === 'premium' && <PremiumBadge />}
          </div>
        </div>
        <ShareButton path={snippet.slug ? `/snippet/${snippet.id}` : undefined} texts={shareTexts} />
      </header>
      <div className="snippet">
        <div className="grid min-w-0 content-start gap-6">
          {snippet.thumbnailUrl && (
            <img
              className="max-h-80 w-full rounded-lg border border-line object-cover"
              src={snippet.thumbnailUrl}
              alt=""
            />
          )}
          {snippet.description && (
            <p className="snippet-description">
              <InlineCode text={snippet.description} />
            </p>
          )}
          <SnippetCode key={`code ${snippet.id}`} snippet={snippet} />
          <SnippetRating snippet={snippet} />
          <CommentsSection
            key={`comments ${snippet.id}`}
            source={snippetComments(snippet.id)}
            myRating={snippet.myRating}
          />
        </div>
        <SnippetFacts snippet={snippet} />
      </div>
    </>
  );
}
