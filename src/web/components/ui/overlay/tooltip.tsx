import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, type ReactNode, use, useState } from 'react';

const HasProvider = createContext(false);

/** Goes once around a page with tooltips; the others need not load them. From one tip to the next there is no wait. */
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

/** Names an icon button on hover and focus. The child must take a ref (Button, a link). Brings its own provider where there is none. */
export function Tooltip({
  text,
  side = 'top',
  when = always,
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Asked each time the tip is about to open. */
  when?: () => boolean;
  children: ReactNode;
}) {
  const hasProvider = use(HasProvider);
  const [isOpen, setOpen] = useState(false);
  const tooltip = (
    <RadixTooltip.Root open={isOpen} onOpenChange={(open) => setOpen(open && when())}>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="tip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
          <RadixTooltip.Arrow className="tip-arrow" width={12} height={6} />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return hasProvider ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
