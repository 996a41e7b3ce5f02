import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Product } from '#contract/products/products.ts';
import { adoptPageAnswer } from '#contract/products/publishing.ts';
import { checkPageAnswer, type PageAnswer } from '#contract/robots/own-assistant.ts';
import { groupBy } from '#domain/group-by.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import { SLUG_PATTERN } from '#domain/text/slug.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { ActionRow } from '#web/components/robot-text/bottom-bar.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { productQuery } from '#web/lib/api/product-query.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { cn } from '#web/lib/cn.ts';
import { newId } from '#web/lib/new-id.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { OwnAssistant } from './generation/own-assistant.tsx';

type TextIds = { copyId: string; translationId: string };
/** Until an answer is used, the next one takes its place; the same one never becomes a second text. */
type Work = { ids: TextIds; pasted?: number; isUsed?: boolean; answer?: PageAnswer };

const newIds = (): TextIds => ({ copyId: newId(), translationId: newId() });

/** "Pedido completo": one request to the seller's own assistant for all texts of a page. A model writes by itself. */
export function WholePageRequest({ product, onTaken }: { product: Product; onTaken: () => void }) {
  const { id: productId } = product;
  const { data: writers, isPending } = useQuery(robotWritersQuery);
  const [{ answer, ...work }, setWork] = useDraftState<Work>(`page-answer.${productId}`, { ids: newIds() });
  if (isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-64 rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (writers?.copy === 'model') return <Navigate to="/robos/copy" search={{ produto: productId }} replace />;
  return (
    <>
      <h2 className="h2">Textos e nome em um pedido só</h2>
      {answer ? (
        <CheckedPage
          product={product}
          answer={answer}
          ids={work.ids}
          onTaken={() => {
            setWork({ ...work, isUsed: true });
            onTaken();
          }}
          onAgain={() => setWork(work)}
        />
      ) : (
        <>
          <OwnAssistant
            name={`page.${productId}`}
            isMain
            prepare={() => ({
              prompt: { robot: 'page', productId },
              read: async (text, signal) => {
                const pasted = hashText(text);
                const ids = work.isUsed && pasted !== work.pasted ? newIds() : work.ids;
                const checked = await call(checkPageAnswer, { body: { productId, answer: text, ...ids } }, { signal });
                return () => {
                  setWork({ ids, pasted, answer: checked });
                  window.scrollTo({ top: 0 });
                };
              },
            })}
          />
          <p className="mt-6 text-fg-muted text-sm">
            {'Sem assistente? O '}
            <Link to="/robos/copy" search={{ produto: productId }} className="link">
              Robô Copy
            </Link>
            {' monta um texto simples da ficha.'}
          </p>
        </>
      )}
    </>
  );
}

function CheckedPage({
  product,
  answer,
  ids: { copyId, translationId },
  onTaken,
  onAgain,
}: {
  product: Product;
  answer: PageAnswer;
  ids: TextIds;
  onTaken: () => void;
  onAgain: () => void;
}) {
  const queryClient = useQueryClient();
  const { id: productId } = product;
  const take = useMutation({
    mutationFn: async () => {
      const { nameJa, benefitJa: benefit, terms } = answer;
      const slug = SLUG_PATTERN.test(answer.slug) ? { slug: answer.slug } : {};
      const body = { nameJa, ...slug, benefit, textId: translationId, terms };
      queryClient.setQueryData(
        productQuery(productId).queryKey,
        await call(adoptPageAnswer, { params: { productId }, body }),
      );
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['texts'] });
      void queryClient.invalidateQueries({ queryKey: ['listing'] });
      onTaken();
    },
  });
  const { meanings, terms } = answer;
  const rows: { label: string; value: ReactNode }[] = [
    { label: 'Nome', value: <Japanese ja={answer.nameJa} pt={meanings.name} onAgain={onAgain} /> },
    { label: 'Benefício', value: <Japanese ja={answer.benefitJa} pt={meanings.benefit} onAgain={onAgain} /> },
    { label: 'Para a busca', value: <Japanese ja={answer.metaDescription} pt={meanings.meta} onAgain={onAgain} /> },
    { label: 'Endereço', value: answer.slug },
    { label: 'Texto em japonês', value: <LongText text={answer.translation} lang="ja" /> },
    { label: 'Em português', value: <LongText text={answer.copy} /> },
  ];
  if (terms.length > 0) {
    rows.push({
      label: 'Termos da ficha',
      value: terms.map((term) => <Japanese key={term.pt} {...term} onAgain={onAgain} />),
    });
  }
  return (
    <>
      <dl className="mt-4">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-0.5 border-line border-t py-3 md:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-fg-muted text-sm/6">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PageWarnings warnings={answer.warnings} links={{ copyId, translationId, productId }} />
      {take.error && (
        <Alert variant="error" className="mt-4">
          {errorMessage(take.error)}
        </Alert>
      )}
      <ActionRow isDocked>
        <Button onClick={onAgain}>Colar outra resposta</Button>
        <Button variant="primary" className="max-sm:flex-1" busy={take.isPending} onClick={() => take.mutate()}>
          Usar no produto
        </Button>
      </ActionRow>
    </>
  );
}

