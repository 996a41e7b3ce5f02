/** What exactly lasts so long, said by the words beside the number; folded Portuguese. */
export const DURATION_LABELS: readonly { words: RegExp; pt: string }[] = [
  { words: /gelad|fri[oa]s?\b/, pt: 'Mantém frio por' },
  { words: /quent|aquecid/, pt: 'Mantém quente por' },
  { words: /temperatura/, pt: 'Mantém a temperatura por' },
  { words: /music|reproduc/, pt: 'Reprodução' },
  { words: /espera|standby|stand-by/, pt: 'Em espera' },
  { words: /autonomia|bateria|uso\b|funciona/, pt: 'Autonomia' },
];

/** Sizes in Latin letters, as Japan writes them. */
export const SIZE_NAMES: Readonly<Record<string, string>> = {
  pp: 'XS',
  p: 'S',
  m: 'M',
  g: 'L',
  gg: 'XL',
  eg: 'XL',
  xg: 'XXL',
  exg: 'XXL',
  xxg: '3XL',
  ggg: 'XXL',
  xgg: '3XL',
  xs: 'XS',
  s: 'S',
  l: 'L',
  xl: 'XL',
  xxl: 'XXL',
  u: 'フリーサイズ',
  unico: 'フリーサイズ',
  'tamanho unico': 'フリーサイズ',
};
