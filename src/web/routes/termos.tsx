import { createFileRoute } from '@tanstack/react-router';
import { LegalView } from '#web/features/legal/legal-view.tsx';

export const Route = createFileRoute('/termos')({
  staticData: { title: 'Termos de uso' },
  component: TermsPage,
});

function TermsPage() {
  return <LegalView page="terms" />;
}
