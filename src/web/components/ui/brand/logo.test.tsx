import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from './logo.tsx';

it('the built-in logo is shown without a request while none was uploaded', () => {
  const { container } = render(<Logo />);
  expect(container.querySelector('svg')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Dropar')).toBeTruthy();
});

it('an uploaded logo replaces it under the same accessible name', () => {
  const { container } = render(<Logo picture="/storage/v1/object/public/site-assets/1.webp" />);
  expect(screen.getByRole('img', { name: 'Dropar' }).getAttribute('src')).toMatch(/site-assets\/1\.webp$/);
  expect(container.querySelector('svg')).toBeNull();
});
