import { useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { type Point, pointsOf } from './points.ts';
import { useResultEditor } from './result-editor.ts';

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

/** Shows how many points to check before publishing, where they are, and buttons to the previous and next one. */
export function PointsBar() {
  const { result, source } = useResultEditor();
  const last = useRef(-1);
  const points = pointsOf(result, source);
  const open = points.filter(({ state }) => state !== 'fine');
  const fine = points.length - open.length;
  const quiet = fine === 1 ? '1 trecho sem alerta' : `${fine} trechos sem alerta`;
  if (points.length === 0) return null;

  function seeNext() {
    const next = points.findIndex(({ state }, at) => at > last.current && state !== 'fine');
    last.current = next >= 0 ? next : points.findIndex(({ state }) => state !== 'fine');
    goTo(points[last.current]?.id ?? '');
  }

  return (
    <section className="points" aria-label="Pontos para ver">
      <p role="status" className="points-count">
        {open.length === 0 ? (
          <span>{quiet}</span>
        ) : (
          <>
            <strong>{open.length}</strong>
            <span>
              {open.length === 1 ? 'ponto para ver antes de publicar' : 'pontos para ver antes de publicar'}
              <small>{quiet}</small>
            </span>
          </>
        )}
      </p>
      {points.length > 1 && (
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
      {open.length > 0 && (
        <Button variant="primary" onClick={seeNext}>
          {open.length === 1 ? 'Ver o ponto' : `Ver os ${open.length} pontos`}
        </Button>
      )}
    </section>
  );
}
