/** One sentence of a reply, with what it was made from and what it says. */
export type WrittenSentence = {
  /** Field of the reply it stands in: "copy", "descriptions", "meta_description". */
  field: string;
  /** Item where the field is a list; otherwise 0. */
  index: number;
  /** The seller's words it translates; null where the sentence is new. */
  source: string | null;
  text: string;
  /** What a Japanese sentence says, in Portuguese; null where the text is Portuguese itself or not translated yet. */
  meaning: string | null;
};

/** What an offline writer gives back besides the reply. */
export type Written<Reply> = Reply & { sentences: WrittenSentence[] };
