import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as api from '#web/lib/api/api.ts';
import { LegalView } from './legal-view.tsx';

vi.spyOn(api, 'call').mockResolvedValue({
  version: 3,
  body: '## Contato\n\nEscreva para <b>nós</b>.\n\n- um\n- dois',
  publishedAt: '2026-11-15T12:00:00Z',
} as never);

it('a legal page is shown without the menus of signed-in pages, and shows markup in its text as plain text', async () => {
  const { container } = render(<LegalView page="privacy" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Política de privacidade');
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Contato');
  expect(screen.getByText('Escreva para <b>nós</b>.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['um', 'dois']);
  expect(container.textContent).toContain('Versão 3, de 15/11/2026');
});
