import { createFileRoute, type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { UserType } from '#domain/accounts/user-types.ts';
import { ADMINS_ONLY } from '#domain/accounts/user-types.ts';
import { DEFAULT_DESTINATION, type Destination, destinationAfterLogin } from '#domain/site/return-to.ts';
import { LoadingScreen } from '#web/components/ui/states/loading-screen.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { AuthCard, type AuthTab, authTabs } from '#web/features/auth/auth-card.tsx';
import { AuthPage } from '#web/features/auth/auth-page.tsx';
import { CodeForm, ConfirmLink, NewPasswordForm, SharedNote } from '#web/features/auth/sign-in-steps.tsx';
import { useDocumentTitle } from '#web/lib/page/document-title.ts';
import { preloadPage } from '#web/lib/page/preload-page.ts';
import { useAuth, useAuthState } from '#web/lib/session/auth-context.ts';
import type { AuthState } from '#web/lib/session/auth-store.ts';
import { findShared, takeReturnTo } from '#web/lib/session/return-to-storage.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Login' },
  validateSearch: (search: Record<string, unknown>): { aba?: 'cadastro' } =>
    search.aba === 'cadastro' ? { aba: 'cadastro' } : {},
  component: LoginPage,
});

function LoginPage() {
  const auth = useAuth();
  const account = useAuthState();
  const router = useRouter();
  const { aba } = Route.useSearch();
  const [tab, setTab] = useState<AuthTab>(aba === 'cadastro' ? 'register' : 'login');
  const [hasRegistered, setRegistered] = useState(false);
  const [isFormShown, setFormShown] = useState(false);
  const [shared] = useState(findShared);
  const hasLeft = useRef(false);
  const isSignedIn = account.status === 'signed-in';
  useDocumentTitle(titleOf(account, tab));

  // The auth client is needed only to submit the form, so it loads after the form is shown.
  useEffect(() => void auth.loadClient().catch(() => undefined), [auth]);

  useEffect(() => {
    if (account.status !== 'signed-in' || account.isRecovering || hasLeft.current) return;
    hasLeft.current = true;
    const { path, isRefused } = takeDestination(router, account.profile.userType);
    if (isRefused) {
      toast({
        title: 'Acesso restrito',
        description: ADMINS_ONLY,
        variant: 'destructive',
      });
    }
    void router.navigate({ href: path, replace: true });
  }, [account, router]);

  if (account.linkQuestion) {
    return (
      <AuthPage view="login" eyes={1}>
        <ConfirmLink
          email={account.linkQuestion.email}
          onAccept={auth.acceptLink}
          onDecline={() => void auth.declineLink()}
        />
      </AuthPage>
    );
  }

  if (account.status === 'code-needed') {
    return (
      <AuthPage view="new-password" eyes={1}>
        <CodeForm />
      </AuthPage>
    );
  }

  if (account.isRecovering && isSignedIn) {
    const finish = () => {
      hasLeft.current = true;
      takeReturnTo();
      auth.endRecovery();
      void router.navigate({ to: '/dashboard', replace: true });
    };
    return (
      <AuthPage view="new-password" eyes={1}>
        <h1 className="h2">Definir nova senha</h1>
        <NewPasswordForm onDone={finish} />
      </AuthPage>
    );
  }

  // Once shown, the form stays during sign-in; its button shows the progress.
  if (!isFormShown) {
    if (account.status === 'loading' || isSignedIn) return <LoadingScreen />;
    setFormShown(true);
  }
  return (
    <AuthPage view={tab} eyes={tab === 'register' && !hasRegistered ? 0 : 1}>
      <h1 className="sr-only">{authTabs[tab]}</h1>
      {shared && <SharedNote preview={shared} />}
      <AuthCard
        tab={tab}
        onTabChange={(next) => {
          auth.dismissLinkError();
          setTab(next);
        }}
        isLeaving={account.status === 'loading' || isSignedIn}
        notice={account.status === 'failed' ? account.message : account.linkError}
        onSend={() => {
          auth.dismissLinkError();
          // Preloads the next page's code while the server checks the password.
          preloadPage(router, DEFAULT_DESTINATION);
        }}
        onRegistered={() => setRegistered(true)}
      />
    </AuthPage>
  );
}

function titleOf({ status, isRecovering }: AuthState, tab: AuthTab): string {
  if (status === 'code-needed') return 'Digite o código';
  return isRecovering ? 'Definir nova senha' : authTabs[tab];
}

/** The stored return address if it is a page of this site and allowed for this plan; it is deleted in any case. */
function takeDestination(router: RegisteredRouter, userType: UserType): Destination {
  return destinationAfterLogin({
    stored: takeReturnTo(),
    origin: window.location.origin,
    userType,
    findPage: (pathname) => {
      const [branch, , found] = router.getMatchedRoutes(pathname);
      const isSignedInPage = branch.some((route) => route.id === '/_app');
      return found && isSignedInPage ? { requires: found.options.staticData?.requires } : undefined;
    },
  });
}
