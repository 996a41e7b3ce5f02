import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { getLegalPage } from '#contract/legal.ts';
import { type LegalBlock, type LegalPage, legalTitles, parseLegalText } from '#domain/legal/legal-pages.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { BackAnchor } from '#web/components/ui/back-link.tsx';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { call } from '#web/lib/api/api.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { formatDate } from '#web/lib/format-date.ts';

const legalQuery = (page: LegalPage) =>
  queryOptions({
    queryKey: ['legal', page],
    queryFn: ({ signal }) => call(getLegalPage, { params: { page } }, { signal }),
  });

const others: Record<LegalPage, { page: LegalPage; href: string }> = {
  terms: { page: 'privacy', href: '/privacidade' },
  privacy: { page: 'terms', href: '/termos' },
};

/** Terms of use and privacy policy. Public, so outside the signed-in layout, which would load the query code. */
export const LegalView = ({ page }: { page: LegalPage }) => (
  <QueryClientProvider client={queryClient}>
    <LegalText page={page} />
  </QueryClientProvider>
);

function LegalText({ page }: { page: LegalPage }) {
  const text = useQuery(legalQuery(page));
  const other = others[page];
  return (
    <div className="mx-auto w-full max-w-[44rem] px-(--space-gutter) pt-6 pb-16">
      <header className="flex items-center justify-between gap-4">
        <BackAnchor href="/">Voltar</BackAnchor>
        <a href="/" className="rounded-sm">
          <Logo className="text-xl [&_svg]:size-8" />
        </a>
      </header>
      <main className="mt-10">
        <h1 className="h1">{legalTitles[page]}</h1>
        {text.isPending && <SkeletonLines className="mt-8 grid gap-4" lines={['h-16', 'h-16', 'h-16', 'h-16']} />}
        {text.isError && <QueryError query={text} title="Não foi possível carregar o texto." />}
        {text.data && (
          <>
            <p className="mt-2 text-fg-muted text-sm tabular-nums">
              Versão {text.data.version}, de {formatDate(text.data.publishedAt)}
            </p>
            <div className="mt-6 grid gap-4 text-fg-soft leading-relaxed">
              {parseLegalText(text.data.body).map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
                <Block key={index} block={block} />
              ))}
            </div>
            <p className="mt-10 border-line border-t pt-5 text-sm">
              <a className="underline underline-offset-4 hover:text-fg" href={other.href}>
                {legalTitles[other.page]}
              </a>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'heading') return <h2 className="h3 mt-4 text-fg">{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-fg-faint">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
