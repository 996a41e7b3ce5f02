import type { Fact } from '#domain/robots/facts.ts';
import { withoutDenied } from './denied-words.ts';
import { type DraftFact, nameFacts } from './draft-fact.ts';
import { findAttributes } from './find-attributes.ts';
import { findContents } from './find-contents.ts';
import { findLabelled } from './find-labelled.ts';
import { findLists } from './find-lists.ts';
import { findLinks, findNames } from './find-names.ts';
import { findProductType } from './find-product-type.ts';
import { findProperties } from './find-properties.ts';
import { findQuantities } from './find-quantities.ts';
import { findStatements } from './find-statements.ts';
import { foldPortuguese } from './folded-text.ts';
import { cutHidden } from './hidden-elements.ts';
import { contextOf } from './lexicon-matcher.ts';
import { markDoubt } from './mark-doubt.ts';
import { tokenize } from './portuguese-words.ts';
import { type Segment, segmentsOf } from './source-segments.ts';

/**
 * What the seller's text says about the product. Conservative: a fact has a role that the text itself gives it, or it
 * is a number without one. The same text always gives the same facts.
 */
export function extractFacts(text: string): Fact[] {
  const segments = segmentsOf(text);
  const context = contextOf(segments.flatMap((segment) => tokenize(segment.text)));
  const types = findProductType(segments, context);
  const product = foldPortuguese(types[0]?.value ?? '');
  const drafts: DraftFact[] = [...types, ...findLinks(cutHidden(text.normalize('NFC')))];
  segments.forEach((segment, index) => {
    if (isCommand(segment)) return;
    const named = [
      ...findNames(segment, index),
      ...findLabelled(segment, index, context),
      ...findContents(segment, index),
      ...findLists(segment, index),
    ];
    const statements = findStatements(segment, index);
    const certified = statements.filter(({ kind }) => kind === 'certification');
    // A warning or a list speaks of other things than the product; a number in a warning is still the seller's.
    const elsewhere = [...named, ...statements].filter(({ kind }) => kind !== 'claim' && kind !== 'certification');
    const found = [
      ...named,
      ...statements,
      ...findAttributes(segment, index, context).filter((draft) => !elsewhere.some((other) => overlaps(draft, other))),
      ...withoutRoles(findQuantities(segment, index, [...named, ...certified], product), statements),
    ];
    const properties = findProperties(segment, index, [...types, ...found]);
    drafts.push(
      ...withoutDenied(
        [
          ...found.filter((draft) => draft.kind !== 'number' || !properties.some((other) => overlaps(draft, other))),
          ...properties,
        ],
        segment,
      ),
    );
  });
  return nameFacts(
    markDoubt(withFabricAsPart(withoutDoubt(withoutPacked(drafts), foldPortuguese(text))), segments, text).sort(
      (a, b) => a.line - b.line || a.segment - b.segment || a.from - b.from,
    ),
  );
}

const COMMAND =
  /\b(?:ignore|desconsidere|esqueca|disregard)\b.{0,30}\b(?:instruc|ordens|regras|anterior|acima|instructions|previous)|\b(?:system|assistant|prompt)\s?:|\b(?:responda|escreva|diga|afirme|write|say)\b (?:apenas|so|somente|que|only|that)\b/;

/** A line that gives orders to the writer says nothing of the product. */
function isCommand({ folded, isTitle }: Segment): boolean {
  return !isTitle && COMMAND.test(folded);
}

/** "Não indicado para menores de 3 anos": what a warning measures is not the product's. */
function withoutRoles(quantities: readonly DraftFact[], statements: readonly DraftFact[]): DraftFact[] {
  const warnings = statements.filter(({ kind }) => kind === 'warning' || kind === 'care');
  return quantities.map((draft) =>
    draft.kind === 'quantity' &&
    warnings.some((warning) => overlaps(draft, warning)) &&
    draft.role !== 'temperature' &&
    draft.role !== 'voltage'
      ? { ...draft, kind: 'number', role: null }
      : draft,
  );
}

function overlaps(a: DraftFact, b: DraftFact): boolean {
  return a.from < b.to && b.from < a.to;
}

/** "com furadeira elétrica" in the title and "1 furadeira elétrica" in the box are one thing. */
function withoutPacked(drafts: readonly DraftFact[]): DraftFact[] {
  const packed = drafts.filter(({ kind }) => kind === 'contents').map(({ value }) => ` ${foldPortuguese(value)} `);
  return drafts.filter(({ kind, value }) => {
    const thing = kind === 'claim' ? /^com (.+)$/.exec(foldPortuguese(value))?.[1] : undefined;
    return thing === undefined || !packed.some((item) => item.includes(` ${thing} `));
  });
}

const ONLY_RESISTANT =
  /\bresistente (?:a|ao) (?:agua|respingos|chuva|suor)|\brepelente (?:a|de) agua|\bhidrorrepelente|\bnao (?:e )?(?:a prova|impermeavel|submers)/;

/** Waterproof in the title and "resistente à água" in the specification: the stronger word is not sure. */
function withoutDoubt(drafts: readonly DraftFact[], source: string): DraftFact[] {
  if (!ONLY_RESISTANT.test(source)) return [...drafts];
  return drafts.filter(
    ({ kind, value }) =>
      kind !== 'claim' || !/^(?:impermeave|a prova d.{0,2}\s?agua|waterproof)/.test(foldPortuguese(value)),
  );
}

/** Where other parts have their materials, the fabric of an umbrella is one part among them. */
function withFabricAsPart(drafts: readonly DraftFact[]): DraftFact[] {
  const hasParts = drafts.some(
    ({ kind, role }) => kind === 'material' && /^(?:varetas|estrutura|armação|hastes|cabo|base|pés)$/i.test(role ?? ''),
  );
  return drafts.map((draft) =>
    hasParts && draft.kind === 'material' && draft.role === null && /^tecido:/i.test(draft.text)
      ? { ...draft, role: 'tecido' }
      : draft,
  );
}
