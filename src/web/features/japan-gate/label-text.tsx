import { MixedText } from '#web/components/content/mixed-text.tsx';

/** Wraps the label's text in one element; otherwise its Japanese parts would become separate flex items. */
export const LabelText = ({ text }: { text: string }) => (
  <span>
    <MixedText text={text} />
  </span>
);
