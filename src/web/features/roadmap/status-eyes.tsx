import type { RoadmapStatus } from '#domain/site/roadmap.ts';
import { Eyes, type PaintedEyes } from '#web/components/ui/brand/eyes.tsx';

const painted: Record<RoadmapStatus, PaintedEyes> = { concluido: 2, desenvolvimento: 1, planejado: 0, futuro: 0 };

/** Two eyes: done. One, in vermilion: in progress. None: planned; dotted when far in the future. */
export function StatusEyes({ status }: { status: RoadmapStatus }) {
  return <Eyes painted={painted[status]} className={`roadmap-eyes-${status}`} />;
}
