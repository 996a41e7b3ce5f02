import { Slot } from '@radix-ui/react-slot';
import { type ComponentType, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { toast } from '#web/components/ui/use-toast.ts';

export type MenuProps = { defaultOpen: boolean; autoFocus: boolean };

type Loaded = MenuProps & { Menu: ComponentType<MenuProps> };

const OPENING_KEYS: readonly string[] = ['Enter', ' ', 'ArrowDown'];

/**
 * The button of a menu, whose code comes only once the page is drawn: a third of the frame's script, and nobody opens a
 * menu of a page that is not there yet. Whoever presses the button meanwhile gets the menu as soon as it has arrived.
 */
export function LazyMenu({
  load,
  popup,
  children,
}: {
  load: () => Promise<ComponentType<MenuProps>>;
  popup: 'menu' | 'dialog';
  /** The button, the same one that the menu itself shows. */
  children: ReactElement;
}) {
  const [loaded, setLoaded] = useState<Loaded>();
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);

  async function fetchMenu() {
    const Menu = await load();
    setLoaded({ Menu, defaultOpen: isWanted.current, autoFocus: document.activeElement === button.current });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first drawing.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => fetchMenu().catch(() => undefined)));
    return () => cancelAnimationFrame(frame);
  }, []);

  function open() {
    isWanted.current = true;
    fetchMenu().catch(() => {
      isWanted.current = false;
      toast({
        title: 'Não foi possível abrir o menu.',
        description: 'Verifique a conexão e tente novamente.',
        variant: 'destructive',
      });
    });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    open();
  }

  if (loaded) return <loaded.Menu defaultOpen={loaded.defaultOpen} autoFocus={loaded.autoFocus} />;
  return (
    <Slot
      ref={button}
      aria-haspopup={popup}
      aria-expanded={false}
      onPointerDown={(event) => event.button === 0 && open()}
      onClick={open}
      onKeyDown={handleKeyDown}
    >
      {children}
    </Slot>
  );
}
