import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { AcademyModule } from '#contract/academy.ts';
import { ADMINS_ONLY, isAdmin } from '#domain/accounts/user-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { academyModulesQuery } from '#web/features/academy/academy.queries.ts';
import { ModulesSkeleton } from '#web/features/academy/academy-skeletons.tsx';
import { LessonLink, openLessons } from '#web/features/academy/lesson-link.tsx';
import { ModuleSection } from '#web/features/academy/module-section.tsx';
import { cn } from '#web/lib/cn.ts';
import { usePlan } from '#web/lib/session/current-user.ts';

export const Route = createFileRoute('/_app/academy/')({
  staticData: { title: 'Academy' },
  component: AcademyPage,
});

function AcademyPage() {
  const plan = usePlan();
  return (
    <div className="page">
      <PageHeader title="Academy" seal="academy">
        Aulas curtas. Cada uma termina com algo pronto na sua loja.
      </PageHeader>
      {plan && !isAdmin(plan) && <Restricted />}
      {plan ? <Modules canCreate={isAdmin(plan)} /> : <ModulesSkeleton />}
    </div>
  );
}

function Restricted() {
  const { data } = useQuery(academyModulesQuery());
  return (
    <p className="mb-5 flex gap-2 text-fg-muted text-sm">
      <Lock aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        <span>Acesso restrito - {ADMINS_ONLY}</span> {/* Its place is kept. */}
        <span className={cn('text-fg', !data?.modules.length && 'invisible')}>
          As aulas do seu plano estão logo abaixo.
        </span>
      </span>
    </p>
  );
}

function Modules({ canCreate }: { canCreate: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(academyModulesQuery());
  if (!data && isError) {
    return (
      <ErrorState title="Não foi possível carregar os módulos." onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  if (!data) return <ModulesSkeleton />;
  if (data.modules.length === 0) {
    return (
      <EmptyState
        title="Nenhum módulo ainda"
        action={
          canCreate && (
            <Button asChild>
              <Link to="/admin">Abrir o painel</Link>
            </Button>
          )
        }
      >
        {canCreate && 'Crie o primeiro no painel administrativo.'}
      </EmptyState>
    );
  }
  return (
    <>
      <NextLesson modules={data.modules} />
      {data.modules.map((module) => (
        <ModuleSection key={module.id} module={module} />
      ))}
    </>
  );
}

/** Leads to the first lesson that the person can open and has not completed. */
function NextLesson({ modules }: { modules: readonly AcademyModule[] }) {
  const open = openLessons(modules);
  const next = open.find(({ lesson }) => !lesson.completed);
  if (!next) return null;
  return (
    <Button asChild variant="primary" className="mb-5">
      <LessonLink {...next} className="">
        {open.some(({ lesson }) => lesson.completed) ? 'Ir para a próxima aula' : 'Começar a primeira aula'}
      </LessonLink>
    </Button>
  );
}
