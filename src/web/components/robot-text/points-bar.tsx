import { type ReactNode, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import { Dock } from './bottom-bar.tsx';
import { isWaiting } from './result.ts';
import { useResultEditor } from './result-editor-context.ts';
import { type Point, pointsOf, toConfirmOf } from './sentence-points.ts';

const words: Record<Point['state'], string> = {
  fine: 'sem alerta',
  fact: 'com aviso',
  law: 'com nota de lei',
};

const eyes: Record<Point['state'], string> = {
  fine: 'before:size-3.5 before:rounded-full before:border-4 before:border-fg',
  fact: 'before:size-3.5 before:rounded-full before:border-2 before:border-danger before:bg-[linear-gradient(var(--color-danger),var(--color-danger))] before:bg-[length:2px_0.375rem] before:bg-center before:bg-no-repeat',
  law: 'before:size-2.5 before:rotate-45 before:border-2 before:border-info',
};

export const TO_CONFIRM_ID = 'confira';

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
  const fine = points.filter(({ state }) => state === 'fine').length;
  const open = points.reduce((sum, point) => sum + point.open, 0);
  return { points, fine, open, waiting: result.sentences.filter(isWaiting).length };
}

/** How to show the button that leads on: it is the main one once nothing of the result is left to look at. */
export function useNextVariant(): 'primary' | 'secondary' {
  const { open, waiting } = usePoints();
  return open + waiting === 0 ? 'primary' : 'secondary';
}

/** Walks through the points; the main button, unless sentences wait for their Japanese: then the ways to get it are. */
function NextPoint() {
  const last = useRef(-1);
  const { points, open, waiting } = usePoints();
  if (open === 0) return null;

  function walk() {
    const next = points.findIndex(({ state }, at) => at > last.current && state !== 'fine');
    last.current = next >= 0 ? next : points.findIndex(({ state }) => state !== 'fine');
    goTo(points[last.current]?.id ?? '');
  }

  return (
    <Button variant={waiting > 0 ? 'secondary' : 'primary'} onClick={walk}>
      {open === 1 ? 'Ver o ponto' : `Ver os ${open} pontos`}
    </Button>
  );
}

export function PointsBar({ missing, next }: { missing?: ReactNode; next?: ReactNode }) {
  const { points, fine, open, waiting } = usePoints();
  const { result } = useResultEditor();
  const toConfirm = toConfirmOf(result).filter(({ isConfirmed }) => !isConfirmed);
  const quiet = open > 0 ? `${fine} sem alerta` : fine === 1 ? '1 trecho sem alerta' : `${fine} trechos sem alerta`;
  // The composer writes from accepted data alone, so what is not found in its text is not in it.
  const isLeftOut = result.writer === 'composer' && toConfirm.every(({ written }) => written.length === 0);
  const confirm = toConfirm.length > 0 && waiting === 0 && (
    <>
      {', '}
      <button type="button" className="link" onClick={() => goTo(TO_CONFIRM_ID)}>
        {confirmWords(toConfirm.length, isLeftOut)}
      </button>
    </>
  );
  if (points.length + waiting === 0) return null;
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-y py-4 has-[+[data-block]]:border-b-0 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:py-2.5"
      aria-label="Pontos para ver"
    >
      {open > 0 ? (
        <Count>
          <strong className="font-[650] font-display text-4xl/none tracking-[-0.03em] tabular-nums max-sm:text-3xl/none">
            {open}
          </strong>
          <span>
            {open === 1 ? 'ponto para ver antes de publicar' : 'pontos para ver antes de publicar'}
            <small className="block font-normal text-fg-muted text-sm/tight">
              {quiet}
              {confirm}
            </small>
          </span>
        </Count>
      ) : (
        !missing && (
          <Count>
            <span>
              {quiet}
              {confirm}
            </span>
          </Count>
        )
      )}
      {missing}
      {open > 0 && points.length > 1 && (
        <ol className="flex flex-[1_1_12rem] flex-wrap justify-center max-sm:basis-auto max-sm:justify-start">
          {points.map(({ id, state }, at) => (
            <li key={id}>
              <button
                type="button"
                className={cn('grid size-6 place-content-center', eyes[state])}
                aria-label={`Trecho ${at + 1}: ${words[state]}`}
                onClick={() => goTo(id)}
              />
            </li>
          ))}
        </ol>
      )}
      <Dock className="flex items-center gap-2 empty:hidden max-lg:*:min-w-0 max-lg:*:flex-auto lg:flex-wrap">
        {next}
        <NextPoint />
      </Dock>
    </section>
  );
}

function confirmWords(count: number, isLeftOut: boolean): string {
  if (isLeftOut) return count === 1 ? '1 frase sua ficou fora' : `${count} frases suas ficaram fora`;
  return count === 1 ? 'falta conferir 1 frase sua' : `falta conferir ${count} frases suas`;
}

const Count = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-center gap-2.5 font-semibold leading-tight">
    {children}
  </p>
);
