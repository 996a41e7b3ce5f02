import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showRouted } from '#tests/support/components/show-routed.tsx';
import { StopMails } from './stop-mails.tsx';

test('without the key of a mail, the page leads to the settings instead of a button that does nothing', async () => {
  showRouted(() => <StopMails token="" />);
  const link = await screen.findByRole('link', { name: 'Abrir avisos do perfil' });
  expect(link.getAttribute('href')).toBe('/profile?aba=avisos');
  expect(screen.queryByRole('button')).toBeNull();
});
