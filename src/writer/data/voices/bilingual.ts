/** One thought in both languages: the Portuguese is the exact meaning of the Japanese. */
export type Bilingual = { pt: string; ja: string };
