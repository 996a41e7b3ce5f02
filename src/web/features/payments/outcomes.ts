import type { DeliveryOutcome } from '#domain/plans/payment-event-types.ts';

export const outcomeLabels: Readonly<Record<DeliveryOutcome, string>> = {
  pending: 'Pendente',
  applied: 'Aplicado',
  unclaimed: 'Sem usuário',
  ignored: 'Sem efeito',
  test: 'Teste',
  unknown: 'Desconhecido',
  incomplete: 'Incompleto',
  other_product: 'Outro produto',
};

export const outcomeVariants: Readonly<Record<DeliveryOutcome, 'outline' | 'success' | 'info' | 'danger'>> = {
  pending: 'info',
  applied: 'success',
  unclaimed: 'info',
  ignored: 'outline',
  test: 'outline',
  unknown: 'danger',
  incomplete: 'danger',
  other_product: 'outline',
};
