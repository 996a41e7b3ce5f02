import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { generateAds, generateReviews } from '#contract/robots/robots.ts';
import { useContractProblems } from './use-contract-problems.ts';

const open = (loadEndpoint: () => Promise<Endpoint>) => {
  const { result } = renderHook(() => useContractProblems(loadEndpoint));
  return { result, accepts: (draft: unknown) => act(() => result.current.accepts(draft)) };
};
const loadAds = async () => generateAds;
const loadReviews = async () => generateReviews;

it('shows the contract’s error for each field, and removes it once fixed', async () => {
  const { result, accepts } = open(loadAds);
  expect(await accepts({ text: '  ', strategy: undefined })).toBe(false);
  expect(result.current.problems).toEqual({
    text: 'Cole a descrição ou copy do produto.',
    strategy: 'Selecione uma estratégia.',
  });
  act(() => result.current.mend('text'));
  expect(result.current.problems).toEqual({ strategy: 'Selecione uma estratégia.' });
});

it('accepts what the server accepts, and shows no error any more', async () => {
  const { result, accepts } = open(loadAds);
  await accepts({ text: '' });
  expect(await accepts({ text: 'Caneca', strategy: 'auto' })).toBe(true);
  expect(result.current.problems).toEqual({});
});

it('leaves the draft to the server where the contract cannot be loaded', async () => {
  const { accepts } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await accepts({ text: '' })).toBe(true);
});

it('accepts a draft once that is sent twice before the contract has loaded', async () => {
  const { result } = open(loadAds);
  const draft = { text: 'Caneca', strategy: 'auto' };
  const both = await act(() => Promise.all([result.current.accepts(draft), result.current.accepts(draft)]));
  expect(both).toEqual([true, false]);
});

it('shows only the first error of a field', async () => {
  const { result, accepts } = open(loadReviews);
  await accepts({
    product_description: 'Caneca',
    size: 'curta',
    count: 2.5,
    women_count: 1,
    men_count: 1,
    name_style: 'ambos',
  });
  expect(result.current.problems.count).toBe('Digite uma quantidade de reviews entre 3 e 30.');
});
