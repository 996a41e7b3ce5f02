import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api } = await createTestApp();

it('describes every endpoint, including several methods of one path', async () => {
  const document = await (await api.visitor.fetch('/api/openapi.json')).json();
  const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  );
  const wanted = Object.entries(endpoints).map(
    ([name, { method, path }]) => `${name}: ${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.toSorted()).toEqual(wanted.toSorted());
});

it('lists each endpoint on the page', async () => {
  const page = await (await api.visitor.fetch('/api/docs')).text();
  const shown = [...page.matchAll(/<b>([A-Z]+)<\/b> <code>([^<]+)<\/code>/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const wanted = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(shown.toSorted()).toEqual(wanted.toSorted());
});
