import { Link, useLocation } from '@tanstack/react-router';
import { CircleQuestionMark, LogOut, X } from 'lucide-react';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { MenuProps } from '#web/components/ui/overlay/lazy-menu.tsx';
import {
  SidePanel,
  SidePanelClose,
  SidePanelContent,
  SidePanelTrigger,
} from '#web/components/ui/overlay/side-panel.tsx';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { accountItems, menuItems } from './menu-items.ts';
import { MenuColumn, MenuLinks } from './menu-links.tsx';

/** The menu below 768 px: a drawer from the left. `children` is the button that opens it. */
export function MenuPanel({ defaultOpen, buttonRef, children }: MenuProps & { children: ReactElement }) {
  const auth = useAuth();
  const { siteLogoUrl } = useCurrentUser();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [isOpen, setOpen] = useState(defaultOpen);
  const close = () => setOpen(false);
  return (
    <SidePanel open={isOpen} onOpenChange={setOpen}>
      <SidePanelTrigger asChild ref={buttonRef}>
        {children}
      </SidePanelTrigger>
      <SidePanelContent title="Menu">
        <div className="mb-2 flex min-h-12 items-center justify-between pr-2 pl-3">
          <Logo picture={siteLogoUrl} />
          <SidePanelClose asChild>
            <Button variant="ghost" size="icon" aria-label="Fechar menu">
              <X aria-hidden="true" />
            </Button>
          </SidePanelClose>
        </div>
        <DrawerMenu aria-label="Principal">
          <MenuLinks items={menuItems} onFollow={close} />
        </DrawerMenu>
        <DrawerMenu aria-label="Conta">
          <hr className="mx-3 my-2.5 border-line" />
          <MenuLinks items={accountItems} onFollow={close} />
          <Link to="/ajuda" search={{ de: path }} activeOptions={{ includeSearch: false }} onClick={close}>
            <CircleQuestionMark aria-hidden="true" />
            <span>Ajuda</span>
          </Link>
          <button type="button" onClick={() => void auth.signOut()}>
            <LogOut aria-hidden="true" />
            Sair
          </button>
        </DrawerMenu>
      </SidePanelContent>
    </SidePanel>
  );
}

const DrawerMenu = (props: ComponentProps<'nav'>) => (
  <MenuColumn className="content-start *:not-[hr]:min-h-11.5 *:not-[hr]:px-3 *:not-[hr]:text-lg/6" {...props} />
);
