import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '#web/features/auth/auth-page.tsx';
import { StopReminders } from '#web/features/reminders/stop-reminders.tsx';

export const Route = createFileRoute('/lembretes')({
  staticData: { title: 'Lembretes' },
  component: RemindersPage,
});

function RemindersPage() {
  return (
    <AuthPage view="login" eyes={1}>
      <h1 className="h2">Lembretes</h1>
      {/* In the fragment, so that it reaches the server only when the person asks for it. */}
      <StopReminders token={window.location.hash.slice(1)} />
    </AuthPage>
  );
}
