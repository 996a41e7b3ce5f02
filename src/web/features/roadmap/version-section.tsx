import { type RoadmapItem, type RoadmapVersion, roadmapLabel, roadmapMonth } from '#domain/site/roadmap.ts';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { StatusEyes } from './status-eyes.tsx';

type VersionSectionProps = { version: RoadmapVersion; items: readonly RoadmapItem[] };

export function VersionSection({ version, items }: VersionSectionProps) {
  const [first] = items;
  if (!first) return null;
  return (
    <section className="roadmap-version" data-status={first.status} aria-labelledby={`roadmap-${version}`}>
      <div>
        <h2 id={`roadmap-${version}`} className="roadmap-numeral">
          {version}
          {first.status === 'concluido' && <Seal name="feito" stamp />}
        </h2>
        {first.status === 'concluido' && <p className="mt-2 text-fg-muted">{roadmapMonth(first.date)}</p>}
      </div>
      <ul className="roadmap-items">
        {items.map((item) => (
          <li key={item.id}>
            <StatusEyes status={item.status} />
            <span>{item.title}</span>
            <span className="sr-only">{roadmapLabel(item.status)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
