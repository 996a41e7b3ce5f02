import { ArrowUpRight, Bell } from 'lucide-react';
import type { ShopifySend } from '#contract/shopify.ts';
import { SEND_STEPS, type SendStep } from '#domain/shopify/shopify.ts';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { useCancelSend } from './send.queries.ts';

type Send = NonNullable<ShopifySend['send']>;

const stepNames: Record<SendStep, string> = {
  photos: 'Fotos',
  product: 'Produto',
  translation: 'Tradução',
  policies: 'Páginas legais',
  review: 'Revisão',
};

/** Progress of the send, shown in place of the form. */
export function Sending({ productId, send }: { productId: string; send: Send }) {
  const cancel = useCancelSend(productId);
  return (
    <section aria-label="Envio para a Shopify">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3" aria-live="polite">
        <p className="text-fg-muted text-lg">
          <b className="font-display font-semibold text-4xl text-fg tabular-nums">{SEND_STEPS.indexOf(send.step)}</b> de{' '}
          {SEND_STEPS.length} prontos
        </p>
        <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Parar
        </Button>
      </div>
      <Steps send={send} />
      <p className="mt-4 flex gap-2 text-fg-muted text-sm">
        <Bell className="mt-0.5 size-4 flex-none" aria-hidden="true" />
        {send.failure ? `${send.failure} Tentamos novamente daqui a pouco.` : 'Pode sair: o envio continua sozinho.'}
      </p>
    </section>
  );
}

/** Success message with the link to the shop. */
export function Sent({ send, shopName }: { send: Send; shopName: string | null }) {
  return (
    <section aria-labelledby="enviado" className="mb-10">
      <div className="flex items-start gap-5 border-line border-b pb-6 sm:items-center">
        <Seal name="feito" stamp className="size-18" />
        <div className="grid justify-items-start gap-1.5">
          <h2 className="h2" id="enviado">
            Rascunho criado
          </h2>
          <p className="text-fg-muted text-sm">
            {send.sentAt && formatMoment(send.sentAt)}
            {shopName && `, em ${shopName}`}. Só você vê.
          </p>
          {send.url && (
            <Button asChild variant="primary">
              <a href={send.url} target="_blank" rel="noreferrer">
                Abrir na Shopify
                <ArrowUpRight aria-hidden="true" />
              </a>
            </Button>
          )}
        </div>
      </div>
      <Steps send={send} />
    </section>
  );
}

/** Parses "14 de 23 textos" to a fraction. */
function shareOf(note = ''): number | undefined {
  const [, done, total] = /^(\d+) de (\d+)/.exec(note) ?? [];
  return total ? (100 * Number(done)) / Number(total) : undefined;
}

function Steps({ send }: { send: Send }) {
  const current = send.state === 'done' ? SEND_STEPS.length : SEND_STEPS.indexOf(send.step);
  return (
    <ol>
      {SEND_STEPS.map((step, index) => {
        const share = index === current ? shareOf(send.notes[step]) : undefined;
        return (
          <li
            key={step}
            className="grid grid-cols-[1.5rem_auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-line border-b py-3.5"
            aria-current={index === current ? 'step' : undefined}
          >
            <span
              className={cn('eye', index === current && 'eye-here')}
              data-on={index <= current}
              aria-hidden="true"
            />
            <b className="font-semibold">
              {stepNames[step]}
              <span className="sr-only">
                {index < current ? ', pronto' : index === current ? ', agora' : ', na fila'}
              </span>
            </b>
            <small className="text-right text-fg-muted text-sm/6">{send.notes[step]}</small>
            {share !== undefined && <Progress label={stepNames[step]} value={share} className="col-[2/-1]" />}
          </li>
        );
      })}
    </ol>
  );
}
