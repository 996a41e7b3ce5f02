import { splitAtMatch } from '#domain/text/fold-text.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
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
      className="hit"
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {hit.photo ? <img className="hit-photo" src={hit.photo} alt="" /> : <Icon aria-hidden="true" />}
      <span>
        <Marked text={hit.title} typed={typed} />
        {hit.detail && (
          <small {...(hit.isJapanese && { lang: 'ja' })}>
            <Marked text={hit.detail} typed={typed} />
          </small>
        )}
      </span>
      {hit.note && <em>{hit.note}</em>}
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
      <mark>
        <MixedText text={match} />
      </mark>
      <MixedText text={after} />
    </>
  );
}
