import type { ListingReply } from '#contract/products/publishing.ts';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';

type PublishPointsProps = {
  points: ListingReply['points'];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
};

/** What the robots warned of and what the law asks to check: each is looked at before the words go out. */
export function PublishPoints({ points, checked, onChange }: PublishPointsProps) {
  if (points.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="pontos">
      <h2 className="h3" id="pontos">
        Avisos nos textos
      </h2>
      <p className="text-sm text-fg-muted">Corrija o texto, ou marque o que você já conferiu.</p>
      {points.map(({ key, excerpt, message }) => (
        <CheckboxRow
          key={key}
          checked={checked.includes(key)}
          onChange={(event) =>
            onChange(event.target.checked ? [...checked, key] : checked.filter((other) => other !== key))
          }
        >
          {excerpt && (
            <>
              <b lang="ja">{excerpt}</b>
              {': '}
            </>
          )}
          {message}
        </CheckboxRow>
      ))}
    </section>
  );
}
