import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getShortLink } from '#contract/short-links.ts';
import { readReturnTo } from '#domain/site/return-to.ts';
import { Spinner } from '#web/components/ui/states/spinner.tsx';
import { call } from '#web/lib/api/api.ts';
import { rememberShared } from '#web/lib/session/return-to-storage.ts';

export const Route = createFileRoute('/r/{-$slug}')({
  staticData: { title: 'Redirecionando...' },
  component: ShortLinkPage,
});

function ShortLinkPage() {
  const { slug } = Route.useParams();
  const router = useRouter();
  useEffect(() => {
    const attempt = new AbortController();
    void findTarget(slug, attempt.signal).then((path) => {
      if (attempt.signal.aborted) return;
      // The landing page is a separate HTML document, so this is a full page load.
      if (path) void router.navigate({ href: path, replace: true });
      else window.location.replace('/');
    });
    return () => attempt.abort();
  }, [slug, router]);
  return (
    <main className="flex min-h-dvh items-center justify-center gap-3 text-fg-muted" aria-busy="true">
      <Spinner />
      <h1>Redirecionando...</h1>
    </main>
  );
}

/** The target if it is a page of this site other than the landing page; otherwise undefined. */
async function findTarget(slug: string | undefined, signal: AbortSignal): Promise<string | undefined> {
  if (!slug) return undefined;
  try {
    const { targetUrl, preview } = await call(getShortLink, { params: { slug } }, { signal });
    const path = readReturnTo(targetUrl, window.location.origin);
    const isElsewhere = path === undefined || /^\/(?:[?#]|$)/.test(path);
    // A short link to a short link could cause a redirect loop.
    if (isElsewhere || path.startsWith('/r/')) return undefined;
    if (preview) rememberShared(path, preview);
    return path;
  } catch {
    return undefined;
  }
}
