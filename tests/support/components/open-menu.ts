import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** A menu loads when its button is hovered or focused, and replaces that button. */
export async function openMenu(user: UserEvent, name: string | RegExp): Promise<void> {
  const first = await screen.findByRole('button', { name });
  await user.hover(first);
  await waitFor(() => expect(first.isConnected).toBe(false));
  await user.click(screen.getByRole('button', { name }));
}
