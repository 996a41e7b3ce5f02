import { useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useResultEditor } from './result-editor.ts';
import { type Point, pointsOf } from './sentence-points.ts';
import { toConfirmOf } from './to-confirm.ts';

const words: Record<Point['state'], string> = {
  fine: 'sem alerta',
  fact: 'com aviso',
  law: 'com nota de lei',
  waiting: 'falta o japonês',
};

function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

function usePoints() {
  const { result, source } = useResultEditor();
  const points = pointsOf(result, source);
  const open = points.filter(({ state }) => state !== 'fine');
  return { points, open, waiting: open.filter(({ state }) => state === 'waiting').length };
}

/** Whether nothing of the result on screen is left to look at. */
export const useIsLookedAt = (): boolean => usePoints().open.length === 0;

/** Walks through the points; the main button, unless sentences wait for their Japanese: then the ways to get it are. */
export function NextPoint({ className }: { className: string }) {
  const last = useRef(-1);
  const { points, waiting } = usePoints();
  const isFlagged = ({ state }: Point) => state !== 'fine' && state !== 'waiting';
  const count = points.filter(isFlagged).length;
  if (count === 0) return null;

  function walk() {
    const next = points.findIndex((point, at) => at > last.current && isFlagged(point));
    last.current = next >= 0 ? next : points.findIndex(isFlagged);
    goTo(points[last.current]?.id ?? '');
  }

  return (
    <Button variant={waiting > 0 ? 'secondary' : 'primary'} className={className} onClick={walk}>
      {count === 1 ? 'Ver o ponto' : `Ver os ${count} pontos`}
    </Button>
  );
}

/** Shows how many points to check before publishing, and where they are. On phones its button is in the bottom bar. */
export function PointsBar() {
  const { points, open, waiting } = usePoints();
  const { result } = useResultEditor();
  const toConfirm = toConfirmOf(result).filter(({ isConfirmed }) => !isConfirmed).length;
  const fine = points.length - open.length;
  const quiet = [
    waiting > 0 && waiting < open.length && `${waiting} sem japonês`,
    open.length > 0 ? `${fine} sem alerta` : fine === 1 ? '1 trecho sem alerta' : `${fine} trechos sem alerta`,
    toConfirm > 0 && (toConfirm === 1 ? 'falta conferir 1 frase sua' : `falta conferir ${toConfirm} frases suas`),
  ]
    .filter(Boolean)
    .join(', ');
  if (points.length === 0) return null;
  return (
    <section className="points" aria-label="Pontos para ver">
      <p role="status" className="points-count">
        {open.length === 0 ? (
          <span>{quiet}</span>
        ) : (
          <>
            <strong>{open.length}</strong>
            <span>
              {sayOpen(open.length, waiting === open.length)}
              <small>{quiet}</small>
            </span>
          </>
        )}
      </p>
      {open.length > 0 && points.length > 1 && (
        <ol className="points-eyes">
          {points.map(({ id, state }, at) => (
            <li key={id}>
              <button
                type="button"
                data-state={state}
                aria-label={`Trecho ${at + 1}: ${words[state]}`}
                onClick={() => goTo(id)}
              />
            </li>
          ))}
        </ol>
      )}
      <NextPoint className="max-lg:hidden" />
    </section>
  );
}

function sayOpen(count: number, isWaiting: boolean): string {
  if (isWaiting) return count === 1 ? 'frase sem japonês' : 'frases sem japonês';
  return count === 1 ? 'ponto para ver antes de publicar' : 'pontos para ver antes de publicar';
}
