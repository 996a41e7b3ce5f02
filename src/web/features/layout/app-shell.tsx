import { Link, useRouter } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { LazyMenu } from '#web/components/ui/overlay/lazy-menu.tsx';
import { PlanBadge } from '#web/components/ui/plan-badge.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { MenuButton } from './menu-button.tsx';
import { menuItems } from './menu-items.ts';
import { MenuLinks } from './menu-links.tsx';
import { UserButton } from './user-button.tsx';

const thumbItems = menuItems.filter(({ inThumbBar }) => inThumbBar);
const loadMenuSheet = () => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel);
const loadUserMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);

const topButton = (
  <button type="button" className="topbar-menu" aria-label="Abrir menu">
    <Menu aria-hidden="true" className="size-5" />
  </button>
);

type AppShellProps = { search?: ReactNode; notices?: ReactNode; children: ReactNode };

/** Layout of every signed-in page: top bar, side menu (on phones a bottom bar), the page. */
export function AppShell({ search, notices, children }: AppShellProps) {
  const { userType, siteLogoUrl } = useCurrentUser();
  const mainRef = useFocusOnNavigation();
  return (
    <>
      <a
        href="#conteudo"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-toast) focus:rounded-md focus:bg-fg focus:px-4 focus:py-2 focus:font-semibold focus:text-ground"
      >
        Ir para o conteúdo
      </a>
      <header className="topbar">
        <LazyMenu
          load={loadMenuSheet}
          popup="dialog"
          menu={(MenuPanel, props) => <MenuPanel {...props}>{topButton}</MenuPanel>}
        >
          {topButton}
        </LazyMenu>
        <Link to="/dashboard" className="rounded-sm">
          <Logo picture={siteLogoUrl} />
        </Link>
        <span className="grow" />
        {search}
        <PlanBadge userType={userType} />
        {notices}
        <LazyMenu load={loadUserMenu} popup="menu" menu={(UserMenu, props) => <UserMenu {...props} />}>
          <UserButton />
        </LazyMenu>
      </header>
      <nav className="thumb-bar" aria-label="Principal">
        <MenuLinks items={thumbItems} />
        <LazyMenu
          load={loadMenuSheet}
          popup="dialog"
          menu={(MenuPanel, props) => (
            <MenuPanel {...props}>
              <MenuButton />
            </MenuPanel>
          )}
        >
          <MenuButton />
        </LazyMenu>
      </nav>
      <div className="shell">
        <div className="side">
          <nav className="nav" aria-label="Principal">
            <MenuLinks items={menuItems} />
          </nav>
        </div>
        <main ref={mainRef} id="conteudo" tabIndex={-1} className="main outline-none">
          {children}
        </main>
      </div>
    </>
  );
}

/** After navigation, moves the focus to the new content, as a full page load would. */
function useFocusOnNavigation() {
  const router = useRouter();
  const mainRef = useRef<HTMLElement>(null);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // A URL with a hash scrolls to its target by itself.
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        // A page may have put the cursor into its field.
        if (!mainRef.current?.querySelector('textarea:focus')) mainRef.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return mainRef;
}
