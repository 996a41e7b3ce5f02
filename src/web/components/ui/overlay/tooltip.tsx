import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, type ReactNode, use } from 'react';

const HasProvider = createContext(false);

/** Wraps a page that has tooltips; other pages need not load the code. Moving between tooltips has no delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <HasProvider value={true}>
      <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </RadixTooltip.Provider>
    </HasProvider>
  );
}

/** Shows an icon button's name on hover and focus. The child must accept a ref. Adds a provider if there is none. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const hasProvider = use(HasProvider);
  const tooltip = (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
          {text}
          <RadixTooltip.Arrow className="tip-arrow" width={12} height={6} />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return hasProvider ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
