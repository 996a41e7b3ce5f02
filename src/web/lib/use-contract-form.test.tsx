import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Informe o título.')),
  slug: z.string().check(z.maxLength(5, 'Use no máximo 5 caracteres.')),
});
type Draft = z.input<typeof schema>;
type Save = (draft: Draft) => Promise<unknown>;

function Form({ save, onFailure, draft }: { save: Save; onFailure: (error: unknown) => void; draft: Draft }) {
  const { form, errorOf, submit, isSaving, isDirty } = useContractForm<Draft>({
    schema,
    defaultValues: draft,
    save,
    onFailure,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Field label="Título" error={errorOf('title')}>
        <Input {...form.register('title')} />
      </Field>
      <Field label="Slug" error={errorOf('slug')}>
        <Input {...form.register('slug')} />
      </Field>
      <button type="submit">{isSaving ? 'Salvando' : 'Salvar'}</button>
      <output>{isDirty ? 'alterado' : 'igual'}</output>
    </form>
  );
}

function open({ draft = { title: 'Frete', slug: 'frete' }, save = vi.fn<Save>(async () => undefined) } = {}) {
  const onFailure = vi.fn();
  render(<Form save={save} onFailure={onFailure} draft={draft} />);
  return {
    save,
    onFailure,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    title: field('Título'),
    slug: field('Slug'),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole('button');
const complaints = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('a form of the contract', () => {
  test('shows the errors of the schema at their fields, focuses the first, and sends nothing', async () => {
    const { save, user, title, slug } = open({ draft: { title: ' ', slug: 'comprido' } });
    await user.click(send());
    await waitFor(() => expect(complaints()).toEqual(['Informe o título.', 'Use no máximo 5 caracteres.']));
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(title.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Informe o título.',
    );
    expect(slug.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(save).not.toHaveBeenCalled();
  });

  test('shows an error of the server at its field, and focuses it', async () => {
    const taken = new AppError('conflict', 'Confira os campos.', { issues: [{ path: 'slug', message: 'Já existe.' }] });
    const { onFailure, user, title, slug } = open({ save: vi.fn<Save>().mockRejectedValue(taken) });
    await user.click(send());
    await waitFor(() => expect(complaints()).toEqual(['Já existe.']));
    expect(slug.getAttribute('aria-invalid')).toBe('true');
    expect(title.getAttribute('aria-invalid')).not.toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(slug));
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('clears an error when its field is edited, and keeps the others', async () => {
    const { user, title } = open({ draft: { title: '', slug: 'comprido' } });
    await user.click(send());
    await waitFor(() => expect(complaints()).toHaveLength(2));
    await user.type(title, 'Frete');
    await waitFor(() => expect(complaints()).toEqual(['Use no máximo 5 caracteres.']));
  });

  test('is sent once however often it is submitted, and can be sent again afterwards', async () => {
    const answers: (() => void)[] = [];
    const save = vi.fn<Save>(() => new Promise<void>((resolve) => answers.push(resolve)));
    const { user } = open({ save });
    await user.dblClick(send());
    await user.keyboard('{Enter}');
    await screen.findByText('Salvando');
    expect(save).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await screen.findByText('Salvar');
    await user.click(send());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    answers[1]?.();
    await screen.findByText('Salvar');
  });

  test('sends the draft as parsed by the schema', async () => {
    const { save, user, title } = open();
    expect(screen.getByRole('status').textContent).toBe('igual');
    await user.clear(title);
    await user.type(title, '  Frete grátis ');
    expect(screen.getByRole('status').textContent).toBe('alterado');
    await user.click(send());
    await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Frete grátis', slug: 'frete' }));
  });

  test('hands a failure that concerns no field to the caller', async () => {
    const failure = new AppError('unavailable', 'Serviço indisponível.');
    const { onFailure, user } = open({ save: vi.fn<Save>().mockRejectedValue(failure) });
    await user.click(send());
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(failure));
    expect(complaints()).toEqual([]);
  });
});
