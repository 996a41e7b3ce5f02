import { useNavigate, useSearch } from '@tanstack/react-router';

/** A filter stored in the URL, so that it survives reload, Back and sharing the link; '' means no filter. */
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
