/** A text without its sentences that contain these words; lines that are left empty go too. */
export const removeSentencesWith = (text: string, words: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const left = (line.match(/[^。！？!?]+[。！？!?」』）)]*|[。！？!?]+/g) ?? []).filter(
        (part) => !part.includes(words),
      );
      return line.includes(words) ? left.join('').trim() || [] : line;
    })
    .join('\n');
