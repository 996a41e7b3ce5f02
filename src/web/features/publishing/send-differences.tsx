import { ArrowUpRight, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShopifySend } from '#contract/shopify.ts';
import { COMPARED_LABELS, type ComparedPhoto } from '#domain/shopify/shopify.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import type { Choices } from './send.queries.ts';

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

/** In order; marked where the other side has another photo in the same place. */
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

/** Highlights the part of the text between the common start and end. */
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
