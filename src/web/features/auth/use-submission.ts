import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type AuthFailure,
  describeAuthFailure,
  fieldOfAuthFailure,
  UNEXPECTED_AUTH_ERROR,
} from '#domain/accounts/auth-messages.ts';

type Problem = { field?: string | undefined; message: string; empty?: string[] };

type Submission<Draft> = {
  check: (draft: Draft) => Problem | undefined;
  /** Resolves to the server's error, or to nothing on success. */
  send: (draft: Draft, form: HTMLFormElement) => Promise<AuthFailure | null | undefined>;
  refusalFocus: keyof Draft & string;
};

/** Submits an account form: validation, busy state, error message in Portuguese, focus on the field to correct. */
export function useSubmission<Draft extends Record<string, string>>(
  fields: readonly (keyof Draft & string)[],
  { check, send, refusalFocus }: Submission<Draft>,
) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const lastForm = useRef<HTMLFormElement>(null);

  // In an effect, because disabled fields cannot take the focus while the form is busy.
  useEffect(() => {
    const field = problem && lastForm.current?.elements.namedItem(problem.field ?? refusalFocus);
    if (field instanceof HTMLInputElement) field.focus();
  }, [problem, refusalFocus]);

  function fail(next: Problem): void {
    setProblem(next);
    setBusy(false);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    lastForm.current = form;
    const data = new FormData(form);
    // Every name in `fields` is a text field of this form.
    const draft = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Draft;
    const found = check(draft);
    if (found) return fail({ ...found, empty: fields.filter((name) => !draft[name]?.trim()) });
    setProblem(undefined);
    setBusy(true);
    try {
      const refusal = await send(draft, form);
      if (refusal) return fail({ message: describeAuthFailure(refusal), field: fieldOfAuthFailure(refusal) });
      setBusy(false);
    } catch {
      fail({ message: UNEXPECTED_AUTH_ERROR });
    }
  }

  /** The field to correct; all of the form are required, so what was left empty is wrong too. */
  const isInvalid = (field: keyof Draft & string): boolean =>
    problem?.field === field || problem?.empty?.includes(field) === true;

  return { submit, isBusy, error: problem?.message, isInvalid };
}
