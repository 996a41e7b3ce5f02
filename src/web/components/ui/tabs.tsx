import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '#web/lib/cn.ts';

// Not from Radix: its tabs cost 9 kB of script, and the login page has a budget of 140 kB.

type TabsState = { value: string; select: (value: string) => void; id: string };

const TabsContext = createContext<TabsState | undefined>(undefined);

function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('Tab parts belong inside Tabs');
  return tabs;
}

type TabsProps = {
  /** For controlled use; otherwise give `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  children: ReactNode;
  className?: string | undefined;
};

export function Tabs({ value, defaultValue = '', onValueChange, children, className }: TabsProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const select = (next: string) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  return (
    <TabsContext value={{ value: value ?? ownValue, select, id }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

/** Arrow keys, Home and End move the focus and open the focused tab. */
function handleTabKeys(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]:not(:disabled)')];
  const current = tabs.findIndex((tab) => tab.matches(':focus'));
  if (current < 0) return;
  const targets: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const next = tabs.at(target % tabs.length);
  next?.focus();
  next?.click();
}

export function TabsList({
  className,
  fill = false,
  ...props
}: ComponentProps<'div'> & {
  'aria-label': string;
  /** Tabs share the width equally. */
  fill?: boolean;
}) {
  return (
    <div role="tablist" className={cn('tabs', fill && 'tabs-fill', className)} onKeyDown={handleTabKeys} {...props} />
  );
}

/** A count goes inside as `<small>`. */
export function TabsTrigger({
  value,
  className,
  ...props
}: Omit<ComponentProps<'button'>, 'value' | 'type'> & { value: string }) {
  const tabs = useTabs();
  const isActive = tabs.value === value;
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const list = tab.current?.parentElement;
    if (!isActive || !tab.current || !list) return;
    // On phones the row of tabs may be wider than the screen, and grows when counts arrive.
    const [own, row] = [tab.current.getBoundingClientRect(), list.getBoundingClientRect()];
    if (own.left >= row.left && own.right <= row.right) return;
    list.scrollLeft += own.left + own.width / 2 - row.left - row.width / 2;
  });
  return (
    <button
      ref={tab}
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isActive}
      aria-controls={`${tabs.id}-panel-${value}`}
      tabIndex={isActive ? 0 : -1}
      data-state={isActive ? 'active' : 'inactive'}
      className={cn('tab', className)}
      onClick={() => tabs.select(value)}
      {...props}
    />
  );
}

/** Only the open panel renders its children. */
export function TabsContent({ value, children, ...props }: ComponentProps<'div'> & { value: string }) {
  const tabs = useTabs();
  const isActive = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      hidden={!isActive}
      {...props}
    >
      {isActive && children}
    </div>
  );
}
