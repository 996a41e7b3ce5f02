import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { generateAds, generateReviews } from '#contract/robots/robots.ts';
import { useContractProblems } from './use-contract-problems.ts';

const open = (endpoint: Parameters<typeof useContractProblems>[0]) => {
  const { result } = renderHook(() => useContractProblems(endpoint));
  const accepts = (draft: unknown) => {
    let isAccepted: boolean | undefined;
    act(() => {
      isAccepted = result.current.accepts(draft);
    });
    return isAccepted;
  };
  return { result, accepts };
};

it('says in the words of the contract what each field lacks, and takes back what is mended', () => {
  const { result, accepts } = open(generateAds);
  expect(accepts({ text: '  ', strategy: undefined })).toBe(false);
  expect(result.current.problems).toEqual({
    text: 'Cole a descrição ou copy do produto.',
    strategy: 'Selecione uma estratégia.',
  });
  act(() => result.current.mend('text'));
  expect(result.current.problems).toEqual({ strategy: 'Selecione uma estratégia.' });
});

it('takes what the server takes, and complains no longer', () => {
  const { result, accepts } = open(generateAds);
  accepts({ text: '' });
  expect(accepts({ text: 'Caneca', strategy: 'auto' })).toBe(true);
  expect(result.current.problems).toEqual({});
});

it('tells one complaint of a field: the first', () => {
  const { result, accepts } = open(generateReviews);
  accepts({
    product_description: 'Caneca',
    size: 'curta',
    count: 2.5,
    women_count: 1,
    men_count: 1,
    name_style: 'ambos',
  });
  expect(result.current.problems.count).toBe('Digite uma quantidade de reviews entre 3 e 30.');
});
