import type { ComponentProps } from 'react';

/** The values at the side, the price and what follows from it beside them. */
export const CalculatorColumns = (props: ComponentProps<'div'>) => (
  <div
    className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-9"
    {...props}
  />
);
