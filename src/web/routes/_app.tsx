import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { isFactorOverdue } from '#domain/accounts/admin-factor-deadline.ts';
import { ADMINS_ONLY } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import { decideRoute } from '#domain/site/route-access.ts';
import { AppShell } from '#web/features/layout/app-shell.tsx';
import { GuardPending } from '#web/features/layout/guard-pending.tsx';
import { accountItems, menuItems, openItems } from '#web/features/layout/menu-items.ts';
import { ProfileFailure } from '#web/features/layout/profile-failure.tsx';
import { NoticeBell } from '#web/features/notices/notice-bell.tsx';
import { PremiumOfferHost } from '#web/features/plans/premium-offer-host.tsx';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { queryClient } from '#web/lib/api/query-client.ts';
import { useLiveEvents } from '#web/lib/live/use-live-events.ts';
import { hasAbandonedQueues } from '#web/lib/offline/offline-changes.ts';
import { useAppWorker } from '#web/lib/offline/use-app-worker.ts';
import { CurrentUserContext, useAuthState } from '#web/lib/session/auth-context.ts';
import { isKnownBrowser } from '#web/lib/session/known-browser.ts';
import { rememberReturnTo } from '#web/lib/session/return-to-storage.ts';

const DeletionNotice = lazy(() =>
  import('#web/features/profile/deletion-notice.tsx').then((m) => ({ default: m.DeletionNotice })),
);

const FactorNotice = lazy(() =>
  import('#web/features/profile/factor-notice.tsx').then((m) => ({ default: m.FactorNotice })),
);

const UpdateNotice = lazy(() =>
  import('#web/features/layout/update-notice.tsx').then((m) => ({ default: m.UpdateNotice })),
);

async function sayRestricted(): Promise<void> {
  const { toast } = await import('#web/components/ui/toast/toast-store.ts');
  toast({
    title: 'Acesso restrito',
    description: ADMINS_ONLY,
    variant: 'destructive',
  });
}

/** Layout of every signed-in page: runs the guard, then renders the shared frame. */
export const Route = createFileRoute('/_app')({
  // The pending view is not split off: it is shown while the guard runs, before the component is loaded.
  codeSplitGroupings: [['component', 'errorComponent']],
  beforeLoad: async ({ context, location, matches, preload }) => {
    const account = await context.auth.resolved();
    if (account.status === 'failed') throw new AppError('unavailable', account.message);
    const userType = account.status === 'signed-in' ? account.profile.userType : undefined;
    const decision = decideRoute(userType, matches.at(-1)?.staticData.requires);
    if (decision === 'dashboard') {
      if (!preload) await sayRestricted();
      throw redirect({ to: '/dashboard', replace: true });
    }
    if (decision === 'login') {
      if (!preload) rememberReturnTo(location.href);
      throw redirect({ to: '/login', search: isKnownBrowser() ? {} : { aba: 'cadastro' }, replace: true });
    }
    const isOverdue = account.status === 'signed-in' && isFactorOverdue(account.profile.factorDueAt, new Date());
    if (isOverdue && location.pathname !== '/profile') throw redirect({ to: '/profile', replace: true });
    return { queryClient: (await import('#web/lib/api/query-client.ts')).queryClient };
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: GuardPending,
  component: SignedInPages,
  errorComponent: ProfileFailure,
});

function SignedInPages() {
  const router = useRouter();
  const account = useAuthState();
  const profile = account.status === 'signed-in' ? account.profile : undefined;
  const userType = profile?.userType;
  useLiveEvents(profile?.id);
  const update = useAppWorker();

  // After a sign-out in another tab or a change of plan the guard runs again.
  const guardedType = useRef(userType);
  useEffect(() => {
    if (guardedType.current === userType) return;
    guardedType.current = userType;
    // A change of plan changes which content is accessible.
    if (userType) void queryClient.invalidateQueries();
    void router.invalidate();
  }, [router, userType]);

  // A tab that was closed while offline may have left unsent changes.
  const ownerId = profile?.id;
  useEffect(() => {
    if (!ownerId) return;
    if (hasAbandonedQueues(ownerId, 'board')) {
      void import('#web/features/tasks/board.queries.ts').then((board) => board.resendChanges(queryClient, ownerId));
    }
    if (hasAbandonedQueues(ownerId, 'products')) {
      void import('#web/features/products/product-edits.ts').then((edits) => edits.resendEdits(queryClient, ownerId));
    }
  }, [ownerId]);

  // The search also matches menu pages by the text of their tiles.
  const pages = useMemo(
    () =>
      openItems([...menuItems, ...accountItems], userType === 'admin').map(({ label, to, icon, card }) => ({
        label,
        to,
        icon,
        words: card?.text ?? '',
      })),
    [userType],
  );

  if (!profile) return <GuardPending />;
  return (
    <QueryClientProvider client={queryClient}>
      <CurrentUserContext value={profile}>
        <AppShell search={<SearchButton pages={pages} />} notices={<NoticeBell />}>
          {profile.deletionDueAt && (
            <Suspense fallback={null}>
              <DeletionNotice dueAt={profile.deletionDueAt} />
            </Suspense>
          )}
          {profile.factorDueAt && (
            <Suspense fallback={null}>
              <FactorNotice dueAt={profile.factorDueAt} />
            </Suspense>
          )}
          <Outlet />
        </AppShell>
        {update && (
          <Suspense fallback={null}>
            <UpdateNotice onUpdate={update} />
          </Suspense>
        )}
        <PremiumOfferHost />
      </CurrentUserContext>
    </QueryClientProvider>
  );
}
