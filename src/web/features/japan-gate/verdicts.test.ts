import { expect, it } from 'vitest';
import { DIRECT_SHIPPING } from '#domain/japan-gate/gate-checklist.ts';
import { verdictWords } from './verdicts.tsx';

const proofToStore = { verdict: 'precisa_de_prova', settledBy: 'nothing', proof: 'Laudo' } as const;
const asked = { ...proofToStore, settledBy: 'document' } as const;

it.each([
  ['Diga como você vende', [asked], Object.keys(DIRECT_SHIPPING)],
  ['Falta prova', [proofToStore, asked], []],
  ['Falta prova', [proofToStore], ['radio']],
  ['Guarde a prova e siga', [proofToStore], []],
])('the heading for these entries and open questions is: %s', (title, entries, unanswered) => {
  expect(verdictWords({ verdict: 'precisa_de_prova', entries, unanswered }).title).toBe(title);
});
