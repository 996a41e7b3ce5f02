import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { Ellipsis, Menu } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { LazyMenu } from '#web/components/ui/overlay/lazy-menu.tsx';
import { PlanBadge } from '#web/components/ui/plan-badge.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { menuItems } from './menu-items.ts';
import { MenuColumn, MenuLinks } from './menu-links.tsx';
import { UserButton } from './user-button.tsx';

const thumbItems = menuItems.filter(({ inThumbBar }) => inThumbBar);
const loadMenuSheet = () => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel);
const loadUserMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);

const topButton = (
  <button type="button" className="topbar-menu h-10 w-8 flex-none place-items-center" aria-label="Abrir menu">
    <Menu aria-hidden="true" className="size-5" />
  </button>
);

type AppShellProps = { search?: ReactNode; notices?: ReactNode; children: ReactNode };

/** Layout of every signed-in page: top bar, side menu (on phones a bottom bar), the page. */
export function AppShell({ search, notices, children }: AppShellProps) {
  const { userType, siteLogoUrl } = useCurrentUser();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isInMore = !thumbItems.some(({ to, family = [] }) =>
    [to, ...family].some((address) => `${path}/`.startsWith(`${address}/`)),
  );
  const mainRef = useFocusOnNavigation();
  return (
    <>
      <a
        href="#conteudo"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-toast) focus:rounded-md focus:bg-fg focus:px-4 focus:py-2 focus:font-semibold focus:text-ground"
      >
        Ir para o conteúdo
      </a>
      <header className="topbar sticky top-0 z-(--z-bar) flex h-(--size-bar) items-center gap-3 border-b border-line bg-ground px-4 max-[30rem]:gap-2 max-[22rem]:gap-1 max-[22rem]:px-3 lg:px-6 in-[#page-skeleton]:[&>.badge]:invisible max-[30rem]:[&_.wordmark]:hidden">
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
      <nav
        className="thumb-bar fixed inset-x-0 bottom-0 z-(--z-bar) auto-cols-fr grid-flow-col border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] *:grid *:h-(--size-thumb-bar) *:place-items-center *:content-center *:gap-0.5 *:text-xs/[1.2] *:font-medium *:text-fg-muted *:focus-visible:-outline-offset-2 *:aria-[current]:text-fg md:hidden [&_[aria-current]_svg]:text-accent [&_svg]:size-5"
        aria-label="Principal"
      >
        <MenuLinks items={thumbItems} />
        <LazyMenu
          load={loadMenuSheet}
          popup="dialog"
          menu={(MenuPanel, props) => (
            <MenuPanel {...props}>
              <MenuButton isInMore={isInMore} />
            </MenuPanel>
          )}
        >
          <MenuButton isInMore={isInMore} />
        </LazyMenu>
      </nav>
      <div className="grid grid-cols-1 md:min-h-[calc(100dvh-var(--size-bar))] md:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[var(--size-side)_minmax(0,1fr)] print:block">
        <div className="side border-r border-line px-2 max-md:hidden max-lg:relative max-lg:z-15 lg:px-3">
          {/* Up to 1023 px icons only; hover and keyboard focus show the name of one. */}
          <MenuColumn
            className="sticky top-(--size-bar) py-4 max-lg:*:relative max-lg:*:min-h-11 max-lg:*:justify-center lg:*:min-h-9.5 lg:*:px-3 max-lg:[&_a:not(:hover,:focus-visible)>span]:sr-only max-lg:[&_span]:pointer-events-none max-lg:[&_span]:absolute max-lg:[&_span]:left-[calc(100%+0.625rem)] max-lg:[&_span]:rounded-sm max-lg:[&_span]:bg-fg max-lg:[&_span]:px-2.5 max-lg:[&_span]:py-1.5 max-lg:[&_span]:text-sm/6 max-lg:[&_span]:whitespace-nowrap max-lg:[&_span]:text-ground max-lg:[&_span]:shadow-menu"
            aria-label="Principal"
          >
            <MenuLinks items={menuItems} />
          </MenuColumn>
        </div>
        <main
          ref={mainRef}
          id="conteudo"
          tabIndex={-1}
          className="min-w-0 px-(--space-gutter) pt-6 pb-20 outline-none max-md:mb-(--thumb-room,0px) lg:pt-10 print:p-0"
        >
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

/** "Mais" button of the bottom bar: opens the whole menu below 768 px. */
function MenuButton({ isInMore, ...props }: ComponentProps<'button'> & { isInMore: boolean }) {
  return (
    // Lit where the page is reached through it; the menu itself tells which one it is.
    <button type="button" className={isInMore ? 'text-fg! [&_svg]:text-accent' : undefined} {...props}>
      <Ellipsis aria-hidden="true" />
      <span>
        Mais<span className="sr-only">: abrir menu</span>
      </span>
    </button>
  );
}
