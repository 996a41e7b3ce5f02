/** What exactly lasts so long, said by the words it was read from; folded Portuguese. */
export const DURATION_LABELS: readonly { words: RegExp; pt: string; ja: string }[] = [
  { words: /gelad|fri[oa]s?\b/, pt: 'Mantém frio por', ja: '保冷時間' },
  { words: /quent|aquecid/, pt: 'Mantém quente por', ja: '保温時間' },
  { words: /temperatura/, pt: 'Mantém a temperatura por', ja: '保温・保冷時間' },
  { words: /music|reproduc/, pt: 'Reprodução', ja: '再生時間' },
  { words: /espera|standby|stand-by/, pt: 'Em espera', ja: '待機時間' },
  { words: /autonomia|bateria|uso\b|funciona/, pt: 'Autonomia', ja: '連続使用時間' },
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
