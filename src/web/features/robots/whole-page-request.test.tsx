import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Product } from '#contract/products/products.ts';
import { checkPageAnswer } from '#contract/robots/own-assistant.ts';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { openPage } from '#tests/support/components/open-page.tsx';
import * as api from '#web/lib/api/api.ts';
import { Route as rootRoute } from '#web/routes/__root.tsx';
import { WholePageRequest } from './whole-page-request.tsx';

const product = { id: 'aaaaaaaa-0000-4000-8000-00000000000a', name: 'Garrafa' } as Product;
const answer = { meanings: {}, terms: [], warnings: { copy: [], translation: [], lines: [] }, slug: 'a' };

function openRequest() {
  sessionStorage.clear();
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <WholePageRequest product={product} onTaken={() => undefined} />,
  });
  return openPage('/', { '/': page });
}

it('an answer pasted again replaces the unused one; beside a used one, only a different answer is added', async () => {
  const asked: string[] = [];
  vi.spyOn(api, 'call').mockImplementation((async (endpoint: unknown, { body }: { body: { copyId: string } }) => {
    if (endpoint === getRobotWriters) return { copy: 'composer' };
    if (endpoint === checkPageAnswer) asked.push(body.copyId);
    return endpoint === checkPageAnswer ? answer : product;
  }) as never);
  const { user } = openRequest();
  const paste = async (text: string) => {
    await user.click(await screen.findByLabelText('Resposta do seu assistente'));
    await user.paste(text);
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await paste('resposta 1');
  await press('Colar outra resposta');
  await paste('resposta 2');
  await press('Usar no produto');
  await paste('resposta 2');
  await press('Usar no produto');
  await paste('resposta 3');
  await screen.findByRole('button', { name: 'Usar no produto' });
  expect(asked.map((id) => id === asked[0])).toEqual([true, true, true, false]);
});

it('counts the same warnings as the texts do, and names the part of each sentence', async () => {
  const wood = { code: 'fact_added', excerpt: 'madeira', message: '“madeira” não está na ficha.' };
  const copy = [
    { ...wood, field: 'publico', sentence: 'Combina com madeira.' },
    { ...wood, field: 'copy', sentence: 'Fica bem na madeira.' },
  ];
  vi.spyOn(api, 'call').mockImplementation((async (endpoint: unknown) => {
    if (endpoint === getRobotWriters) return { copy: 'composer' };
    return { ...answer, warnings: { ...answer.warnings, copy } };
  }) as never);
  const { user } = openRequest();
  await user.click(await screen.findByLabelText('Resposta do seu assistente'));
  await user.paste('resposta');
  expect(await screen.findByText('2 avisos')).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain('“Combina com madeira.” (público-alvo)');
  expect(items).toContain('“Fica bem na madeira.” (copy)');
});
