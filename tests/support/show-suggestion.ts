import type { Amount, Entry, Suggestion } from '#domain/sheet/sheet.ts';

const QUALIFIERS = { about: '~', up_to: '<=', from: '>=' } as const;

const showAmount = ({ number, to, unit, qualifier }: Amount): string =>
  `${qualifier ? QUALIFIERS[qualifier] : ''}${number}${to === undefined ? '' : `-${to}`} ${unit}`;

function showEntry({ choice, pt, amount, part, allowed, measures, label, limit }: Entry): string {
  const owner = part === undefined ? '' : `${typeof part === 'string' ? part : part.pt}=`;
  const words = pt ? `"${pt}"` : '';
  return [
    label && `“${label.pt}”`,
    `${owner}${allowed === undefined ? '' : allowed ? '+' : '-'}${choice ?? words}`,
    choice && words,
    amount && showAmount(amount),
    measures && JSON.stringify(measures).replaceAll('"', ''),
    limit && `(${limit.pt})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A suggestion in one short line, for expectations: `weight: ~320 g (sem a tampa) !conflict`. */
export const showSuggestion = ({
  field,
  value,
  limit,
  needsLook,
}: Pick<Suggestion, 'field' | 'value' | 'limit' | 'needsLook'>): string =>
  `${field}: ${value.map(showEntry).join(', ')}${limit ? ` (${limit.pt})` : ''}${needsLook ? ` !${needsLook}` : ''}`;
