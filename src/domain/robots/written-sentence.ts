/** One sentence of a reply, with its source and meaning. */
export type WrittenSentence = {
  /** Field of the reply: "copy", "descriptions", "meta_description". */
  field: string;
  /** Item where the field is a list; otherwise 0. */
  index: number;
  /** The seller's words that the sentence translates; null for a new sentence. */
  source: string | null;
  text: string;
  /** Portuguese meaning of a Japanese sentence; null if the text is Portuguese or not translated yet. */
  meaning: string | null;
};

/** Reply of a robot that works without a model, with its sentences. */
export type Written<Reply> = Reply & { sentences: WrittenSentence[] };
