import type { Snippet } from '#contract/snippets.ts';
import { formatTenths, formatWhole } from '#domain/text/format-number.ts';
import { CommentsSection } from '#web/components/comments/comments-section.tsx';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { RatingCard } from '#web/components/content/rating-card.tsx';
import { ShareButton } from '#web/components/content/share-button.tsx';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { PageHead } from '#web/components/ui/page-header.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { Stars } from '#web/components/ui/stars.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';
import { InlineCode } from './inline-code.tsx';
import { SnippetCode } from './snippet-code.tsx';
import { snippetComments } from './snippet-comments.ts';
import { useRateSnippet } from './snippets.queries.ts';
import './snippets.css';

const difficulties: Readonly<Record<string, string>> = {
  beginner: 'iniciante',
  intermediate: 'intermediário',
  advanced: 'avançado',
};
const types: Readonly<Record<string, string>> = {
  section: 'seção',
  style: 'estilo',
  page: 'página',
  email: 'e-mail',
};

function describeRatingCount(count: number): string {
  if (count === 0) return 'Nenhuma avaliação ainda';
  return count === 1 ? '1 avaliação' : `${formatWhole(count)} avaliações`;
}

const shareTexts = {
  noSlug: 'Este snippet não possui um slug configurado.',
  refused: 'Este snippet não pode ser compartilhado.',
};

export function SnippetView({ snippet }: { snippet: Snippet }) {
  return (
    <>
      <PageHead>
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
      </PageHead>
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

function SnippetFacts({ snippet }: { snippet: Snippet }) {
  return (
    <aside className="snippet-facts" aria-label="Detalhes">
      <dl>
        <dt>Tipo</dt>
        <dd>{types[snippet.type] ?? snippet.type}</dd>
        <dt>Linguagem</dt>
        <dd>{snippet.language}</dd>
        <dt>Nível</dt>
        <dd>{difficulties[snippet.difficulty] ?? snippet.difficulty}</dd>
        <dt>Downloads</dt>
        <dd>{snippet.downloads > 0 ? formatWhole(snippet.downloads) : 'Nenhum ainda'}</dd>
        <dt>Atualizado</dt>
        <dd>{formatDate(snippet.updatedAt)}</dd>
      </dl>
      {snippet.videoId && (
        <div className="grid gap-2 border-t border-line pt-6">
          <h2 className="h3">Vídeo tutorial</h2>
          <VideoPlayer
            videoId={snippet.videoId}
            title={`Vídeo tutorial: ${snippet.title}`}
            playLabel="Assistir ao tutorial"
            className="[&>button]:place-items-center [&>button]:p-0"
          />
        </div>
      )}
    </aside>
  );
}

function SnippetRating({ snippet }: { snippet: Snippet }) {
  const rate = useRateSnippet(snippet.id);
  const handleRate = (stars: number) => {
    if (snippet.canRate) rate.mutate(stars);
    else {
      toast({
        title: 'Acesso Premium necessário',
        description: 'Apenas usuários Premium podem avaliar os snippets.',
        variant: 'premium',
        action: { label: 'Ver o Premium', onAction: () => offerPremium(premiumOffers.rating) },
      });
    }
  };
  return (
    <RatingCard
      title="Sua avaliação"
      hint="Conte para os outros se funcionou na sua loja."
      value={snippet.myRating}
      onRate={handleRate}
      isFailed={rate.isError}
    />
  );
}
