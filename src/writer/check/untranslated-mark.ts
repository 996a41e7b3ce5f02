/** What the writer puts in place of words that it could not translate. */
export const UNTRANSLATED_MARK = /【未訳: [^】]*】/g;
