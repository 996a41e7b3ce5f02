import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ImportSource } from './import-page.tsx';

it.each([
  ['', false, true],
  ['Bolsa tote', false, false],
  ['Bolsa tote', true, true],
])(
  'pasting over the text %j (from an earlier visit: %s) starts a new import: %s',
  async (text, isFromLastTime, startsAnew) => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const handlePaste = vi.fn();
    const nothing = () => {};
    render(
      <ImportSource
        text={text}
        description={undefined}
        busy={false}
        isFromLastTime={isFromLastTime}
        onText={nothing}
        onPaste={handlePaste}
        onFile={nothing}
        onClear={nothing}
      />,
    );
    await user.click(screen.getByRole('textbox'));
    await user.paste('Caneca de bambu');
    expect(handlePaste.mock.calls).toEqual(startsAnew ? [['Caneca de bambu']] : []);
    expect(screen.queryByRole('button', { name: 'Começar de novo' }) !== null).toBe(isFromLastTime);
  },
);
