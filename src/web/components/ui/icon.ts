import { type ComponentProps, createElement } from 'react';

type IconPart = readonly [tag: string, attributes: Record<string, string>];

/** Draws an icon of lucide as lucide does, without its options, which cost each page 2 kB (`scripts/strip-schemas-and-icons.ts`). */
export const createIcon = (parts: readonly IconPart[]) =>
  function Icon(props: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined,
        ...props,
      },
      ...parts.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
