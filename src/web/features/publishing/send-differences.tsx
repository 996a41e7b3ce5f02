import { useState } from 'react';
import type { ShopifySend } from '#contract/products/shopify.ts';
import { COMPARED_LABELS } from '#domain/shopify/shopify.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import type { Choices } from './send.queries.ts';

type Side = 'here' | 'there';
type SendDifferencesProps = {
  differences: NonNullable<ShopifySend['send']>['differences'];
  isBusy: boolean;
  onChosen: (choices: Choices) => void;
};

const sideNames: Record<Side, string> = { here: 'No Dropar', there: 'Na Shopify' };

/** What was changed at Shopify since the last send: nothing is written over before each is chosen. */
export function SendDifferences({ differences, isBusy, onChosen }: SendDifferencesProps) {
  const [choices, setChoices] = useState<Choices>({});
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(differences.map(({ field }) => [field, side])));
  const isComplete = differences.every(({ field }) => choices[field]);
  return (
    <div className="grid gap-4">
      <p>
        <b>Mudou na Shopify.</b>{' '}
        <span className="text-fg-muted text-sm">
          {differences.length === 1 ? '1 diferença' : `${differences.length} diferenças`} desde o último envio. Escolha
          o que fica.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => chooseAll('here')}>
          Tudo do Dropar
        </Button>
        <Button size="sm" onClick={() => chooseAll('there')}>
          Tudo da Shopify
        </Button>
      </div>
      {differences.map(({ field, ...shown }) => (
        <ChoiceGroup<Side>
          key={field}
          className="grid-cols-1"
          legend={COMPARED_LABELS[field]}
          value={choices[field]}
          onValueChange={(side) => setChoices((current) => ({ ...current, [field]: side }))}
          options={(['here', 'there'] as const).map((side) => ({
            value: side,
            label: (
              <>
                <span className="block text-fg-muted text-sm">{sideNames[side]}</span>
                <span lang="ja" className="break-words">
                  {shown[side] || 'vazio'}
                </span>
              </>
            ),
          }))}
        />
      ))}
      <Button variant="primary" disabled={!isComplete} busy={isBusy} onClick={() => onChosen(choices)}>
        Aplicar escolhas
      </Button>
    </div>
  );
}
