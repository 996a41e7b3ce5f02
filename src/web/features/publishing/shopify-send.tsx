import { ArrowUpRight, Bell, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShopifySend } from '#contract/shopify.ts';
import { COMPARED_LABELS, type ComparedPhoto, SEND_STEPS, type SendStep } from '#domain/shopify/shopify.ts';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { type Choices, useCancelSend } from './listing.queries.ts';

type Send = NonNullable<ShopifySend['send']>;

const stepNames: Record<SendStep, string> = {
  photos: 'Fotos',
  product: 'Produto',
  translation: 'Tradução',
  policies: 'Páginas legais',
  review: 'Revisão',
};

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

type Side = 'here' | 'there';
type SendDifferencesProps = {
  send: NonNullable<ShopifySend['send']>;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  exports: ReactNode;
};

const sideNames: Record<Side, string> = { here: 'No Dropar', there: 'Na Shopify' };
const otherSide: Record<Side, Side> = { here: 'there', there: 'here' };

/** Changes made at Shopify since the last send: nothing is overwritten until the person decides on each. */
export function SendDifferences({ send, choices, onChoose, exports }: SendDifferencesProps) {
  const { differences, sentAt, url } = send;
  const chooseAll = (side: Side) => onChoose(Object.fromEntries(differences.map(({ field }) => [field, side])));
  return (
    <section aria-labelledby="mudou">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="h2" id="mudou">
            Mudou na Shopify
          </h2>
          <p className="text-fg-muted text-sm tabular-nums">
            {differences.length === 1 ? '1 diferença' : `${differences.length} diferenças`}
            {sentAt && ` desde o último envio, ${formatMoment(sentAt)}`}. Escolha o que fica.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => chooseAll('here')}>
            Tudo do Dropar
          </Button>
          <Button size="sm" onClick={() => chooseAll('there')}>
            Tudo da Shopify
          </Button>
        </div>
      </header>
      {/* A legend takes part in the grid only when it floats. */}
      <div className="*:grid *:grid-cols-1 *:gap-x-6 *:gap-y-2.5 *:border-line *:border-t *:py-4 *:last:border-b lg:*:grid-cols-[9rem_minmax(0,1fr)] [&_legend]:float-left [&_legend]:font-semibold [&_legend]:text-[length:inherit]">
        {differences.map(({ field, photos, ...shown }) => (
          <ChoiceGroup<Side>
            key={field}
            className="grid-cols-1 *:items-start *:px-3.5 *:py-3 *:not-has-checked:text-fg-muted md:grid-cols-2"
            legend={COMPARED_LABELS[field]}
            value={choices[field]}
            onValueChange={(side) => onChoose({ ...choices, [field]: side })}
            options={(['here', 'there'] as const).map((side) => ({
              value: side,
              label: (
                <>
                  <span className="block text-fg-muted text-sm">{sideNames[side]}</span>
                  {photos ? (
                    <Photos photos={photos[side]} others={photos[otherSide[side]]} />
                  ) : (
                    <span
                      lang="ja"
                      className={cn(
                        'break-words',
                        field === 'price' && 'font-[650] font-display text-2xl/[1.2] tracking-[-0.02em] tabular-nums',
                      )}
                    >
                      <Changed text={shown[side] || 'vazio'} other={shown[otherSide[side]]} />
                    </span>
                  )}
                </>
              ),
            }))}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-start justify-between gap-4">
        {url && (
          <Button asChild variant="ghost">
            <a href={url} target="_blank" rel="noreferrer">
              Abrir na Shopify
              <ArrowUpRight aria-hidden="true" />
            </a>
          </Button>
        )}
        <div className="w-full max-w-80">{exports}</div>
      </div>
    </section>
  );
}

function Photos({ photos, others }: { photos: readonly ComparedPhoto[]; others: readonly ComparedPhoto[] }) {
  if (photos.length === 0) return 'sem fotos';
  return (
    <span className="flex flex-wrap gap-2 px-0.5 pt-1.5 pb-0.5">
      {photos.map(({ id, url }, index) => {
        const isChanged = others[index]?.id !== id;
        const name = `Foto ${index + 1}${isChanged ? ', diferente' : ''}`;
        return (
          <span
            key={id}
            className={cn(
              'relative grid size-20 place-items-center rounded-md bg-raised',
              // The corner too, so that the colour is not the only mark.
              isChanged &&
                'ring-2 ring-danger after:absolute after:top-1 after:right-1 after:size-3 after:rounded-full after:border-2 after:border-ground after:bg-danger',
            )}
          >
            {url ? (
              <img className="size-full rounded-[inherit] object-cover" src={url} alt={name} loading="lazy" />
            ) : (
              <>
                <Image aria-hidden="true" />
                <span className="sr-only">{name}</span>
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}

function Changed({ text, other }: { text: string; other: string }) {
  let start = 0;
  while (start < text.length && text[start] === other[start]) start += 1;
  let end = 0;
  while (end < text.length - start && end < other.length - start && text.at(-1 - end) === other.at(-1 - end)) end += 1;
  const to = text.length - end;
  return (
    <>
      {text.slice(0, start)}
      {to > start && (
        <mark className="bg-danger-wash text-inherit shadow-[inset_0_-2px_0_var(--color-danger)]">
          {text.slice(start, to)}
        </mark>
      )}
      {text.slice(to)}
    </>
  );
}
