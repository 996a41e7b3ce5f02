import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazyComponent, usePreloadedComponent } from './use-lazy-component.ts';

const Panel = () => <p>aberto</p>;

function Page({ load, isEarly = false }: { load: () => Promise<typeof Panel>; isEarly?: boolean }) {
  const [Part, want] = (isEarly ? usePreloadedComponent : useLazyComponent)(load);
  return (
    <>
      <button type="button" onClick={want}>
        Abrir
      </button>
      {Part && <Part />}
    </>
  );
}

test('a component loads with the press that needs it, and not before', async () => {
  const load = vi.fn(async () => Panel);
  render(<Page load={load} />);
  fireEvent.pointerMove(window);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('aberto')).toBeTruthy();
});

test('a component that failed to load is retried by the next press', async () => {
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('offline'));
  render(<Page load={load} />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.queryByText('aberto')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('aberto')).toBeTruthy();
});

test('an early component loads once, at the first interaction, and is there at once the next time', async () => {
  const load = vi.fn(async () => Panel);
  const { unmount } = render(<Page load={load} isEarly />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window);
  expect(await screen.findByText('aberto')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  unmount();
  render(<Page load={load} isEarly />);
  expect(screen.getByText('aberto')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
