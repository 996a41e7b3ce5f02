import { useState } from 'react';
import { type $ZodType, safeParse } from 'zod/v4/core';
import type { Endpoint } from '#contract/base/endpoint.ts';

type Problems = Readonly<Record<string, string>>;

/**
 * For a draft that is kept elsewhere, over reloads and steps: what the contract has against it, by field of the
 * request. Forms that hold their own draft use `useContractForm`.
 */
export function useContractProblems({ body }: Pick<Endpoint, 'body'>) {
  const [problems, setProblems] = useState<Problems>({});
  return {
    problems,
    /** Whether the server would take it; if not, the first complaint about each field is told. */
    accepts(draft: unknown): boolean {
      const { error } = safeParse(body as unknown as $ZodType, draft);
      const found: Record<string, string> = {};
      for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
      setProblems(found);
      return error === undefined;
    },
    /** What is being mended is no longer complained about. */
    mend: (field: string) => setProblems(({ [field]: _mended, ...rest }) => rest),
  };
}
