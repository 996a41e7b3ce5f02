import { splitAtMatch } from '#domain/text/fold-text.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { cn } from '#web/lib/cn.ts';
import type { Hit } from './search-groups.ts';

type HitRowProps = {
  hit: Hit;
  typed: string;
  optionId: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One search result. The keyboard focus stays in the search field; the pointer selects here. */
export function HitRow({ hit, typed, optionId, isActive, onPoint, onChoose }: HitRowProps) {
  const Icon = hit.icon;
  return (
    <button
      type="button"
      role="option"
      id={optionId}
      tabIndex={-1}
      aria-selected={isActive}
      className={cn(
        'relative flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 text-start max-md:min-h-13',
        isActive
          ? 'bg-press text-fg before:absolute before:inset-y-2.5 before:start-0 before:w-[3px] before:rounded-[2px] before:bg-accent'
          : 'text-fg-soft',
      )}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {hit.photo ? (
        <img className="size-8 flex-none rounded-sm object-cover" src={hit.photo} alt="" />
      ) : (
        <Icon aria-hidden="true" className="size-4.5 flex-none text-fg-muted" />
      )}
      <span className="min-w-0 flex-1 truncate">
        <Marked text={hit.title} typed={typed} />
        {hit.detail && (
          <small className="ms-2 text-(length:--text-sm) text-fg-muted" {...(hit.isJapanese && { lang: 'ja' })}>
            <Marked text={hit.detail} typed={typed} />
          </small>
        )}
      </span>
      {hit.note && <em className="max-w-[40%] truncate text-sm/6 text-fg-muted not-italic">{hit.note}</em>}
    </button>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = splitAtMatch(text, typed);
  if (!parts) return <MixedText text={text} />;
  const [before, match, after] = parts;
  return (
    <>
      <MixedText text={before} />
      <mark className="bg-transparent font-semibold text-fg">
        <MixedText text={match} />
      </mark>
      <MixedText text={after} />
    </>
  );
}
