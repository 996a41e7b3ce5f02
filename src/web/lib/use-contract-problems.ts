import { useEffect, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { onFirstInteraction } from '#web/lib/page/use-lazy-component.ts';

type Problems = Readonly<Record<string, string>>;

/**
 * Validation errors by request field, for a draft that is stored elsewhere and survives reloads and wizard steps. Forms
 * that hold their own draft use `useContractForm`. `loadEndpoint` imports the contract, which comes with the first
 * interaction.
 */
export function useContractProblems(loadEndpoint: () => Promise<Pick<Endpoint, 'body'>>) {
  const [problems, setProblems] = useState<Problems>({});
  const isAsking = useRef(false);
  useEffect(() => onFirstInteraction(() => void loadEndpoint().catch(() => undefined)), [loadEndpoint]);
  return {
    problems,
    /** Whether the contract accepts the draft; if not, sets the first error of each field. */
    async accepts(draft: unknown): Promise<boolean> {
      // A second press while the code is still on its way.
      if (isAsking.current) return false;
      isAsking.current = true;
      const endpoint = await loadEndpoint().catch(() => undefined);
      isAsking.current = false;
      // Without its code the server alone decides.
      if (!endpoint) return true;
      // The contract types its schemas by structure only; each is a zod schema.
      const { error } = (endpoint.body as unknown as ZodMiniType).safeParse(draft);
      const found: Record<string, string> = {};
      for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
      setProblems(found);
      return error === undefined;
    },
    /** Clears the error of a field that is being edited. */
    mend: (field: string) => setProblems(({ [field]: _mended, ...rest }) => rest),
  };
}
