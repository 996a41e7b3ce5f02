import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Snippet } from '#contract/snippets.ts';
import { SHOP_VARIABLES, shopVariables } from '#domain/shop/shop-variables.ts';
import { fillVariables, findVariables } from '#domain/text/text-variables.ts';
import { shopQuery } from '#web/lib/api/shop-query.ts';

const known: ReadonlySet<string> = new Set(SHOP_VARIABLES.map(({ name }) => name));

/** The variables of a snippet, what the shop and the person say for them, and the code with it. */
export function useSnippetVariables({ content, language }: Snippet) {
  const names = findVariables(content, language, known);
  const { data } = useQuery({ ...shopQuery, enabled: names.some((name) => known.has(name)) });
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const values = new Map([...(data ? shopVariables(data.shop) : []), ...typed]);
  return {
    names,
    values,
    change: (name: string, value: string) => setTyped((current) => new Map(current).set(name, value)),
    filled: () => fillVariables(content, language, known, values),
  };
}
