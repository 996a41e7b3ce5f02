import type { ShopifySend } from '#contract/products/shopify.ts';
import { COMPARED_LABELS } from '#domain/shopify/shopify.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import type { Choices } from './send.queries.ts';

type Side = 'here' | 'there';
type SendDifferencesProps = {
  differences: NonNullable<ShopifySend['send']>['differences'];
  choices: Choices;
  onChoose: (choices: Choices) => void;
};

const sideNames: Record<Side, string> = { here: 'No Dropar', there: 'Na Shopify' };

/** Changes made at Shopify since the last send: nothing is overwritten until the person decides on each. */
export function SendDifferences({ differences, choices, onChoose }: SendDifferencesProps) {
  const chooseAll = (side: Side) => onChoose(Object.fromEntries(differences.map(({ field }) => [field, side])));
  return (
    <section aria-labelledby="mudou">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="h2" id="mudou">
            Mudou na Shopify
          </h2>
          <p className="text-fg-muted text-sm">
            {differences.length === 1 ? '1 diferença' : `${differences.length} diferenças`} desde o último envio.
            Escolha o que fica.
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
      {differences.map(({ field, ...shown }) => (
        <div key={field} className="border-line border-t py-4 last:border-b">
          <ChoiceGroup<Side>
            className="grid-cols-1 md:grid-cols-2"
            legend={COMPARED_LABELS[field]}
            value={choices[field]}
            onValueChange={(side) => onChoose({ ...choices, [field]: side })}
            options={(['here', 'there'] as const).map((side) => ({
              value: side,
              label: (
                <>
                  <span className="block text-fg-muted text-sm">{sideNames[side]}</span>
                  <span lang="ja" className="break-words">
                    <Changed text={shown[side] || 'vazio'} other={side === 'there' ? shown.here : shown.there} />
                  </span>
                </>
              ),
            }))}
          />
        </div>
      ))}
    </section>
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
      {to > start && <mark className="publish-changed">{text.slice(start, to)}</mark>}
      {text.slice(to)}
    </>
  );
}
