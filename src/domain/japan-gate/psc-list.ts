import type { Option } from './gate-types.ts';

/** Goods under the PSC mark, and which mark each must carry. */
const PSC_LIST = [
  { key: 'panela_pressao', pt: 'panela de pressão', mark: 'redondo' },
  { key: 'capacete_moto', pt: 'capacete de moto', mark: 'redondo' },
  { key: 'corda_escalada', pt: 'corda de escalada', mark: 'redondo' },
  { key: 'aquecedor_agua_querosene', pt: 'aquecedor de água a querosene', mark: 'redondo' },
  { key: 'caldeira_banho_querosene', pt: 'caldeira de banho a querosene', mark: 'redondo' },
  { key: 'estufa_querosene', pt: 'estufa a querosene', mark: 'redondo' },
  { key: 'ima_brinquedo', pt: 'conjunto de ímãs', mark: 'redondo' },
  { key: 'bolinha_agua', pt: 'bolinha que incha na água', mark: 'redondo' },
  { key: 'berco', pt: 'berço', mark: 'crianca_losango' },
  { key: 'laser', pt: 'apontador a laser', mark: 'losango' },
  { key: 'circulador_banheira', pt: 'circulador de água de banheira', mark: 'losango' },
  { key: 'isqueiro', pt: 'isqueiro', mark: 'losango' },
  { key: 'brinquedo_menor_3', pt: 'brinquedo para menores de 3 anos', mark: 'crianca_redondo' },
] as const;

export const PSC_OPTIONS: readonly Option[] = PSC_LIST.map(({ key, pt }) => ({
  value: key,
  label: `${pt.charAt(0).toUpperCase()}${pt.slice(1)}`,
}));

export const pscKeysWith = (wanted: 'redondo' | 'losango'): string[] =>
  PSC_LIST.filter(({ mark }) => mark === wanted).map(({ key }) => key);
