/** What to do: drop the words; keep them only with a proof; add the missing date, number or condition. */
export type ClaimLevel = 'drop' | 'proof' | 'condition';

/** Kinds of goods the rule applies to; for other goods its note comes last, but is not hidden. */
export type ClaimScope = 'any' | 'cosmetic' | 'device' | 'food';

export type SaferWording = {
  /**
   * `wording` can be used unchanged: it says less than the claim, and nothing new; `example` shows the form, with
   * figures to replace by the shop's own; `advice` is not a wording.
   */
  kind: 'wording' | 'example' | 'advice';
  ja: string;
  pt: string;
};

export type ClaimRule = {
  id: string;
  when: ClaimScope;
  level: ClaimLevel;
  /** Keys of CLAIM_LAWS. */
  laws: readonly string[];
  /**
   * Pattern source for Japanese text in compatibility form, and for Portuguese text without accents. Every repetition
   * has a limit (`\d{1,9}`, never `\d+`), so that the check takes linear time.
   */
  ja: string;
  pt: string;
  /** A condition in the same paragraph that disables the rule. */
  unless?: string;
  /** A denial ("não cura", …ではありません) is not a claim, except where the claim itself denies (絶対に失敗しません). */
  evenDenied?: boolean;
  /** Portuguese, one plain sentence. */
  reason: string;
  safer: SaferWording;
};
