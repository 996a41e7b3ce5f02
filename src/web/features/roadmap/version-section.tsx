import {
  type RoadmapItem,
  type RoadmapStatus,
  type RoadmapVersion,
  roadmapLabel,
  roadmapMonth,
} from '#domain/site/roadmap.ts';
import { Eyes, type PaintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { cn } from '#web/lib/cn.ts';

type VersionSectionProps = { version: RoadmapVersion; items: readonly RoadmapItem[] };

const numeralTones: Partial<Record<RoadmapStatus, string>> = {
  desenvolvimento: 'text-accent',
  planejado: 'text-fg-soft',
  futuro: 'text-sumi-400',
};

export function VersionSection({ version, items }: VersionSectionProps) {
  const [first] = items;
  if (!first) return null;
  const { status } = first;
  return (
    <section
      className="grid gap-3 border-t border-line py-7 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-6"
      aria-labelledby={`roadmap-${version}`}
    >
      <div>
        <h2
          id={`roadmap-${version}`}
          className={cn(
            'flex items-center gap-4 font-display text-[3rem]/[0.9] font-bold tracking-[-0.04em]',
            numeralTones[status],
          )}
        >
          {version}
          {status === 'concluido' && <Seal name="feito" stamp />}
        </h2>
        {status === 'concluido' && <p className="mt-2 text-fg-muted">{roadmapMonth(first.date)}</p>}
      </div>
      <ul
        className={cn(
          'grid content-start gap-x-8 min-[56rem]:grid-cols-[1fr_1fr]',
          status === 'futuro' && 'text-fg-muted',
        )}
      >
        {items.map((item) => (
          <li key={item.id} className="flex min-h-11 items-center gap-3.5 border-b border-line">
            <StatusEyes status={item.status} />
            <span>{item.title}</span>
            <span className="sr-only">{roadmapLabel(item.status)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const looks: Record<RoadmapStatus, { painted: PaintedEyes; className?: string }> = {
  concluido: { painted: 2 },
  desenvolvimento: { painted: 1, className: '*:data-[on=true]:before:bg-accent' },
  planejado: { painted: 0 },
  futuro: { painted: 0, className: '*:border-dotted' },
};

/** Two eyes: done. One, in vermilion: in progress. None: planned; dotted when far in the future. */
export const StatusEyes = ({ status }: { status: RoadmapStatus }) => <Eyes {...looks[status]} />;
