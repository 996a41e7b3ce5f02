import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '#web/features/auth/auth-page.tsx';
import { RedeemOrder } from '#web/features/payments/redeem-order.tsx';
import { useAuthState } from '#web/lib/session/auth-context.ts';

export const Route = createFileRoute('/resgatar')({
  staticData: { title: 'Ativar compra' },
  component: ClaimPage,
});

function ClaimPage() {
  const account = useAuthState();
  // The token is in the URL fragment, so that it is sent to the server only when the person presses the button.
  const token = window.location.hash.slice(1);
  return (
    <AuthPage view="claim" eyes={1}>
      <h1 className="h2">Ativar compra</h1>
      <RedeemOrder
        token={token}
        isReady={account.status !== 'loading'}
        signedInAs={account.status === 'signed-in' ? account.profile.email : undefined}
      />
    </AuthPage>
  );
}
