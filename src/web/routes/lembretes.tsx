import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '#web/features/auth/auth-page.tsx';
import { StopMails } from '#web/features/notices/stop-mails.tsx';

export const Route = createFileRoute('/lembretes')({
  staticData: { title: 'Avisos por e-mail' },
  component: StopMailsPage,
});

function StopMailsPage() {
  return (
    <AuthPage view="login" eyes={1}>
      <h1 className="h2">Avisos por e-mail</h1>
      {/* The token is in the URL fragment, so that it reaches the server only when the person presses the button. */}
      <StopMails token={window.location.hash.slice(1)} />
    </AuthPage>
  );
}
