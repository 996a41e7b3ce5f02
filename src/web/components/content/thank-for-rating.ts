import { toast } from '#web/components/ui/toast/toast-store.ts';

export function thankForRating(stars: number): void {
  const given = stars === 1 ? '1 estrela' : `${stars} estrelas`;
  toast({ title: 'Avaliação enviada!', description: `Obrigado por avaliar com ${given}.` });
}
