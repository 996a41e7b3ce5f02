import { useState } from 'react';
import { type $ZodType, safeParse } from 'zod/v4/core';
import type { Endpoint } from '#contract/base/endpoint.ts';

type Problems = Readonly<Record<string, string>>;

/**
 * Validation errors by request field, for a draft that is stored elsewhere and survives reloads and wizard steps. Forms
 * that hold their own draft use `useContractForm`.
 */
export function useContractProblems({ body }: Pick<Endpoint, 'body'>) {
  const [problems, setProblems] = useState<Problems>({});
  return {
    problems,
    /** Whether the contract accepts the draft; if not, sets the first error of each field. */
    accepts(draft: unknown): boolean {
      const { error } = safeParse(body as unknown as $ZodType, draft);
      const found: Record<string, string> = {};
      for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
      setProblems(found);
      return error === undefined;
    },
    /** Clears the error of a field that is being edited. */
    mend: (field: string) => setProblems(({ [field]: _mended, ...rest }) => rest),
  };
}
