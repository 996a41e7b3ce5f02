import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import type { ShopifySend } from '#contract/products/shopify.ts';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { isUnderWay, SEND_STEPS, type SendStep } from '#domain/shopify/shopify.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { type Choices, sendQuery, useCancelSend, useSendToShopify } from './send.queries.ts';
import { SendDifferences } from './send-differences.tsx';

type Send = NonNullable<ShopifySend['send']>;

const stepNames: Record<SendStep, string> = {
  photos: 'Fotos',
  product: 'Produto',
  translation: 'Tradução',
  policies: 'Páginas legais',
  review: 'Revisão',
};

/** A product on its way to the seller's own shop, as a draft. */
export function SendPanel({ productId, isDirty }: { productId: string; isDirty: boolean }) {
  const { userType } = useCurrentUser();
  const { data } = useQuery(sendQuery(productId));
  const send = useSendToShopify(productId);
  if (!data) return null;
  const handleSend = (choices: Choices) =>
    hasPremium(userType) ? send.mutate(choices) : offerPremium(premiumOffers.shopify);
  return (
    <section className="grid gap-3" aria-labelledby="enviar">
      <h2 className="h3" id="enviar">
        Enviar rascunho
      </h2>
      {hasPremium(userType) && data.shopName === null ? (
        <>
          <p className="text-fg-muted text-sm">Fotos, textos, preços e políticas vão prontos para a sua loja.</p>
          <Button asChild>
            <Link to="/loja/shopify">Conectar a Shopify</Link>
          </Button>
        </>
      ) : data.send && isUnderWay(data.send.state) ? (
        <Sending productId={productId} send={data.send} />
      ) : data.send?.state === 'asking' ? (
        <SendDifferences
          key={data.send.differences.map(({ field, there }) => field + there).join()}
          differences={data.send.differences}
          isBusy={send.isPending}
          onChosen={handleSend}
        />
      ) : (
        <Idle data={data} isDirty={isDirty} isBusy={send.isPending} onSend={() => handleSend({})} />
      )}
    </section>
  );
}

type IdleProps = { data: ShopifySend; isDirty: boolean; isBusy: boolean; onSend: () => void };

function Idle({ data: { send, missing, shopName }, isDirty, isBusy, onSend }: IdleProps) {
  const isSent = send?.state === 'done';
  return (
    <>
      {send?.state === 'failed' && <Alert variant="error">{send.failure}</Alert>}
      {send?.state === 'cancelled' && <p className="text-fg-muted text-sm">O envio parou. Ele pode ir de novo.</p>}
      {isSent && send.sentAt && (
        <>
          <p>
            <b>Rascunho criado.</b>{' '}
            <span className="text-fg-muted text-sm">
              {formatMoment(send.sentAt)}
              {shopName && `, em ${shopName}`}
            </span>
          </p>
          <Steps send={send} />
        </>
      )}
      {send?.url && (
        <Button asChild variant={isSent ? 'primary' : 'secondary'}>
          <a href={send.url} target="_blank" rel="noreferrer">
            Abrir na Shopify
            <ArrowUpRight aria-hidden="true" />
          </a>
        </Button>
      )}
      <Button
        variant={isSent ? 'secondary' : 'primary'}
        disabled={isDirty || missing.length > 0}
        busy={isBusy}
        onClick={onSend}
      >
        {isSent ? 'Enviar de novo' : send?.state === 'failed' ? 'Tentar de novo' : 'Criar rascunho na Shopify'}
      </Button>
      {isDirty && <p className="text-fg-muted text-sm">Salve antes de enviar.</p>}
      {missing.length > 0 && (
        <ul className="publish-missing" aria-label="Rascunho: o que falta">
          {missing.map(({ slot, reason }) => (
            <li key={slot}>
              <b>{slot}.</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Sending({ productId, send }: { productId: string; send: Send }) {
  const cancel = useCancelSend(productId);
  return (
    <>
      <div className="flex items-center justify-between gap-3" aria-live="polite">
        <p>
          <b className="tabular-nums">{SEND_STEPS.indexOf(send.step)}</b> de {SEND_STEPS.length} prontos
        </p>
        <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Parar
        </Button>
      </div>
      <Steps send={send} />
      <p className="text-fg-muted text-sm">
        {send.failure ? `${send.failure} Tentamos de novo daqui a pouco.` : 'Pode sair: o envio continua sozinho.'}
      </p>
    </>
  );
}

function Steps({ send }: { send: Send }) {
  const current = send.state === 'done' ? SEND_STEPS.length : SEND_STEPS.indexOf(send.step);
  return (
    <ol className="send-steps">
      {SEND_STEPS.map((step, index) => (
        <li key={step} data-now={index === current} aria-current={index === current ? 'step' : undefined}>
          <span className="eye" data-on={index <= current} aria-hidden="true" />
          <b>
            {stepNames[step]}
            <span className="sr-only">
              {index < current ? ', pronto' : index === current ? ', agora' : ', na fila'}
            </span>
          </b>
          <small>{send.notes[step]}</small>
        </li>
      ))}
    </ol>
  );
}
