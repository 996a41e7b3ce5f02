import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { removeSkeletonWhenDrawn, useAfterFirstPaint, useDataAfterFirstPaint } from './page-skeleton-html.ts';

function Page({ data }: { data?: string }) {
  const shown = useDataAfterFirstPaint(data);
  const second = useAfterFirstPaint(shown);
  return <main>{shown ? `${shown}, ${second ? 'whole' : 'half'}` : 'skeleton'}</main>;
}

function openShell(): HTMLElement {
  const root = document.createElement('div');
  const skeleton = Object.assign(document.createElement('div'), {
    id: 'page-skeleton',
    innerHTML: '<p>the skeleton</p>',
  });
  document.body.append(skeleton, root);
  return root;
}

afterEach(() => {
  document.getElementById('page-skeleton')?.remove();
});

it('a page replaces its skeleton without its data, which follows in two steps', async () => {
  const root = openShell();
  expect(removeSkeletonWhenDrawn(root)).toBe(true);
  render(<Page data="the data" />, { container: root });
  expect(root.textContent).toBe('skeleton');
  expect(await screen.findByText('the data, half')).toBeDefined();
  expect(document.getElementById('page-skeleton')).toBeNull();
  expect(await screen.findByText('the data, whole')).toBeDefined();
});

it('without a skeleton the data and its changes are shown at once', () => {
  const { container, rerender } = render(<Page data="the data" />);
  expect(container.textContent).toBe('the data, whole');
  rerender(<Page data="changed" />);
  expect(container.textContent).toBe('changed, whole');
});

it('data that arrives later replaces the skeleton', () => {
  const { container, rerender } = render(<Page />);
  expect(container.textContent).toBe('skeleton');
  rerender(<Page data="the data" />);
  expect(container.textContent).toBe('the data, whole');
});
