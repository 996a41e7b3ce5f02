import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { HelpView } from '#web/features/help/help-view.tsx';

export const Route = createFileRoute('/_app/ajuda')({
  staticData: { title: 'Ajuda' },
  validateSearch: ({ de }: Record<string, unknown>): { de?: string } => (typeof de === 'string' ? { de } : {}),
  component: HelpPage,
});

function HelpPage() {
  const { de } = Route.useSearch();
  return (
    <div className="page">
      <PageHeader title="Ajuda" seal="dashboard">
        O que cada página faz e por onde começar.
      </PageHeader>
      <HelpView from={de} />
    </div>
  );
}
