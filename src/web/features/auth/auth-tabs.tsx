import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export type AuthTab = 'login' | 'register' | 'reset';

export const authTabs: readonly { value: AuthTab; label: string }[] = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Cadastro' },
  { value: 'reset', label: 'Recuperar' },
];

const steps: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % authTabs.length,
  ArrowLeft: (index) => (index + authTabs.length - 1) % authTabs.length,
  Home: () => 0,
  End: () => authTabs.length - 1,
};

type AuthTabsProps = { tab: AuthTab; onTabChange: (tab: AuthTab) => void; children: ReactNode };

/**
 * The three tabs with the panel of the chosen one. The tabs of components/ui do the same, but would bring
 * 8 kB gzip to a page whose whole script has 140.
 */
export function AuthTabs({ tab, onTabChange, children }: AuthTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && authTabs[step(authTabs.findIndex(({ value }) => value === tab))];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-value=${next.value}]`)?.focus();
    onTabChange(next.value);
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label="Acesso à conta" className="tabs tabs-fill" onKeyDown={handleKeyDown}>
        {authTabs.map(({ value, label }) => {
          const isChosen = value === tab;
          return (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}-${value}`}
              className="tab"
              data-value={value}
              data-state={isChosen ? 'active' : 'inactive'}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onTabChange(value)}
            >
              {label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  );
}
