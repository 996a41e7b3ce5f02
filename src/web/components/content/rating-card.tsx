import { StarRating } from '#web/components/ui/stars.tsx';

type RatingCardProps = {
  title: string;
  hint?: string | undefined;
  value: number | null;
  onRate: (stars: number) => void;
  isFailed?: boolean | undefined;
};

export function RatingCard({ title, hint, value, onRate, isFailed = false }: RatingCardProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4">
      <div>
        <strong className="font-semibold">{title}</strong>
        {hint && <p className="text-sm text-fg-muted">{hint}</p>}
        {isFailed && (
          <p role="alert" className="text-sm text-danger">
            Não foi possível salvar sua avaliação. Tente novamente.
          </p>
        )}
      </div>
      <StarRating label={title} value={value ?? 0} onValueChange={onRate} className="-mx-1 flex" />
    </div>
  );
}
