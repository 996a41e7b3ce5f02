import { createFileRoute } from '@tanstack/react-router';
import { countByStatus, roadmapItems, roadmapLabel, roadmapStatuses, roadmapVersions } from '#domain/site/roadmap.ts';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { StatList } from '#web/components/ui/stat-list.tsx';
import { StatusEyes, VersionSection } from '#web/features/roadmap/version-section.tsx';

export const Route = createFileRoute('/_app/roadmap')({
  staticData: { title: 'Roadmap' },
  component: RoadmapPage,
});

function RoadmapPage() {
  const counts = countByStatus(roadmapItems);
  return (
    <div className="page">
      <PageHeader title="Roadmap" seal="roadmap">
        O que já está pronto, o que estamos fazendo e o que vem depois.
      </PageHeader>
      <StatList
        stats={[
          { label: 'concluídos', value: counts.concluido },
          { label: 'em desenvolvimento', value: counts.desenvolvimento },
          { label: 'planejados', value: counts.planejado },
          { label: 'futuros', value: counts.futuro },
        ]}
      />
      <ul className="mt-5 mb-12 flex flex-wrap gap-x-7 gap-y-2 text-sm/6 text-fg-muted" aria-label="Legenda">
        {roadmapStatuses.map((status) => (
          <li key={status} className="inline-flex items-center gap-2">
            <StatusEyes status={status} />
            {roadmapLabel(status)}
          </li>
        ))}
      </ul>
      {roadmapVersions.map((version) => (
        <VersionSection
          key={version}
          version={version}
          items={roadmapItems.filter((item) => item.version === version)}
        />
      ))}
    </div>
  );
}
