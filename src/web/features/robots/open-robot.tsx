import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { getText, listTexts } from '#contract/robots/texts.ts';
import { AppError } from '#domain/errors.ts';
import { removeCostLines } from '#domain/products/remove-cost-lines.ts';
import type { TextRobot } from '#domain/robots/robot-options.ts';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { Spinner } from '#web/components/ui/states/spinner.tsx';
import { call } from '#web/lib/api/api.ts';
import { productQuery, productsQuery } from '#web/lib/api/product-query.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { FieldOffer } from './description-field.tsx';
import { clearScreen, fillWithText, fillWithWords, hasLast, hasResult, originOf, restoreLast } from './robot-drafts.ts';
import { type RobotOrigin, type RobotSearch, readRobotSearch } from './robot-search-params.ts';

export function OpenRobot({ robot, Robot }: { robot: TextRobot; Robot: ComponentType<RobotOrigin> }) {
  const { id: owner } = useCurrentUser();
  const { produto, texto, de, novo } = readRobotSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onSearchChange = (search: RobotSearch) => void navigate({ to: '.', search, replace: true });
  const textId = texto ?? de;
  const text = useQuery({
    queryKey: ['texts', 'one', textId],
    queryFn: ({ signal }) => call(getText, { params: { textId: textId ?? '' } }, { signal }),
    enabled: textId !== undefined,
    // Always fetches the current version.
    gcTime: 0,
  });
  const product = useQuery({ ...productQuery(produto ?? ''), enabled: produto !== undefined });
  const isOffered = produto === undefined && !hasResult(owner, robot);
  const { data: list } = useQuery({ ...productsQuery(), enabled: isOffered });
  const newest = list?.products.find(({ locked }) => !locked);
  const [opened, setOpened] = useState(0);
  const isCommand = textId !== undefined || novo === true;
  const isFilled = produto === undefined || originOf(owner, robot) === produto;
  const isReady = !isCommand && isFilled;

  async function fill() {
    if (textId !== undefined && text.data) {
      if (texto) fillWithText(owner, robot, text.data);
      else {
        const { copy, translation, descriptions } = text.data.output.texts;
        const words = (copy ?? translation ?? descriptions ?? []).join('\n\n');
        fillWithWords(owner, robot, words, text.data.productId);
      }
      onSearchChange(text.data.productId ? { produto: text.data.productId } : {});
    } else if (!produto) {
      clearScreen(owner, robot);
      onSearchChange({});
    } else if (product.data) {
      const { id, source } = product.data;
      const copy = robot === 'translate' ? await newestCopy(id) : '';
      // Needed only when the product has no pasted source, and large, so it is loaded on demand.
      const words =
        copy ||
        removeCostLines(source) ||
        (await import('#domain/products/source-for-robots.ts')).sourceForRobots(product.data);
      fillWithWords(owner, robot, words, id);
      onSearchChange({ produto: product.data.id });
    }
    setOpened((count) => count + 1);
  }

  const hasMaterial = textId !== undefined ? text.data && !text.isFetching : !produto || product.data;
  const isFillable = !isReady && Boolean(hasMaterial);
  const fillScreen = useEffectEvent(() => void fill());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or product fills it again
  useEffect(() => {
    if (isFillable) fillScreen();
  }, [isFillable, textId, produto]);

  function handleContinue() {
    restoreLast(owner, robot);
    const productId = originOf(owner, robot);
    onSearchChange(productId ? { produto: productId } : {});
    setOpened((count) => count + 1);
  }

  const error = textId !== undefined ? text.error : isReady ? null : product.error;
  if (error) {
    return (
      <div className="page">
        <BackLink to="/produtos">Produtos</BackLink>
        <ErrorState as="h1" title={error instanceof AppError ? error.message : 'Não foi possível abrir o texto.'}>
          Nada foi perdido.
        </ErrorState>
      </div>
    );
  }
  if (!isReady) {
    return (
      <div className="page grid min-h-[50dvh] place-items-center" role="status">
        <Spinner />
        <span className="sr-only">Abrindo...</span>
      </div>
    );
  }
  const offer = (
    <div className="flex flex-wrap gap-2 lg:z-1 lg:-mb-8 lg:justify-self-end">
      {newest && (
        <Button asChild size="sm" className="max-w-full">
          <Link to="." search={{ produto: newest.id }} replace>
            <Package aria-hidden="true" />
            <span className="truncate">Usar {newest.name}</span>
          </Link>
        </Button>
      )}
      {hasLast(owner, robot) && (
        <Button size="sm" onClick={handleContinue}>
          Continuar o último texto
        </Button>
      )}
    </div>
  );
  return (
    <div className="page" key={`${opened} ${produto ?? ''}`}>
      <BackLink to="/robos">Voltar</BackLink>
      {produto && product.data && (
        <p className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-fg-muted text-sm/6">
          <Package aria-hidden="true" className="size-4 flex-none" />
          <span>
            Para{' '}
            <Link to="/produtos/$productId" params={{ productId: produto }} className="link">
              {product.data.name}
            </Link>
          </span>
        </p>
      )}
      <FieldOffer value={isOffered && (newest || hasLast(owner, robot)) && offer}>
        <Robot productId={produto} />
      </FieldOffer>
    </div>
  );
}

/** What the translator is opened for; without a copy, or offline, the supplier's text is taken. */
async function newestCopy(productId: string): Promise<string> {
  try {
    const { texts } = await call(listTexts, { query: { product: productId, robot: 'copy' } });
    const [newest] = texts;
    if (!newest) return '';
    const { output } = await call(getText, { params: { textId: newest.id } });
    return (output.texts.copy ?? []).join('\n\n');
  } catch {
    return '';
  }
}
