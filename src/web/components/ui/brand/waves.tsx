import { useId } from 'react';

const centres = [
  [0, 0],
  [2, 0],
  [1, 0.5],
  [0, 1],
  [2, 1],
  [1, 1.5],
  [0, 2],
  [2, 2],
] as const;
const radius = 56;
const rings = [1, 0.7, 0.4] as const;

/** Seigaiha waves behind the closing block of the landing page and the login panel, nowhere else. */
export function Waves({ ground, className }: { ground: string; className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className ? `waves ${className}` : 'waves'} aria-hidden="true">
      <defs>
        <pattern id={id} width={2 * radius} height={radius} patternUnits="userSpaceOnUse">
          {centres.map(([x, y]) =>
            rings.map((ring) => (
              <circle
                key={`${x}-${y}-${ring}`}
                cx={x * radius}
                cy={y * radius}
                r={ring * radius}
                fill={ring === 1 ? ground : 'none'}
                stroke="#f6f1e7"
              />
            )),
          )}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
