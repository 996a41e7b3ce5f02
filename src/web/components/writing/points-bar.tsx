import { type ReactNode, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import { useResultEditor } from './result-editor.ts';
import { type Point, pointsOf } from './sentence-points.ts';
import { toConfirmOf } from './to-confirm.ts';

const words: Record<Point['state'], string> = {
  fine: 'sem alerta',
  fact: 'com aviso',
  law: 'com nota de lei',
  waiting: 'falta o japonês',
};

/** Id of the list of the seller's sentences to compare. */
export const TO_CONFIRM_ID = 'confira';

/** Scrolls to an element and focuses it; a folded one opens. */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  if (place instanceof HTMLDetailsElement) place.open = true;
  place?.scrollIntoView({ block: 'center' });
  // A negative tabindex on `details` would take what it holds out of the tab order.
  (place?.querySelector<HTMLElement>(':scope > summary') ?? place)?.focus({ preventScroll: true });
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
export function NextPoint({ className }: { className?: string }) {
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

/**
 * Shows how many points to check before publishing, and where they are. On phones its buttons are in the bottom bar:
 * `way`, which brings the missing Japanese, in place of the result's own.
 */
export function PointsBar({ way }: { way?: ReactNode }) {
  const { points, open, waiting } = usePoints();
  const { result } = useResultEditor();
  const toConfirm = toConfirmOf(result).filter(({ isConfirmed }) => !isConfirmed).length;
  const fine = points.length - open.length;
  const quiet = [
    waiting > 0 && waiting < open.length && `${waiting} sem japonês`,
    open.length > 0 ? `${fine} sem alerta` : fine === 1 ? '1 trecho sem alerta' : `${fine} trechos sem alerta`,
  ]
    .filter(Boolean)
    .join(', ');
  const confirm = toConfirm > 0 && waiting === 0 && (
    <>
      {', '}
      <button type="button" className="link" onClick={() => goTo(TO_CONFIRM_ID)}>
        {toConfirm === 1 ? 'falta conferir 1 frase sua' : `falta conferir ${toConfirm} frases suas`}
      </button>
    </>
  );
  if (points.length === 0) return null;
  return (
    <section className="points" aria-label="Pontos para ver">
      <p role="status" className="points-count">
        {open.length === 0 ? (
          <span>
            {quiet}
            {confirm}
          </span>
        ) : (
          <>
            <strong>{open.length}</strong>
            <span>
              {sayOpen(open.length, waiting === open.length)}
              <small>
                {quiet}
                {confirm}
              </small>
            </span>
          </>
        )}
      </p>
      {open.length > 0 && points.length > 1 && (
        <ol className={cn('points-eyes', waiting === open.length && 'max-sm:hidden')}>
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
      {way ? (
        <div className="result-next dock">
          <NextPoint />
          {way}
        </div>
      ) : (
        <NextPoint className="max-lg:hidden" />
      )}
    </section>
  );
}

function sayOpen(count: number, isWaiting: boolean): string {
  if (isWaiting) return count === 1 ? 'frase sem japonês' : 'frases sem japonês';
  return count === 1 ? 'ponto para ver antes de publicar' : 'pontos para ver antes de publicar';
}
