import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Golden tests compare whole outputs and kill most mutants: they run first. */
const BROAD = /golden\.test|written\.test/;
/** Slow tests that generate whole texts or many numbers: they run last, on mutants that small tests did not kill. */
const SLOW = /tests\/writer\/truth|tests\/writer\/answers|hostile-input|full-price\/calculate/;

export class BroadFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) => (SLOW.test(moduleId) ? 2 : BROAD.test(moduleId) ? 0 : 1);
    return [...files].sort((a, b) => weight(a) - weight(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
