import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Product, updateProduct } from '#contract/products/products.ts';
import { saveListing } from '#contract/products/publishing.ts';
import { checkPageAnswer, type PageAnswer } from '#contract/robots/robot-tools.ts';
import { SLUG_PATTERN } from '#domain/text/slug.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { productQuery } from '#web/lib/api/product-query.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { cn } from '#web/lib/cn.ts';
import { newId } from '#web/lib/new-id.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { OwnAssistant } from './generation/own-assistant.tsx';
import '#web/components/writing/robots.css';

type PageRequestProps = { product: Product; onTaken: () => void };
type Checked = { answer: PageAnswer; copyId: string; translationId: string };

/** "Pedido completo": one request to the seller's own assistant for all texts of a page. A model writes by itself. */
export function PageRequest({ product, onTaken }: PageRequestProps) {
  const { id: productId } = product;
  const { data: writers, isPending } = useQuery(robotWritersQuery);
  const [{ checked }, setChecked] = useDraftState<{ checked?: Checked | undefined }>(`page.${productId}`, {});
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
      <Link to="/produtos/$productId" params={{ productId }} className="back-link">
        <ArrowLeft aria-hidden="true" />
        Produto
      </Link>
      <h2 className="h2">Textos e nome em um pedido só</h2>
      {checked ? (
        <CheckedPage
          product={product}
          checked={checked}
          onTaken={() => {
            setChecked({});
            onTaken();
          }}
          onAgain={() => setChecked({})}
        />
      ) : (
        <>
          <OwnAssistant
            name={`page.${productId}`}
            isMain
            prepare={() => ({
              prompt: { robot: 'page', productId },
              read: async (pasted, signal) => {
                const ids = { copyId: newId(), translationId: newId() };
                const answer = await call(checkPageAnswer, { body: { productId, answer: pasted, ...ids } }, { signal });
                return () => setChecked({ checked: { answer, ...ids } });
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

/** Name, address and text for the product; one press takes them all. */
function CheckedPage({
  product,
  checked: { answer, copyId, translationId },
  onTaken,
  onAgain,
}: {
  product: Product;
  checked: Checked;
  onTaken: () => void;
  onAgain: () => void;
}) {
  const queryClient = useQueryClient();
  const { id: productId } = product;
  const params = { productId };
  const take = useMutation({
    mutationFn: async () => {
      const slug = SLUG_PATTERN.test(answer.slug) ? { slug: answer.slug } : {};
      await call(updateProduct, { params, body: { nameJa: answer.nameJa, ...slug } });
      await call(saveListing, { params, body: { textId: translationId, benefit: answer.benefitJa } });
      // The steps have changed too.
      await queryClient.invalidateQueries(productQuery(productId));
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['texts'] });
      void queryClient.invalidateQueries({ queryKey: ['listing'] });
      onTaken();
    },
  });
  const { copy, translation, lines } = answer.warnings;
  const rows: { label: string; value: ReactNode; isJapanese: boolean }[] = [
    { label: 'Nome', value: answer.nameJa, isJapanese: true },
    { label: 'Benefício', value: answer.benefitJa, isJapanese: true },
    { label: 'Para a busca', value: answer.metaDescription, isJapanese: true },
    { label: 'Endereço', value: answer.slug, isJapanese: false },
    { label: 'Texto em japonês', value: <LongText text={answer.translation} lang="ja" />, isJapanese: false },
    { label: 'Em português', value: <LongText text={answer.copy} />, isJapanese: false },
  ];
  return (
    <>
      <dl className="page-answer">
        {rows.map(({ label, value, isJapanese }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd {...(isJapanese && { lang: 'ja' })}>{value}</dd>
          </div>
        ))}
      </dl>
      <PageWarnings warnings={lines} title="No nome e no benefício" />
      <PageWarnings
        warnings={translation}
        title="No texto em japonês"
        link={
          <Link to="/robos/tradutor" search={{ produto: productId, texto: translationId }} className="link">
            Corrigir no Tradutor
          </Link>
        }
      />
      <PageWarnings
        warnings={copy}
        title="Na copy em português"
        link={
          <Link to="/robos/copy" search={{ produto: productId, texto: copyId }} className="link">
            Corrigir na Copy
          </Link>
        }
      />
      {take.error && (
        <Alert variant="error" className="mt-4">
          {errorMessage(take.error)}
        </Alert>
      )}
      <div className="robot-actions dock">
        <Button onClick={onAgain}>Colar outra resposta</Button>
        <Button variant="primary" className="max-sm:flex-1" busy={take.isPending} onClick={() => take.mutate()}>
          Usar no produto
        </Button>
      </div>
    </>
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

type PageWarningsProps = { warnings: PageAnswer['warnings']['copy']; title: string; link?: ReactNode };

function PageWarnings({ warnings, title, link }: PageWarningsProps) {
  if (warnings.length === 0) return null;
  const said = [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
  return (
    <Alert variant="info" className="mt-4">
      <p className="font-semibold">
        {title}: {said.length === 1 ? '1 aviso' : `${said.length} avisos`}
      </p>
      <ul className="mt-1 grid gap-1">
        {said.map(({ excerpt, message }) => (
          <li key={message}>
            {excerpt && <b lang="ja">{excerpt} </b>}
            <MixedText text={message} />
          </li>
        ))}
      </ul>
      {link && <p className="mt-2">{link}</p>}
    </Alert>
  );
}
