import type { Fact } from '#domain/robots/facts.ts';
import { type DraftFact, nameFacts } from './draft-fact.ts';
import { findAttributes } from './find-attributes.ts';
import { findContents } from './find-contents.ts';
import { findLabelled } from './find-labelled.ts';
import { findLinks, findNames } from './find-names.ts';
import { findProductType } from './find-product-type.ts';
import { findQuantities } from './find-quantities.ts';
import { findStatements } from './find-statements.ts';
import { contextOf } from './lexicon-matcher.ts';
import { tokenize } from './portuguese-words.ts';
import { segmentsOf } from './source-segments.ts';

/**
 * What the seller's text says about the product. Conservative: a fact has a role that the text itself gives it, or it
 * is a number without one. The same text always gives the same facts.
 */
export function extractFacts(text: string): Fact[] {
  const segments = segmentsOf(text);
  const context = contextOf(segments.flatMap((segment) => tokenize(segment.text)));
  const drafts: DraftFact[] = [...findProductType(segments, context), ...findLinks(text.normalize('NFC'))];
  segments.forEach((segment, index) => {
    const named = [
      ...findNames(segment, index),
      ...findLabelled(segment, index, context),
      ...findContents(segment, index),
      ...findStatements(segment, index).filter(({ kind }) => kind !== 'claim'),
    ];
    const claims = findStatements(segment, index).filter(({ kind }) => kind === 'claim');
    drafts.push(
      ...named,
      ...claims,
      ...findAttributes(segment, index, context),
      ...findQuantities(segment, index, named),
    );
  });
  return nameFacts(drafts.sort((a, b) => a.line - b.line || a.segment - b.segment || a.from - b.from));
}
