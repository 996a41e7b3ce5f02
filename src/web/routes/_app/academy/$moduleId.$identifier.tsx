import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, Navigate } from '@tanstack/react-router';
import { isMissing, isPremiumRequired, usePremiumNotice } from '#web/components/content/missing-or-premium.ts';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { lessonQuery } from '#web/features/academy/academy.queries.ts';
import { LessonSkeleton, LessonView } from '#web/features/academy/lesson-view.tsx';
import { useDocumentTitle } from '#web/lib/page/document-title.ts';
import { premiumOffers } from '#web/lib/premium-offer.ts';

export const Route = createFileRoute('/_app/academy/$moduleId/$identifier')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(lessonQuery(params.moduleId, params.identifier)),
  component: LessonPage,
});

function LessonPage() {
  const { moduleId, identifier } = Route.useParams();
  const { data: lesson, error, isFetching, refetch } = useQuery(lessonQuery(moduleId, identifier));
  useDocumentTitle(lesson?.title ?? 'Aula');
  usePremiumNotice(error, premiumOffers.lesson);
  if (isPremiumRequired(error)) return <Navigate to="/academy" replace />;
  if (isMissing(error)) {
    return (
      <EmptyState
        as="h1"
        className="min-h-[60dvh]"
        title="Aula não encontrada"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to="/academy/$moduleId" params={{ moduleId }}>
                Voltar
              </Link>
            </Button>
            <Button asChild>
              <Link to="/academy">Ver todas as aulas</Link>
            </Button>
          </div>
        }
      >
        Ela saiu do ar, ou o endereço mudou.
      </EmptyState>
    );
  }
  return (
    <div className="page">
      <BackLink to="/academy/$moduleId" params={{ moduleId }}>
        Voltar
      </BackLink>
      {lesson ? (
        <LessonView lesson={lesson} identifier={identifier} />
      ) : (
        <>
          <h1 className="sr-only">Aula</h1>
          {error ? (
            <ErrorState title="Não foi possível carregar a aula." onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <LessonSkeleton />
          )}
        </>
      )}
    </div>
  );
}
