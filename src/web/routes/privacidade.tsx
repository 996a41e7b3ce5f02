import { createFileRoute } from '@tanstack/react-router';
import { LegalView } from '#web/features/legal/legal-view.tsx';

export const Route = createFileRoute('/privacidade')({
  staticData: { title: 'Política de privacidade' },
  component: PrivacyPage,
});

function PrivacyPage() {
  return <LegalView page="privacy" />;
}
