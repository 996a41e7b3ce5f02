import type { Writer } from '#contract/robot-parts.ts';
import type { Fact } from '#domain/robots/facts.ts';
import type { Term } from '#domain/shop/shop.ts';
import { getGlossary } from '#server/features/shop/shop.service.ts';
import { UNTRANSLATED_MARK } from '#writer/check/untranslated-mark.ts';
import type { RobotCall } from './robot-call.ts';
import type { Compose, Guidance, Only, RobotJob, Texts } from './robot-job.ts';
import type { Outcome } from './run-robot.ts';

type Given = { facts?: Fact[] | undefined; glossary?: Term[] | undefined; only?: Only | undefined };

/** The ledger that the seller corrected, or the one read from the text; the words of the call, or the shop's. */
export async function guidanceOf<T>(
  { deps, actor, signal }: RobotCall,
  { facts, glossary, only }: Given,
  text: string,
  current: T | undefined,
): Promise<Guidance<T>> {
  const compose: Compose = (task) => deps.composers.composeInWorker(actor.id, task);
  // In the person's own line, as all that takes a thread's time.
  const read = () => compose({ work: 'facts', input: text });
  const ledger = facts ?? (await deps.generations.run(actor.id, signal, read)).facts;
  const terms = glossary ?? (await getGlossary(deps.db, actor.id));
  return { compose, facts: ledger, glossary: terms, only, current };
}

/** What every reply says besides its texts. */
export function verdictOf<T extends Texts>(job: RobotJob<T>, { writer, warnings, notes, sentences }: Outcome<T>) {
  return {
    mode: modeOf(writer),
    writer,
    facts: [...job.facts],
    warnings,
    notes,
    sentences,
  };
}

const modeOf = (writer: Writer): 'offline' | 'ai' => (writer === 'composer' ? 'offline' : 'ai');

const LETTER = /\p{L}/gu;
const countLetters = (text: string): number => text.match(LETTER)?.length ?? 0;

/** What is left in Portuguese stands in marks; the rest has been translated. */
export function shareTranslated(source: string, translation: string): number {
  const left = (translation.match(UNTRANSLATED_MARK) ?? []).map((mark) => mark.slice('【未訳: '.length, -1)).join('');
  const all = countLetters(source);
  return all === 0 ? 1 : Math.max(0, Math.min(1, 1 - countLetters(left) / all));
}
