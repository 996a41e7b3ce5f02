import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { checkText, type Finding, findSoftClaims } from '#contract/robots/text-checker.ts';
import { openPage } from '#tests/support/components/open-page.tsx';
import { type FakeApi, refusal } from '#tests/support/doubles/fake-api.ts';
import { robotsApi, writtenBy } from '#tests/support/doubles/robots-api.ts';
import { Route as checkPage } from '#web/routes/_app/robos/verificador.tsx';

const TEXT = 'Nº 1 em leveza. Sua manhã muda com ela.';
const find = (words: string, over: Partial<Finding> = {}): Finding => ({
  rule: words,
  level: 'drop',
  excerpt: words,
  language: 'pt',
  reason: 'Porque sim.',
  safer: { kind: 'wording', ja: '', pt: 'Boa' },
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  laws: [{ name: 'Lei contra propaganda enganosa', original: '景品表示法', sources: [] }],
  ...over,
});
const hint = find('Sua manhã muda', {
  byModel: true,
  reason: 'Promete uma mudança.',
  safer: { kind: 'advice', ja: '', pt: 'Tire a garantia.' },
});

let api: FakeApi;
beforeEach(() => {
  api = robotsApi('model');
  writtenBy(api, 'model', { read: 'model', model: 'm' });
  api.on(checkText, ({ body }) => ({
    language: 'pt' as const,
    reviewedOn: '2026-11-17',
    findings: body.text === TEXT ? [find('Nº 1')] : [],
    left: 0,
  }));
  api.on(findSoftClaims, { findings: [hint] });
});

async function check() {
  const page = openPage('/robos/verificador', { '/robos/verificador': checkPage });
  await page.user.click(await screen.findByRole('textbox', { name: 'Seu texto' }));
  await page.user.paste(TEXT);
  await page.user.click(screen.getByRole('button', { name: 'Conferir texto' }));
  await screen.findByRole('region', { name: 'Trechos' });
  return page.user;
}
const searchButton = () => screen.findByRole('button', { name: 'Procurar também com a IA' });
const passages = () =>
  within(screen.getByRole('region', { name: 'Trechos' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

it('adds the findings of the model as hints without a wording, and keeps them when words found by a rule are replaced', async () => {
  const user = await check();
  expect(passages()).toEqual(['Nº 1']);
  await user.click(await searchButton());
  await screen.findByText('A IA viu mais 1 trecho. Confira.');
  expect(passages()).toEqual(['Nº 1', 'Sua manhã muda']);
  expect(screen.getByText('Visto pela IA, confira')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Trocar Sua manhã/ })).toBeNull();
  expect(document.querySelector('mark[data-tone=hint]')?.textContent).toContain('Sua manhã muda');
  await user.click(screen.getByRole('button', { name: /^Trocar Nº 1/ }));
  await waitFor(() => expect(api.askedOf(checkText)).toHaveLength(2));
  expect(passages()).toEqual(['Nº 1', 'Sua manhã muda']);
  expect(document.querySelector('mark[data-tone=hint]')?.textContent).toContain('Sua manhã muda');
});

it('shows what failed and keeps the findings of the rules', async () => {
  api.on(findSoftClaims, () => refusal('provider_failed', 'A IA não respondeu.', 502));
  const user = await check();
  await user.click(await searchButton());
  expect((await screen.findByRole('alert')).textContent).toContain('A IA não respondeu.');
  expect(passages()).toEqual(['Nº 1']);
  expect(await searchButton()).toBeTruthy();
});

it.each([
  { model: null, tokensLeft: null },
  { model: 'm', tokensLeft: 0 },
])('the search by the model is not offered with %o', async (state) => {
  writtenBy(api, 'model', { read: 'model', ...state });
  await check();
  await waitFor(() => expect(api.askedOf(getRobotWriters)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Procurar também com a IA' })).toBeNull();
});
