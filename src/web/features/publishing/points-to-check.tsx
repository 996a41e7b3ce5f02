import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import type { EditorProps } from './editor-props.ts';

/** Warnings of the robots and legal points to check: each must be reviewed before publishing. */
export function PointsToCheck({ reply: { points, listing }, onChange, onDone }: EditorProps) {
  const { checkedPoints: checked } = listing;
  function toggle(key: string) {
    const checkedPoints = checked.includes(key) ? checked.filter((other) => other !== key) : [...checked, key];
    const areAllChecked = points.every((point) => checkedPoints.includes(point.key));
    (areAllChecked ? onDone : onChange)({ listing: { checkedPoints } });
  }
  return (
    <div className="grid gap-2">
      {points.map(({ key, excerpt, message }) => (
        <CheckboxRow key={key} checked={checked.includes(key)} onChange={() => toggle(key)}>
          {excerpt && (
            <>
              <b lang="ja">{excerpt}</b>
              {': '}
            </>
          )}
          {message}
        </CheckboxRow>
      ))}
    </div>
  );
}
