import * as RadixPopover from '@radix-ui/react-popover';
import { Info } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Tooltip } from './tooltip.tsx';

const touchQuery = '(hover: none)';

function subscribeToTouch(notify: () => void) {
  const query = window.matchMedia(touchQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const isTouch = () => window.matchMedia(touchQuery).matches;

/** Small "i" that explains a word: tooltip with a mouse or keyboard, popover on touch screens. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  const usesTouch = useSyncExternalStore(subscribeToTouch, isTouch, () => false);
  const button = (
    <button type="button" className="info-tip" aria-label={label}>
      <Info aria-hidden="true" />
    </button>
  );
  if (!usesTouch) return <Tooltip text={children}>{button}</Tooltip>;
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger asChild>{button}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content aria-label={label} className="tip" side="top" sideOffset={6} collisionPadding={8}>
          {children}
          <RadixPopover.Arrow className="tip-arrow" width={12} height={6} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
