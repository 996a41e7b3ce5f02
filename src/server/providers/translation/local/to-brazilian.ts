const PROGRESSIVE = /(?<!\p{L})(est(?:á|ão|ou|amos|ava|avam|eja|ejam)) a (\p{L}+)([aei])r(?!\p{L})/giu;

/** The models write Portuguese as in Portugal: "está a funcionar". The commonest forms are turned. */
export const toBrazilian = (text: string): string =>
  text.replaceAll(PROGRESSIVE, (_, is: string, stem: string, vowel: string) => `${is} ${stem}${vowel}ndo`);
