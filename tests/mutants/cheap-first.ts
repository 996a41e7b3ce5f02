import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole texts are made and judged there: they meet only what small tests let live. */
const DEAR = /tests\/writer\/truth|tests\/writer\/answers|hostile-input|full-price\/calculate/;

export class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) => (DEAR.test(moduleId) ? 1 : 0);
    return [...files].sort((a, b) => weight(a) - weight(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
