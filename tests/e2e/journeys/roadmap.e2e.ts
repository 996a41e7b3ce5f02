import { expect, test } from '../support/fixtures.ts';

test('the roadmap has the counts, versions and states as specified, and dates only what is done', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  await page.goto('/roadmap');
  for (const [label, count] of Object.entries({
    concluídos: 8,
    'em desenvolvimento': 2,
    planejados: 3,
    futuros: 6,
  })) {
    await expect(page.locator('dl > div').filter({ hasText: label })).toHaveText(new RegExp(`${count}`));
  }
  for (const [version, count, state] of [
    ['V0', 8, 'Concluído'],
    ['V1', 2, 'Em desenvolvimento'],
    ['V2', 3, 'Planejado'],
    ['V3', 3, 'Futuro'],
    ['V4', 3, 'Futuro'],
  ] as const) {
    const section = page.getByRole('region', { name: version });
    await expect(section.getByRole('listitem')).toHaveText(
      Array.from({ length: count }, () => new RegExp(`${state}$`)),
    );
    await expect(section.getByText(/\b20\d\d\b/)).toHaveCount(version === 'V0' ? 1 : 0);
  }
});
