import { type FormEvent, useState } from 'react';
import { type AuthFailure, describeAuthFailure, UNEXPECTED_AUTH_ERROR } from '#domain/auth-messages.ts';

type Problem = { field?: string | undefined; message: string };

type Submission<Draft> = {
  check: (draft: Draft) => Problem | undefined;
  /** Resolves to a refusal of the server, or to nothing when all went well. */
  send: (draft: Draft, form: HTMLFormElement) => Promise<AuthFailure | null | undefined>;
};

/** One submit of an account form: check, busy, refusal in Portuguese, focus back where it is needed. */
export function useSubmission<Draft extends Record<string, string>>(
  fields: readonly (keyof Draft & string)[],
  { check, send }: Submission<Draft>,
) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  function fail(form: HTMLFormElement, next: Problem): void {
    setProblem(next);
    setBusy(false);
    // The fields were disabled while busy: they can take the focus only after the next paint.
    requestAnimationFrame(() => {
      const field = form.elements.namedItem(next.field ?? fields[0] ?? '');
      if (field instanceof HTMLInputElement) field.focus();
    });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    // Every name in `fields` is a text field of this form.
    const draft = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Draft;
    const found = check(draft);
    if (found) return fail(form, found);
    setProblem(undefined);
    setBusy(true);
    try {
      const refusal = await send(draft, form);
      if (refusal) return fail(form, { message: describeAuthFailure(refusal) });
      setBusy(false);
    } catch {
      fail(form, { message: UNEXPECTED_AUTH_ERROR });
    }
  }

  return { submit, isBusy, error: problem?.message, invalidField: problem?.field };
}
