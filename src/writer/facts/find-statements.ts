import { STATEMENTS } from '#writer/data/facts/statements.ts';
import type { DraftFact } from './draft-fact.ts';
import type { Segment } from './source-segments.ts';

/** A sentence that forbids or limits: the seller's own words are the fact. */
const FORBIDS =
  /\bnao (?:mergulh|submerg|submerja|molh|expo|expon|use\b|usar|utiliz|deix|lav|coloqu|coloc|ingerir|ingira|apli[cq]|recomendad|indicad[oa]|remov|abr[ai]|desmont|pass(?:ar|e)\b|torc|acompanha|inclui|inclus|vem com|e brinquedo|e a prova|e resistente a agua|e recomendad|e indicad|pode ser (?:lavad|mergulhad|molhad|usad)|va[i]? (?:ao|no|na|a) )|\bevit(?:e|ar)\b|\bmant(?:er|enha)[^.;]{0,12} (?:fora|longe)|\bvendid[oa]s? separadamente|\bsupervisao de|\bapenas (?:para )?uso externo|\bnao inclus[oa]s?\b|\bcontem pecas pequenas/;

/** Care, warnings, certificates and shop promises, each in the seller's words. */
export function findStatements(segment: Segment, index: number): DraftFact[] {
  const facts: DraftFact[] = [];
  for (const sentence of sentencesOf(segment)) {
    const forbids = FORBIDS.test(sentence.folded);
    const statements = STATEMENTS.filter(({ pt }) => pt.test(sentence.folded));
    const cares = statements.some(({ kind }) => kind === 'care') || segment.meaning?.kind === 'care';
    for (const statement of statements) {
      if (statement.kind === 'care' || statement.kind === 'warning') continue;
      if (statement.kind === 'claim' && !statement.sober) continue;
      const denied = /\b(?:nao|sem)\s(?:\S+\s){0,2}$/.test(
        sentence.folded.slice(0, statement.pt.exec(sentence.folded)?.index ?? 0),
      );
      if (denied && statement.id !== 'bpa') continue;
      facts.push(factOf(segment, index, statement.kind, matchedWords(sentence, statement.pt)));
    }
    if (cares && !isHeading(sentence.text)) facts.push(factOf(segment, index, 'care', sentence));
    else if (forbids) facts.push(factOf(segment, index, 'warning', sentence));
  }
  return facts;
}

type Sentence = { text: string; folded: string; start: number };

/** Sentences of a line; a comma divides them only before a prohibition. */
export function sentencesOf({ text, folded }: Pick<Segment, 'text' | 'folded'>): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    const words = text.slice(start, end);
    const lead = words.length - words.trimStart().length;
    if (words.trim() !== '') {
      sentences.push({
        text: words.trim(),
        folded: folded.slice(start + lead, start + lead + words.trim().length),
        start: start + lead,
      });
    }
  };
  for (const stop of text.matchAll(/[.!?;](?=\s|$)|\s\|\s|,\s(?=(?:mas |e )?n[ãa]o\s)/giu)) {
    push(stop.index);
    start = stop.index + stop[0].length;
  }
  push(text.length);
  return sentences;
}

function matchedWords(sentence: Sentence, pattern: RegExp): Sentence {
  const match = pattern.exec(sentence.folded);
  const from = match?.index ?? 0;
  const to = from + (match?.[0].length ?? 0);
  return { text: sentence.text.slice(from, to), folded: sentence.folded.slice(from, to), start: sentence.start + from };
}

function isHeading(text: string): boolean {
  return text.length < 4;
}

function factOf(segment: Segment, index: number, kind: DraftFact['kind'], words: Sentence): DraftFact {
  return {
    kind,
    role: null,
    value: words.text,
    text: segment.text.length <= 120 ? segment.text : words.text,
    line: segment.line,
    segment: index,
    from: words.start,
    to: words.start + words.text.length,
  };
}
