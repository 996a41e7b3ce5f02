import { useNavigate, useSearch } from '@tanstack/react-router';

/** A filter that stands in the address, so that a reload, a step back and a shared link find it; '' is none. */
export function useUrlParam(name: 'busca' | 'modulo' | 'plano' | 'sobre'): [string, (value: string) => void] {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const navigate = useNavigate();
  const set = (value: string) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, [name]: value || undefined }) as never,
      replace: true,
      resetScroll: false,
    });
  return [search[name] ?? '', set];
}
