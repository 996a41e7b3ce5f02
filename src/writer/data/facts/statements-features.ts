import type { Statement } from './statement.ts';

const NEVER = /(?!)/;

const feature = (id: string, label: string, pt: RegExp): Statement => ({
  id,
  kind: 'claim',
  sober: true,
  label,
  pt,
  ja: NEVER,
  isReadOnly: true,
});

/** Properties that sellers tell in the same few words, wherever they stand. */
export const FEATURE_STATEMENTS: readonly Statement[] = [
  feature('timer', 'timer', /\btimer de \d{1,3} ?(?:minutos?|min|horas?|h)\b/),
  feature('memory-function', 'função memória', /\bfuncao memoria\b/),
  feature('light-colours', 'cores de luz', /\b\d{1,2} (?:cores|tons) de luz\b/),
  feature('double-wall', 'parede dupla', /\bparede dupla\b/),
  feature('rounded', 'bordas arredondadas', /\b(?:bordas|cantos) arredondad[oa]s\b/),
  feature('usb-port', 'porta USB', /\bporta usb(?:-c)? externa\b/),
  feature('padded', 'alças acolchoadas', /\balcas acolchoadas\b/),
  feature('hidden-zip', 'zíper escondido', /\bziper (?:escondido|oculto)\b/),
  feature('small-fit', 'forma pequena', /\ba? ?forma e pequena\b/),
  feature('texture', 'textura', /\btextura (?:leve|fluida|cremosa|em gel)\b/),
  feature('absorption', 'absorção rápida', /\b(?:rapida absorcao|absorcao rapida)\b/),
  feature(
    'batteries',
    'pilhas',
    /\b(?:usa|funciona com|funciona a|requer|precisa de) \d{1,2} (?:pilhas?|baterias?) \p{L}{2,3}\b/u,
  ),
];
