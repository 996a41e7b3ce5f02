import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Profile } from '#contract/account/profile.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useDraftText } from './use-draft-text.ts';
import { useFormDraft } from './use-form-draft.ts';

const me = { id: 'aaaaaaaa-0000-4000-8000-000000000000' } as Profile;

function Note() {
  const [text, setText] = useDraftText('note', 'antes');
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}

const schema = z.object({ title: z.string() });
function Form() {
  const { form, isDirty } = useContractForm<{ title: string }>({
    schema,
    defaultValues: { title: 'antes' },
    save: async () => undefined,
  });
  const discard = useFormDraft('form', form);
  return (
    <>
      <input {...form.register('title')} />
      <button type="button" onClick={discard}>
        {isDirty ? 'dirty' : 'clean'}
      </button>
    </>
  );
}

beforeEach(() => sessionStorage.clear());

/** Mounts the field anew, as after a reload. */
function reopen(what: React.ReactNode) {
  document.body.innerHTML = '';
  render(<CurrentUserContext value={me}>{what}</CurrentUserContext>);
  return screen.getByRole<HTMLInputElement>('textbox');
}

it('a typed text is restored, and the initial text is not stored', () => {
  fireEvent.change(reopen(<Note />), { target: { value: 'meio' } });
  const field = reopen(<Note />);
  expect(field.value).toBe('meio');
  fireEvent.change(field, { target: { value: 'antes' } });
  expect(sessionStorage).toHaveLength(0);
});

it('a form with typed values is restored as unsaved, until its draft is discarded', () => {
  expect(reopen(<Form />).value).toBe('antes');
  expect(screen.getByText('clean')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'meio' } });
  expect(reopen(<Form />).value).toBe('meio');
  fireEvent.click(screen.getByText('dirty'));
  expect(reopen(<Form />).value).toBe('antes');
});
