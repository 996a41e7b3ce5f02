import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dropPictureWhenDrawn, useFirstData } from './page-picture.ts';

function Page({ data }: { data?: string }) {
  const shown = useFirstData(data);
  return <main>{shown ?? 'skeleton'}</main>;
}

function openShell(): HTMLElement {
  const root = document.createElement('div');
  const picture = Object.assign(document.createElement('div'), { id: 'picture', innerHTML: '<p>the picture</p>' });
  document.body.append(picture, root);
  return root;
}

afterEach(() => {
  document.getElementById('picture')?.remove();
});

it('a page takes its picture’s place without its data, which follows', async () => {
  const root = openShell();
  expect(dropPictureWhenDrawn(root)).toBe(true);
  render(<Page data="the data" />, { container: root });
  expect(root.textContent).toBe('skeleton');
  expect(await screen.findByText('the data')).toBeDefined();
  expect(document.getElementById('picture')).toBeNull();
});

it('without a picture the data shows at once, and so does what changes', () => {
  const { container, rerender } = render(<Page data="the data" />);
  expect(container.textContent).toBe('the data');
  rerender(<Page data="changed" />);
  expect(container.textContent).toBe('changed');
});

it('data that comes later takes the skeleton’s place', () => {
  const { container, rerender } = render(<Page />);
  expect(container.textContent).toBe('skeleton');
  rerender(<Page data="the data" />);
  expect(container.textContent).toBe('the data');
});
