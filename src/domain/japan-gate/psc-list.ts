import { capitalise } from '#domain/text/capitalise.ts';

/** Goods under the PSC mark: key; name; which mark they must carry. */
const PSC_LIST = `
panela_pressao; panela de pressão; redondo
capacete_moto; capacete de moto; redondo
corda_escalada; corda de escalada; redondo
aquecedor_agua_querosene; aquecedor de água a querosene; redondo
caldeira_banho_querosene; caldeira de banho a querosene; redondo
estufa_querosene; estufa a querosene; redondo
ima_brinquedo; conjunto de ímãs; redondo
bolinha_agua; bolinha que incha na água; redondo
berco; berço; crianca_losango
laser; apontador a laser; losango
circulador_banheira; circulador de água de banheira; losango
isqueiro; isqueiro; losango
brinquedo_menor_3; brinquedo para menores de 3 anos; crianca_redondo`
  .trim()
  .split('\n')
  .map((row) => row.split('; '));

/** Options of the question, as it lists them. */
export const PSC_OPTIONS = PSC_LIST.map(([key, pt = '']) => `${key} | ${capitalise(pt)}`).join(' || ');

export const pscKeysWith = (wanted: 'redondo' | 'losango'): string[] =>
  PSC_LIST.flatMap(([key = '', , mark]) => (mark === wanted ? [key] : []));
