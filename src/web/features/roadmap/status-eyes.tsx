import type { RoadmapStatus } from '#domain/site/roadmap.ts';
import { Eyes, type PaintedEyes } from '#web/components/ui/brand/eyes.tsx';

const looks: Record<RoadmapStatus, { painted: PaintedEyes; className?: string }> = {
  concluido: { painted: 2 },
  desenvolvimento: { painted: 1, className: '*:data-[on=true]:before:bg-accent' },
  planejado: { painted: 0 },
  futuro: { painted: 0, className: '*:border-dotted' },
};

/** Two eyes: done. One, in vermilion: in progress. None: planned; dotted when far in the future. */
export const StatusEyes = ({ status }: { status: RoadmapStatus }) => <Eyes {...looks[status]} />;
