import { outside } from './gate-sources.ts';
import type { Condition, Source } from './gate-types.ts';
import { all, is, isNot } from './question-parts.ts';

export type CostNote = { id: string; when?: Condition; text: string; sources: readonly Source[] };

/** What may cost more, said without a verdict. */
export const COST_NOTES: readonly CostNote[] = [
  {
    id: 'N-COURO-1',
    when: is('material_silvestre', 'boi_porco_carneiro'),
    text: 'Sapato de couro não tem a isenção de ¥10,000: imposto de 30% ou ¥4,300 por par, o que for maior.',
    sources: [outside('lanavata.net/post-6285'), outside('freebellstyle.com/notice_leather_shoes')],
  },
  {
    id: 'N-COURO-2',
    when: is('material_silvestre', 'boi_porco_carneiro'),
    text: 'Bolsa de couro e malha podem ficar fora da isenção de pequeno valor.',
    sources: [outside('hunade.com/under-ichiman')],
  },
  {
    id: 'N-USADO-1',
    when: all(isNot('condicao', 'novo'), is('transporte', 'correio')),
    text: 'Os Correios não exportam bens usados ou recondicionados, salvo de uso pessoal.',
    sources: [outside('tecnoblog.net/responde/o-que-pode-ser-enviado-pelo-correio-internacional')],
  },
  {
    id: 'N-LIQ-1',
    when: all(is('uso_corpo', 'cosmetico', 'quase_medicamento'), is('transporte', 'correio')),
    text: 'Líquido, gel e creme só com contrato nos Correios e embalagem própria.',
    sources: [outside('nobordist.com')],
  },
  {
    id: 'N-TAX-1',
    text: 'As regras de imposto para pacotes até ¥10,000 mudam em 01/04/2028.',
    sources: [],
  },
];
