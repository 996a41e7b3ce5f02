/** What to do about it: drop the words; keep them only with a proof; say the missing date, number or condition. */
export type ClaimLevel = 'drop' | 'proof' | 'condition';

/** Goods that the rule was made for; on others its note comes last, never hidden. */
export type ClaimScope = 'any' | 'cosmetic' | 'device' | 'food';

export type SaferWording = {
  /** `wording` can be taken over as it stands: it says less than the claim, and nothing new; `example` shows the form, with figures that must be the shop's own; `advice` is no wording at all. */
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
   * Source of the pattern on Japanese text in compatibility form, and on Portuguese text without accents. Whatever
   * repeats has a limit (`\d{1,9}`, never `\d+`): the check takes time in proportion to the text, whatever it says.
   */
  ja: string;
  pt: string;
  /** The condition that silences the rule when the same paragraph names it. */
  unless?: string;
  /** A denial ("não cura", …ではありません) is no claim. */
  passesDenial?: boolean;
  /** In Portuguese, one plain sentence. */
  reason: string;
  safer: SaferWording;
};
