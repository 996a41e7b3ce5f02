import type { SVGProps } from 'react';
import { cn } from '#web/lib/cn.ts';
import type { PaintedEyes } from './eyes.tsx';

const ink = '#18171d';
const washi = '#f6f1e7';
const gold = '#e8b84a';

/** Brow, whisker and belly stripes of the right half; the left half mirrors them. */
function RightHalf({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <g {...(mirrored && { transform: 'scale(-1 1)' })}>
      <path
        d="M10-86C15-114 58-134 102-107C95-108 90-108 85-106C91-102 95-96 97-90C88-95 81-97 73-96C79-92 83-87 84-82C58-96 33-98 10-86Z"
        fill={ink}
      />
      <circle cx="29" cy="-104" r="5" fill="#f04e23" />
      <path d="M4-10C30-14 49 6 74 0C93-4 104-17 108-36C119-8 105 25 72 28C41 31 16 16 4-10Z" fill={ink} />
      <path d="M49 8L56 26M72 5L78 25M93-5L103 8" fill="none" stroke={washi} strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="52" cy="-50" r="27" fill="#fff" stroke={ink} strokeWidth="8" />
    </g>
  );
}

function Stripes({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <path
      d="M92 70C112 104 98 138 62 164C84 136 92 108 84 74C83 68 89 65 92 70ZM138 50C164 90 146 124 112 148C132 122 138 92 129 54C128 47 134 44 138 50Z"
      fill={gold}
      {...(mirrored && { transform: 'scale(-1 1)' })}
    />
  );
}

/** `className` identifies the pupil, so that the landing page can paint the second one on hover. */
function Pupil({ x, on, className }: { x: number; on: boolean; className: string }) {
  return (
    <g className={cn('daruma-pupil', className)} data-on={on}>
      <circle cx={x} cy="-50" r="31" fill={ink} />
      <circle cx={x - 10} cy="-61" r="8" fill="#fff" />
    </g>
  );
}

type DarumaProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { eyes: PaintedEyes };

/** The daruma doll with no eye, one eye (goal set) or both eyes (goal reached). Decorative. */
export function Daruma({ eyes, className, ...props }: DarumaProps) {
  return (
    <svg className={cn('daruma', className)} viewBox="-192 -184 384 364" aria-hidden="true" {...props}>
      <path
        d="M0-180C116-180 190-90 190 40C190 128 116 180 0 180S-190 128-190 40C-190-90-116-180 0-180Z"
        fill="#f04e23"
      />
      <path
        d="M171-65C183-34 190 1 190 40C190 128 116 180 0 180S-190 128-190 40C-184 106-108 146-8 146C92 146 158 104 164 40C168 0 166-34 171-65Z"
        fill="#c53a14"
      />
      <path d="M-142-90C-127-122-99-147-60-158" fill="none" stroke="#ff7a54" strokeWidth="11" strokeLinecap="round" />
      <circle cx="-153" cy="-64" r="5.5" fill="#ff7a54" />
      <Stripes />
      <Stripes mirrored />
      <path d="M0 74C10 96 27 106 27 126A27 27 0 0 1-27 126C-27 106-10 96 0 74Z" fill={gold} />
      <path
        d="M0-138C84-138 130-102 130-44C130 16 82 56 0 56S-130 16-130-44C-130-102-84-138 0-138Z"
        fill={washi}
        stroke={gold}
        strokeWidth="15"
      />
      <RightHalf />
      <RightHalf mirrored />
      <Pupil x={52} on={eyes > 0} className="daruma-first" />
      <Pupil x={-52} on={eyes > 1} className="daruma-second" />
      <path d="M-11-14Q0-4 11-14" fill="none" stroke="#c53a14" strokeWidth="7" strokeLinecap="round" />
      <path d="M-16 34Q0 45 16 34" fill="none" stroke={ink} strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
