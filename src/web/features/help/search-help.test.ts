import { expect, test } from 'vitest';
import { sitePatterns } from '#domain/site/site-paths.ts';
import { helpGroups, helpOfPage, pagesOf, searchHelp } from './search-help.ts';

const found = (typed: string, isAdmin = false) =>
  searchHelp(typed, isAdmin).flatMap(({ entries }) => entries.map(({ id }) => id));

/** Open to visitors, or the help itself. */
const PAGES_WITHOUT = ['/', '/login', '/r/:slug', '/resgatar', '/lembretes', '/ajuda', '/termos', '/privacidade'];

test('every page of a signed-in person has its entry', () => {
  const covered = new Set<string>(helpGroups.flatMap(({ entries }) => entries.flatMap(pagesOf)));
  const wanted = sitePatterns.filter((page) => !PAGES_WITHOUT.includes(page) && !page.startsWith('/admin'));
  expect(wanted.filter((page) => !covered.has(page))).toEqual([]);
});

test('no two entries share an address, and each answers a question', () => {
  const entries = helpGroups.flatMap((group) => group.entries);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { id, question, what } of entries) {
    expect(question, id).toMatch(/^Como .+\?$/);
    expect(what.length, id).toBeGreaterThan(20);
  }
});

test.each([
  ['TRADUÇÃO', 'tradutor'],
  ['traducao', 'tradutor'],
  ['preço iene', 'calculadora'],
  ['cancelar garantia', 'planos'],
  ['特定商取引法', 'loja'],
  ['excluir  conta', 'perfil'],
])('"%s" finds %s', (typed, id) => {
  expect(found(typed)).toContain(id);
});

test('omits entries without the typed words, and shows all without a search', () => {
  expect(found('xyzabc')).toEqual([]);
  expect(found('tradução')).not.toContain('roadmap');
  expect(found('').length).toBeGreaterThan(20);
});

test('lists pages of administrators for administrators only', () => {
  expect(found('')).not.toContain('administracao');
  expect(found('', true)).toContain('administracao');
  expect(helpOfPage('/admin', false)).toBeUndefined();
  expect(helpOfPage('/admin', true)?.id).toBe('administracao');
});

test('finds the help of a page, also if its path contains an id', () => {
  expect(helpOfPage('/tasks', false)?.id).toBe('tarefas');
  expect(helpOfPage('/produtos/4f1c/publicar', false)?.id).toBe('publicar');
  expect(helpOfPage('/nada', false)).toBeUndefined();
});
