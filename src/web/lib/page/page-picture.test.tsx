import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dropPictureWhenDrawn, useAfterFirstPaint, useDataAfterFirstPaint } from './page-picture.ts';

function Page({ data }: { data?: string }) {
  const shown = useDataAfterFirstPaint(data);
  const second = useAfterFirstPaint(shown);
  return <main>{shown ? `${shown}, ${second ? 'whole' : 'half'}` : 'skeleton'}</main>;
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

it('a page takes its picture’s place without its data, which follows in two steps', async () => {
  const root = openShell();
  expect(dropPictureWhenDrawn(root)).toBe(true);
  render(<Page data="the data" />, { container: root });
  expect(root.textContent).toBe('skeleton');
  expect(await screen.findByText('the data, half')).toBeDefined();
  expect(document.getElementById('picture')).toBeNull();
  expect(await screen.findByText('the data, whole')).toBeDefined();
});

it('without a picture the data shows at once, and so does what changes', () => {
  const { container, rerender } = render(<Page data="the data" />);
  expect(container.textContent).toBe('the data, whole');
  rerender(<Page data="changed" />);
  expect(container.textContent).toBe('changed, whole');
});

it('data that comes later takes the skeleton’s place', () => {
  const { container, rerender } = render(<Page />);
  expect(container.textContent).toBe('skeleton');
  rerender(<Page data="the data" />);
  expect(container.textContent).toBe('the data, whole');
});
