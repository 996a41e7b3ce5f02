import type { Fact } from '#domain/robots/facts.ts';
import type { FactFrame } from '#writer/data/frames/fact-frames.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { capitalize, quiet } from './portuguese-words.ts';
import type { Statement, Wording } from './statement.ts';

/** A value in the frame of its kind. */
export function framed(factIds: string[], fact: Fact, frame: FactFrame, value: Wording): Statement {
  const says = frame.says.map(({ pt, ja }) => ({
    pt: pt.replace('{v}', () => value.pt).replace(/\.+$/, '.'),
    ja: value.ja === null ? null : ja.replace('{v}', () => value.ja ?? ''),
  }));
  return { factIds, kind: fact.kind, role: fact.role, label: frame.label, value, says, helps: frame.helps };
}

/** Words that are a sentence of their own; without a known one the seller's words stand in the list alone. */
export function sentence(fact: Fact, frame: FactFrame, known: Bilingual | undefined): Statement {
  const own = quiet(fact.value).replace(/[\s.!;,]+$/, '');
  return {
    factIds: [fact.id],
    kind: fact.kind,
    role: fact.role,
    label: frame.label,
    value: { pt: own, ja: known?.ja.replace(/。$/, '') ?? null },
    says: known ? [known] : [{ pt: `${capitalize(own)}.`, ja: null }],
    helps: '',
  };
}
