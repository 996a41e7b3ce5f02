import { splitJapanese } from './japanese-runs.ts';

/** Plain text whose Japanese parts are marked with `lang="ja"`. */
export const MixedText = ({ text }: { text: string }) =>
  splitJapanese(text).map((run, index) =>
    run.isJapanese ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <span key={index} lang="ja">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
