/** Substances whose share a seller may state; `words` meets folded Portuguese. A share of anything else has no role. */
export const SUBSTANCES: readonly { words: RegExp; pt: string; ja: string }[] = [
  { words: /\bvitamina c\b/, pt: 'vitamina C', ja: 'ビタミンC' },
  { words: /\bvitamina e\b/, pt: 'vitamina E', ja: 'ビタミンE' },
  { words: /\bniacinamida\b/, pt: 'niacinamida', ja: 'ナイアシンアミド' },
  { words: /\bretinol\b/, pt: 'retinol', ja: 'レチノール' },
  { words: /\b(?:acido |ac\.? )?hialuronico\b/, pt: 'ácido hialurônico', ja: 'ヒアルロン酸' },
  { words: /\b(?:acido |ac\.? )?salicilico\b/, pt: 'ácido salicílico', ja: 'サリチル酸' },
  { words: /\b(?:acido |ac\.? )?glicolico\b/, pt: 'ácido glicólico', ja: 'グリコール酸' },
  { words: /\bureia\b/, pt: 'ureia', ja: '尿素' },
  { words: /\bglicerina\b/, pt: 'glicerina', ja: 'グリセリン' },
  { words: /\bcolageno\b/, pt: 'colágeno', ja: 'コラーゲン' },
  { words: /\bcacau\b/, pt: 'cacau', ja: 'カカオ' },
  { words: /\balcool\b/, pt: 'álcool', ja: 'アルコール' },
];

/** The substance that stands right beside a share: "vitamina C 10%", "10% de ureia". */
export function substanceBeside(before: string, after: string): (typeof SUBSTANCES)[number] | undefined {
  return SUBSTANCES.find(
    ({ words }) =>
      new RegExp(`${words.source}\\s?(?:a|de|em)?\\s?$`).test(before) ||
      new RegExp(`^\\s?(?:de )?${words.source}`).test(after),
  );
}
