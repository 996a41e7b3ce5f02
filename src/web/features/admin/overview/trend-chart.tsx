import { useId } from 'react';

type Point = { label: string; value: number };

const WIDTH = 600;
const HEIGHT = 120;

/** Bar chart of one figure per day. Screen readers get the same figures as a table. */
export function TrendChart({ title, points }: { title: string; points: readonly Point[] }) {
  const id = useId();
  const highest = Math.max(0, ...points.map(({ value }) => value));
  const top = Math.max(1, highest);
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const step = WIDTH / Math.max(1, points.length);
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-surface p-4" aria-labelledby={id}>
      <figcaption id={id} className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{title}</span>
        {total > 0 && (
          <span className="text-fg-muted text-sm tabular-nums">{total.toLocaleString('pt-BR')} no período</span>
        )}
      </figcaption>
      {total === 0 ? (
        <p className="mt-3 grid h-24 place-content-center border-b border-line-strong text-fg-muted text-sm">
          Nada neste período.
        </p>
      ) : (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="mt-3 h-24 w-full text-shu-500"
          aria-hidden="true"
        >
          <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--color-line-strong)" />
          {points.map(({ label, value }, index) => {
            const height = (value / top) * (HEIGHT - 4);
            return (
              <rect
                key={label}
                x={index * step + step * 0.15}
                y={HEIGHT - height}
                width={step * 0.7}
                height={height}
                fill="currentColor"
              >
                <title>{`${label}: ${value}`}</title>
              </rect>
            );
          })}
        </svg>
      )}
      <div className="mt-1 flex justify-between text-fg-faint text-xs tabular-nums" aria-hidden="true">
        <span>{points[0]?.label}</span>
        {total > 0 && <span>máx. {highest.toLocaleString('pt-BR')}</span>}
        <span>{points.at(-1)?.label}</span>
      </div>
      {/* The wrapper is hidden because a table element itself cannot shrink to the `sr-only` size. */}
      <div className="sr-only">
        <table>
          <caption>{title}, por dia</caption>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
