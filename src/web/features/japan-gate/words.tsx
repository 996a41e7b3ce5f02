import { MixedText } from '#web/components/content/mixed-text.tsx';

/** A label in one piece: its Japanese parts would otherwise stand apart, as items of the label's row. */
export const Words = ({ text }: { text: string }) => (
  <span>
    <MixedText text={text} />
  </span>
);
