import type { Snippet } from '#contract/snippets.ts';
import { RatingCard } from '#web/components/content/rating-card.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';
import { useRateSnippet } from './snippets.queries.ts';

export function SnippetRating({ snippet }: { snippet: Snippet }) {
  const rate = useRateSnippet(snippet.id);
  const handleRate = (stars: number) => {
    if (snippet.canRate) rate.mutate(stars);
    else {
      toast({
        title: 'Acesso Premium necessário',
        description: 'Apenas usuários Premium podem avaliar os snippets.',
        variant: 'premium',
        action: { label: 'Ver o Premium', onAction: () => offerPremium(premiumOffers.rating) },
      });
    }
  };
  return (
    <RatingCard
      title="Sua avaliação"
      hint="Conte para os outros se funcionou na sua loja."
      value={snippet.myRating}
      onRate={handleRate}
      isFailed={rate.isError}
    />
  );
}
