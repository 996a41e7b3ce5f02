import {
  clampReviewCount,
  isReviewCount,
  shareOfSplit,
  splitByMen,
  splitByShare,
  splitByWomen,
} from '#domain/robots/reviews/review-split.ts';
import { GENDER_SLIDER, type NameStyle, REVIEW_COUNT, type ReviewSize } from '#domain/robots/robot-options.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';

const initialSplit = splitByShare(REVIEW_COUNT.default, GENDER_SLIDER.default);

type Draft = {
  description: string;
  countText: string;
  share: number;
  split: { women: number; men: number };
  nameStyle: NameStyle;
  size?: ReviewSize | undefined;
};

const initial: Draft = {
  description: '',
  countText: String(REVIEW_COUNT.default),
  share: GENDER_SLIDER.default,
  split: initialSplit,
  nameStyle: 'ambos',
  size: 'mix',
};

/** Form state of the reviews screen; keeps the slider and the two number fields in sync. */
export function useReviewDraft() {
  const [draft, setDraft] = useDraftState('reviews', initial);
  const set = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const { description, countText, share, split, nameStyle, size } = draft;
  const count = Number(countText);

  function changeCount(text: string) {
    const next = Number(text);
    set({ countText: text, ...(isReviewCount(next) && { split: splitByShare(next, share) }) });
  }

  function changeSplit(next: { women: number; men: number }) {
    set({ split: next, share: shareOfSplit(next) });
  }

  const total = clampReviewCount(countText);
  return {
    description,
    setDescription: (text: string) => set({ description: text }),
    countText,
    count,
    changeCount,
    settleCount: () => changeCount(String(clampReviewCount(countText))),
    share,
    changeShare: (percent: number) => {
      set({ share: percent, split: splitByShare(total, percent) });
    },
    split,
    changeWomen: (text: string) => changeSplit(splitByWomen(total, Number.parseInt(text, 10) || 0)),
    changeMen: (text: string) => changeSplit(splitByMen(total, Number.parseInt(text, 10) || 0)),
    nameStyle,
    setNameStyle: (style: NameStyle) => set({ nameStyle: style }),
    size,
    setSize: (next: ReviewSize) => set({ size: next }),
  };
}

export type ReviewDraft = ReturnType<typeof useReviewDraft>;
