import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { webhookLogsQuery } from '#web/features/payments/payments.queries.ts';
import { UnredeemedOrders } from '#web/features/payments/unredeemed-orders.tsx';
import { TestEventForm, WebhookLogs } from '#web/features/payments/webhook-logs.tsx';

export const Route = createFileRoute('/_app/admin/webhook-tester')({
  staticData: { title: 'Testes Webhook', requires: 'admin-only' },
  component: WebhookTesterPage,
});

function WebhookTesterPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(webhookLogsQuery);
  useEffect(() => {
    // A failure is only logged; the table then stays empty.
    if (error) console.warn('webhook logs not loaded:', error.message);
  }, [error]);

  return (
    <div className="page">
      <BackLink to="/admin">Voltar</BackLink>
      <PageHeader
        title="Testes Webhook"
        seal="admin"
        actions={
          <Button size="icon" aria-label="Recarregar" disabled={isFetching} onClick={() => void refetch()}>
            <RefreshCw aria-hidden="true" className={isFetching ? 'animate-spin' : undefined} />
          </Button>
        }
      >
        Os últimos 50 eventos recebidos do provedor de pagamento.
      </PageHeader>
      <TestEventForm />
      <WebhookLogs logs={data} isLoading={isPending} />
      <UnredeemedOrders />
    </div>
  );
}
