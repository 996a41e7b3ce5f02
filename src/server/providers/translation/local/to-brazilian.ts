const PROGRESSIVE = /(?<!\p{L})(est(?:á|ão|ou|amos|ava|avam|eja|ejam)) a (\p{L}+)([aei])r(?!\p{L})/giu;

/** The models write European Portuguese: "está a funcionar". Converts the most frequent forms. */
export const toBrazilian = (text: string): string =>
  text.replaceAll(PROGRESSIVE, (_, is: string, stem: string, vowel: string) => `${is} ${stem}${vowel}ndo`);
