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

const RUN =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〜、。・「」『』【】（）！？：…\u3000]*/gu;

/** Opening brackets directly before a Japanese part belong to it. */
const OPENING = '「『【（';

type TextRun = { text: string; isJapanese: boolean };

/** Splits a text into Japanese and other parts; `lang="ja"` gives the Japanese parts the right font and voice. */
export function splitJapanese(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const { 0: japanese, index } of text.matchAll(RUN)) {
    let start = index;
    while (start > end && OPENING.includes(text.charAt(start - 1))) start -= 1;
    if (start > end) runs.push({ text: text.slice(end, start), isJapanese: false });
    end = index + japanese.length;
    runs.push({ text: text.slice(start, end), isJapanese: true });
  }
  if (end < text.length) runs.push({ text: text.slice(end), isJapanese: false });
  return runs;
}
