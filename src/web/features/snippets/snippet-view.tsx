import type { ReactNode } from 'react';
import type { Snippet } from '#contract/snippets.ts';
import { formatTenths, formatWhole } from '#domain/text/format-number.ts';
import { CommentsSection } from '#web/components/comments/comments-section.tsx';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { RatingCard } from '#web/components/content/rating-card.tsx';
import { ShareButton } from '#web/components/content/share-button.tsx';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { PageHead } from '#web/components/ui/page-header.tsx';
import { Stars } from '#web/components/ui/stars.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';
import { languageName } from './snippet-card.tsx';
import { CodeFrame, SnippetCode } from './snippet-code.tsx';
import { snippetComments } from './snippet-comments.ts';
import { useRateSnippet } from './snippets.queries.ts';

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

const SnippetColumns = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12">{children}</div>
);

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
          </div>
        </div>
        <ShareButton path={snippet.slug ? `/snippet/${snippet.id}` : undefined} texts={shareTexts} />
      </PageHead>
      <SnippetColumns>
        <div className="grid min-w-0 content-start gap-6">
          {snippet.thumbnailUrl && (
            <img
              className="max-h-80 w-full rounded-lg border border-line object-cover"
              src={snippet.thumbnailUrl}
              alt=""
            />
          )}
          {snippet.description && (
            <p className="max-w-152 whitespace-pre-line text-fg-soft">
              <InlineCode text={snippet.description} />
            </p>
          )}
          <SnippetCode key={`code ${snippet.id}`} snippet={snippet} />
          <SnippetRating key={`rating ${snippet.id}`} snippet={snippet} />
          <CommentsSection
            key={`comments ${snippet.id}`}
            source={snippetComments(snippet.id)}
            myRating={snippet.myRating}
          />
        </div>
        <SnippetFacts snippet={snippet} />
      </SnippetColumns>
    </>
  );
}

export function SnippetSkeleton() {
  return (
    <SkeletonGroup label="Carregando snippet...">
      <PageHead as="div">
        <div className="grid flex-1 gap-4">
          <Skeleton className="h-9 w-3/4 max-w-md" />
          <Skeleton className="w-48" />
        </div>
        <Skeleton className="h-10 w-36 rounded-md" />
      </PageHead>
      <SnippetColumns>
        <div className="grid content-start gap-6">
          <Skeleton className="w-full max-w-lg" />
          {/* Most snippets have fields to fill. */}
          <div className="card grid gap-4">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="w-64 max-w-full" />
            <Skeleton className="w-32" />
          </div>
          <CodeFrame head={<Skeleton className="w-20" />}>
            <div className="grid gap-4 p-4">
              {['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-2/5', 'w-3/4', 'w-1/3'].map((width) => (
                <Skeleton key={width} className={width} />
              ))}
            </div>
          </CodeFrame>
        </div>
        <div className="grid content-start gap-4">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} className="w-full" />
          ))}
        </div>
      </SnippetColumns>
    </SkeletonGroup>
  );
}

function SnippetFacts({ snippet }: { snippet: Snippet }) {
  return (
    <aside className="grid content-start gap-6" aria-label="Detalhes">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2.5">
        <Fact name="Tipo">{types[snippet.type] ?? snippet.type}</Fact>
        <Fact name="Linguagem">{languageName(snippet.language)}</Fact>
        <Fact name="Nível">{difficulties[snippet.difficulty] ?? snippet.difficulty}</Fact>
        <Fact name="Downloads">{snippet.downloads > 0 ? formatWhole(snippet.downloads) : 'Nenhum ainda'}</Fact>
        <Fact name="Atualizado">{formatDate(snippet.updatedAt)}</Fact>
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

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-fg-muted">{name}</dt>
      <dd className="text-right tabular-nums first-letter:uppercase">{children}</dd>
    </>
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
      value={rate.isPending ? rate.variables : snippet.myRating}
      onRate={handleRate}
      isFailed={rate.isError}
    />
  );
}

export function InlineCode({ text }: { text: string }) {
  // Every second part was between backticks.
  const parts = text.split(/`([^`\n]+)`/);
  return parts.map((part, index) => {
    const key = `${index}-${part}`;
    if (index % 2 === 0) return <MixedText key={key} text={part} />;
    return (
      <code key={key} className="font-mono text-[0.875em]/[1.4] font-normal">
        {part}
      </code>
    );
  });
}
