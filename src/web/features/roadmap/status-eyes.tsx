import type { RoadmapStatus } from '#domain/site/roadmap.ts';
import { Eyes, type PaintedEyes } from '#web/components/ui/brand/eyes.tsx';

const painted: Record<RoadmapStatus, PaintedEyes> = { concluido: 2, desenvolvimento: 1, planejado: 0, futuro: 0 };

/** Both eyes: done. One, in vermilion: under way. None: to come, dotted when far off. */
export function StatusEyes({ status }: { status: RoadmapStatus }) {
  return <Eyes painted={painted[status]} className={`roadmap-eyes-${status}`} />;
}
