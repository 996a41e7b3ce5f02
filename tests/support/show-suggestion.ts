import type { Amount, Entry, Suggestion } from '#domain/sheet/sheet.ts';

const QUALIFIERS = { about: '~', up_to: '<=', from: '>=' } as const;

const showAmount = ({ number, to, unit, qualifier }: Amount): string =>
  `${qualifier ? QUALIFIERS[qualifier] : ''}${number}${to === undefined ? '' : `-${to}`} ${unit}`;

function showEntry({ choice, pt, amount, part, allowed, measures, label, limit }: Entry): string {
  const parts = [
    label && `“${label.pt}”`,
    part === undefined ? '' : `${typeof part === 'string' ? part : part.pt}=`,
    allowed === undefined ? '' : allowed ? '+' : '-',
    choice,
    pt && `"${pt}"`,
    amount && showAmount(amount),
    measures && JSON.stringify(measures).replaceAll('"', ''),
    limit && `(${limit.pt})`,
  ];
  return parts.filter(Boolean).join(' ').replaceAll(/([=+-]) /g, '$1');
}

/** A suggestion in one short line, for expectations: `weight: ~320 g (sem a tampa) !conflict`. */
export const showSuggestion = ({ field, value, limit, needsLook }: Pick<Suggestion, 'field' | 'value' | 'limit' | 'needsLook'>) =>
  `${field}: ${value.map(showEntry).join(', ')}${limit ? ` (${limit.pt})` : ''}${needsLook ? ` !${needsLook}` : ''}`;
