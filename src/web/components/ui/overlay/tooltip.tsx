import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, type ReactNode, use, useState } from 'react';

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

const always = () => true;

/** Shows an icon button's name on hover and focus. The child must accept a ref. Adds a provider if there is none. */
export function Tooltip({
  text,
  when = always,
  children,
}: {
  text: ReactNode;
  /** Called each time before the tooltip opens. */
  when?: () => boolean;
  children: ReactNode;
}) {
  const hasProvider = use(HasProvider);
  const [isOpen, setOpen] = useState(false);
  const tooltip = (
    <RadixTooltip.Root open={isOpen} onOpenChange={(open) => setOpen(open && when())}>
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
