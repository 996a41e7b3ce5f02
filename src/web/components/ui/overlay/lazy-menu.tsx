import { Slot } from '@radix-ui/react-slot';
import {
  type ReactElement,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { toast } from '#web/components/ui/toast/toast-store.ts';

export type MenuProps = { defaultOpen: boolean; buttonRef: RefObject<HTMLButtonElement | null> };

const OPENING_KEYS: readonly string[] = ['Enter', ' ', 'ArrowDown'];

type LazyMenuProps<Code> = {
  load: () => Promise<Code>;
  popup: 'menu' | 'dialog';
  /** Renders the menu once its code is loaded. */
  menu: (code: Code, props: MenuProps) => ReactNode;
  /** The trigger button, the same one that the menu renders. */
  children: ReactElement;
};

/**
 * The trigger of a menu whose code is loaded on hover, focus or press: it is a fifth of a page's script, and most
 * visits never open it. A press opens the menu as soon as its code is loaded.
 */
export function LazyMenu<Code>({ load, popup, menu, children }: LazyMenuProps<Code>) {
  const [code, setCode] = useState<Code>();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const press = useRef<'pointer' | { key: string }>(undefined);

  async function fetchMenu() {
    const loaded = await load();
    hadFocus.current = document.activeElement === button.current;
    setCode(() => loaded);
  }

  useEffect(() => {
    if (!code) return;
    // An opening dialog moves the focus itself.
    if (hadFocus.current && (popup === 'menu' || !press.current)) button.current?.focus();
    // The menu focuses its first entry only when opened by a key, so the key event is repeated.
    if (typeof press.current === 'object') {
      const { key } = press.current;
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, [code, popup]);

  // A failure is reported when the button is pressed.
  const reach = () => void fetchMenu().catch(() => undefined);

  function open(by: typeof press.current) {
    press.current = by;
    fetchMenu().catch(() => {
      press.current = undefined;
      toast({
        title: 'Não foi possível abrir o menu.',
        description: 'Verifique a conexão e tente novamente.',
        variant: 'destructive',
      });
    });
  }

  function handleKeyDown(event: ReactKeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    // A dialog opens the same way for keys and pointer.
    open(popup === 'menu' ? { key: event.key } : 'pointer');
  }

  if (code) return menu(code, { defaultOpen: press.current === 'pointer', buttonRef: button });
  return (
    <Slot
      ref={button}
      aria-haspopup={popup}
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onPointerDown={(event) => event.button === 0 && open('pointer')}
      onClick={() => open('pointer')}
      onKeyDown={handleKeyDown}
    >
      {children}
    </Slot>
  );
}
