import { Link } from '@tanstack/react-router';
import type { ListingReply } from '#contract/products/publishing.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import type { EditorProps } from './editor-props.ts';
import { useTakeOut } from './take-out.ts';
import type { RowKey } from './use-publish-draft.ts';

/** Warnings of the robots and legal points to check: each is taken out, corrected or marked as checked. */
export function PointsToCheck(props: EditorProps) {
  const { productId, reply, onOpen, onChange, onDone } = props;
  const { points, listing } = reply;
  const { checkedPoints: checked } = listing;
  const takeOut = useTakeOut();
  /** With the last one the next row opens. */
  function settle(checkedPoints: string[], left: ListingReply['points']) {
    const isDone = left.every(({ key }) => checkedPoints.includes(key));
    (isDone ? onDone : onChange)({ listing: { checkedPoints } });
  }
  const toggle = (key: string) =>
    settle(checked.includes(key) ? checked.filter((other) => other !== key) : [...checked, key], points);
  return (
    <ul className="grid gap-2">
      {points.map(({ key, textId, excerpt, message }) => (
        <li key={key}>
          <CheckboxRow checked={checked.includes(key)} onChange={() => toggle(key)}>
            {excerpt && (
              <>
                <b lang="ja">{excerpt}</b>
                {': '}
              </>
            )}
            {message}
          </CheckboxRow>
          <p className="flex flex-wrap gap-x-2 pl-8">
            {textId && excerpt && (
              <Button
                size="sm"
                variant="ghost"
                busy={takeOut.isPending && takeOut.variables.excerpt === excerpt}
                onClick={() =>
                  takeOut.mutate({
                    textId,
                    excerpt,
                    onTaken: () =>
                      settle(
                        checked.filter((other) => other !== key),
                        points.filter((point) => point.excerpt !== excerpt),
                      ),
                  })
                }
              >
                Tirar a frase<span className="sr-only">: {excerpt}</span>
              </Button>
            )}
            {textId ? (
              <Button asChild size="sm" variant="ghost">
                <Link to="/robos/tradutor" search={{ produto: productId, texto: textId }}>
                  Corrigir no texto<span className="sr-only">: {excerpt || message}</span>
                </Link>
              </Button>
            ) : (
              <Button size="sm" variant="ghost" onClick={() => onOpen(rowOf(excerpt, reply))}>
                Corrigir<span className="sr-only">: {excerpt}</span>
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Where the seller's own words stand. */
function rowOf(excerpt: string, { nameJa, listing }: ListingReply): RowKey {
  const { benefit, situations, features, steps } = listing;
  const places: [RowKey, readonly string[]][] = [
    ['name', [nameJa]],
    ['benefit', [benefit]],
    ['situations', situations],
    ['features', features.flatMap(({ title, text }) => [title, text])],
    ['steps', steps],
  ];
  return places.find(([, lines]) => lines.some((line) => line.includes(excerpt)))?.[0] ?? 'search';
}
