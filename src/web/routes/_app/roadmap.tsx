import { createFileRoute } from '@tanstack/react-router';
import { countByStatus, roadmapItems, roadmapLabel, roadmapStatuses, roadmapVersions } from '#domain/site/roadmap.ts';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { StatList } from '#web/components/ui/stat-list.tsx';
import '#web/features/roadmap/roadmap.css';
import { StatusEyes } from '#web/features/roadmap/status-eyes.tsx';
import { VersionSection } from '#web/features/roadmap/version-section.tsx';

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
      <ul className="roadmap-legend" aria-label="Legenda">
        {roadmapStatuses.map((status) => (
          <li key={status}>
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
