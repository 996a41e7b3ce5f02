import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { moduleProgress } from '#domain/academy/lesson-access.ts';
import { isMissing } from '#web/components/content/missing-or-premium.ts';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { academyModuleQuery } from '#web/features/academy/academy.queries.ts';
import { ModuleSkeleton } from '#web/features/academy/academy-skeletons.tsx';
import { LessonList, ModuleProgress } from '#web/features/academy/module-lessons.tsx';
import { useDocumentTitle } from '#web/lib/page/document-title.ts';

export const Route = createFileRoute('/_app/academy/$moduleId/')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(academyModuleQuery(params.moduleId)),
  component: AcademyModulePage,
});

function AcademyModulePage() {
  return (
    <div className="page">
      <BackLink to="/academy">Voltar</BackLink>
      <Module />
    </div>
  );
}

function Module() {
  const { moduleId } = Route.useParams();
  const { data: module, error, isFetching, refetch } = useQuery(academyModuleQuery(moduleId));
  useDocumentTitle(module?.title ?? 'Academy');
  if (isMissing(error)) return <EmptyState as="h1" title="Módulo não encontrado" className="min-h-[50dvh]" />;
  if (!module) {
    return (
      <>
        <h1 className="sr-only">Academy</h1>
        {error ? (
          <ErrorState title="Não foi possível carregar o módulo." onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <ModuleSkeleton />
        )}
      </>
    );
  }
  const isDone = moduleProgress(module.lessons).percent === 100;
  return (
    <>
      <PageHeader title={module.title} seal="academy" actions={isDone && <Seal name="feito" tone="quiet" stamp />}>
        {module.description}
      </PageHeader>
      <ModuleProgress module={module} className="mb-6" />
      <LessonList module={module} />
    </>
  );
}
