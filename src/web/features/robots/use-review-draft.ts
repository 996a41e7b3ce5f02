import { useState } from 'react';
import {
  clampReviewCount,
  isReviewCount,
  shareOfSplit,
  splitByMen,
  splitByShare,
  splitByWomen,
} from '#domain/robots/review-split.ts';
import { GENDER_SLIDER, type NameStyle, REVIEW_COUNT, type ReviewSize } from '#domain/robots/robot-options.ts';

const initialSplit = splitByShare(REVIEW_COUNT.default, GENDER_SLIDER.default);

/** What the reviews screen asks for; slider and the two numbers always agree. */
export function useReviewDraft() {
  const [description, setDescription] = useState('');
  const [countText, setCountText] = useState(String(REVIEW_COUNT.default));
  const [share, setShare] = useState<number>(GENDER_SLIDER.default);
  const [split, setSplit] = useState(initialSplit);
  const [nameStyle, setNameStyle] = useState<NameStyle>('ambos');
  const [size, setSize] = useState<ReviewSize>();
  const count = Number(countText);

  function changeCount(text: string) {
    setCountText(text);
    const next = Number(text);
    if (isReviewCount(next)) setSplit(splitByShare(next, share));
  }

  function changeSplit(next: { women: number; men: number }) {
    setSplit(next);
    setShare(shareOfSplit(next));
  }

  const total = clampReviewCount(countText);
  return {
    description,
    setDescription,
    countText,
    count,
    changeCount,
    settleCount: () => changeCount(String(clampReviewCount(countText))),
    share,
    changeShare: (percent: number) => {
      setShare(percent);
      setSplit(splitByShare(total, percent));
    },
    split,
    changeWomen: (text: string) => changeSplit(splitByWomen(total, Number.parseInt(text, 10) || 0)),
    changeMen: (text: string) => changeSplit(splitByMen(total, Number.parseInt(text, 10) || 0)),
    nameStyle,
    setNameStyle,
    size,
    setSize,
  };
}

export type ReviewDraft = ReturnType<typeof useReviewDraft>;