/** Japanese with what it means: nobody accepts it unread. */
function Japanese({ ja, pt, onAgain }: { ja: string; pt: string; onAgain: () => void }) {
  return (
    <p>
      <span lang="ja">{ja}</span>
      <small className="block text-fg-muted text-sm">
        {pt || (
          <>
            A resposta não diz o que isto significa.{' '}
            <Button variant="link" size="sm" className="min-h-6" onClick={onAgain}>
              Pedir de novo
            </Button>
          </>
        )}
      </small>
    </p>
  );
}

function LongText({ text, lang }: { text: string; lang?: 'ja' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p lang={lang} className={cn('whitespace-pre-line', !isOpen && 'line-clamp-3')}>
        {text}
      </p>
      <Button variant="link" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Mostrar menos' : 'Ler inteiro'}
      </Button>
    </>
  );
}

type PageWarningsProps = {
  warnings: PageAnswer['warnings'];
  links: { productId: string; copyId: string; translationId: string };
};

const PLACES: Readonly<Record<string, string>> = { publico: 'público-alvo', persona: 'persona' };

/** As many as the texts will show; what several say is said once, with its sentences and where they stand. */
function PageWarnings({ warnings, links }: PageWarningsProps) {
  const { lines, translation, copy } = warnings;
  const places = [
    ...lines.map((warning) => ({ ...warning, place: 'nome e benefício' })),
    ...translation.map((warning) => ({ ...warning, place: 'texto em japonês' })),
    ...copy.map((warning) => ({ ...warning, place: PLACES[warning.field] ?? 'copy' })),
  ];
  const warningsByMessage = [...groupBy(places, ({ message }) => message)];
  if (warningsByMessage.length === 0) return null;
  return (
    <Alert variant="info" className="mt-4">
      <p className="font-semibold">{places.length === 1 ? '1 aviso' : `${places.length} avisos`}</p>
      <ul className="mt-1 grid gap-1">
        {warningsByMessage.map(([message, same]) => (
          <li key={message}>
            <MixedText text={message} />
            <ul className="mt-0.5 grid gap-0.5 pl-3">
              {[...groupBy(same, ({ sentence, excerpt }) => sentence || excerpt)].map(([quote, quoted]) => (
                <li key={quote}>
                  {quote && (
                    <b>
                      “<MixedText text={quote} />”{' '}
                    </b>
                  )}
                  {`(${[...new Set(quoted.map(({ place }) => place))].join(', ')})`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-4">
        {translation.length > 0 && (
          <Link to="/robos/tradutor" search={{ produto: links.productId, texto: links.translationId }} className="link">
            Corrigir no Tradutor
          </Link>
        )}
        {copy.length > 0 && (
          <Link to="/robos/copy" search={{ produto: links.productId, texto: links.copyId }} className="link">
            Corrigir na Copy
          </Link>
        )}
      </p>
    </Alert>
  );
}
