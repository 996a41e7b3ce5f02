import { sourcesFrom } from './gate-sources.ts';
import type { Condition, Source } from './gate-types.ts';
import { all, is, isNot } from './questions/question-parts.ts';

/** Day on which the notes and their sources were last read. */
export const COSTS_READ_ON = '2026-11-16';

export type CostNote = { id: string; when?: Condition; text: string; sources: readonly Source[] };

/** Possible extra costs; they do not affect the verdict. */
export const COST_NOTES: readonly CostNote[] = [
  {
    id: 'N-COURO-1',
    when: is('material_silvestre', 'boi_porco_carneiro'),
    text: 'Sapato de couro não tem a isenção de ¥10,000: imposto de 30% ou ¥4,300 por par, o que for maior.',
    sources: sourcesFrom('lanavata.net/post-6285', 'freebellstyle.com/notice_leather_shoes'),
  },
  {
    id: 'N-COURO-2',
    when: is('material_silvestre', 'boi_porco_carneiro'),
    text: 'Bolsa de couro e malha podem ficar fora da isenção de pequeno valor.',
    sources: sourcesFrom('hunade.com/under-ichiman'),
  },
  {
    id: 'N-USADO-1',
    when: all(isNot('condicao', 'novo'), is('transporte', 'correio')),
    text: 'Os Correios não exportam bens usados ou recondicionados, salvo de uso pessoal.',
    sources: sourcesFrom('tecnoblog.net/responde/o-que-pode-ser-enviado-pelo-correio-internacional'),
  },
  {
    id: 'N-LIQ-1',
    when: all(is('uso_corpo', 'cosmetico', 'quase_medicamento'), is('transporte', 'correio')),
    text: 'Líquido, gel e creme só com contrato nos Correios e embalagem própria.',
    sources: sourcesFrom('nobordist.com'),
  },
  {
    id: 'N-TAX-1',
    text: 'Vem aí: em 01/04/2028 acaba a isenção do imposto de consumo para pacotes até ¥10,000, e quem vende passa a dever os 10%.',
    sources: sourcesFrom('koyano-cpa.gr.jp; 2026-02-19', 'skadvisory.jp'),
  },
  {
    id: 'N-TAX-2',
    when: is('saida', 'exterior_direto'),
    text: 'Incerto: a regra que conta só 60% do preço na importação pessoal está sendo extinta (projeto de 20/02/2026), ainda sem data conhecida. Entre ¥10,001 e ¥16,666 o cliente pode já pagar imposto.',
    sources: sourcesFrom('CUSTOMS_BILL'),
  },
];
