import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Held word for word, they notice most: what comes after meets the rest. */
const BROAD = /golden\.test|written\.test/;
/** Whole texts are made and judged there, or many numbers tried: they meet only what small tests let live. */
const DEAR = /tests\/writer\/truth|tests\/writer\/answers|hostile-input|full-price\/calculate/;

export class BroadFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) => (DEAR.test(moduleId) ? 2 : BROAD.test(moduleId) ? 0 : 1);
    return [...files].sort((a, b) => weight(a) - weight(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
