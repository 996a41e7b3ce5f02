import { ArrowUpRight, Check, Lock } from 'lucide-react';
import { useState } from 'react';
import type { ShopifyConnection, ShopifyTest } from '#contract/shopify.ts';
import { SHOPIFY_SCOPES } from '#domain/shopify/shopify.ts';
import { SplitSection } from '#web/components/content/split-section.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { formatDate, formatMoment } from '#web/lib/format-date.ts';
import { useConnectShopify, useDisconnectShopify } from './shopify.queries.ts';

type ConnectedShopProps = { connection: ShopifyConnection; canTest: boolean; onChangeKeys: () => void };

const statusWords: Readonly<Record<string, string>> = { DRAFT: 'Rascunho', ACTIVE: 'À venda', ARCHIVED: 'Arquivado' };

export function ConnectedShop({ connection, canTest, onChangeKeys }: ConnectedShopProps) {
  const { shop, shopName, clientId, sent } = connection;
  const testAgain = useConnectShopify();
  const disconnect = useDisconnectShopify();
  const [isLeaving, setIsLeaving] = useState(false);
  const handleTest = () =>
    testAgain.mutate(
      { shop, clientId },
      { onSuccess: () => toast({ title: 'A conexão funciona' }), onError: (error) => failureToast(error) },
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 pb-7">
        <div className="grid min-w-0 flex-[1_1_14rem] gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="h2 break-words">{shopName}</h2>
            <Badge variant="success">
              <Check aria-hidden="true" />
              Conectada
            </Badge>
          </div>
          <p className="break-words text-fg-muted text-sm">{shop}</p>
          <p className="text-fg-muted text-sm">{languageOf(connection)}</p>
          <p className="text-fg-muted text-sm tabular-nums">
            Desde {formatDate(connection.connectedAt)}, testada {formatMoment(connection.testedAt)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={() => setIsLeaving(true)}>
            Desconectar
          </Button>
          {canTest && (
            <Button busy={testAgain.isPending} onClick={handleTest}>
              Testar
            </Button>
          )}
        </div>
      </div>
      <SplitSection labelledBy="pode">
        <h2 className="h3" id="pode">
          O Dropar pode
        </h2>
        <div>
          <ScopeList missing={connection.missingScopes} />
          <p className="mt-3 flex items-center gap-2 text-fg-muted text-sm">
            <Lock className="size-4 shrink-0" aria-hidden="true" />
            Pedidos, clientes e pagamentos ficam fechados para ele.
          </p>
        </div>
      </SplitSection>
      <SplitSection labelledBy="enviados">
        <h2 className="h3" id="enviados">
          Enviados
        </h2>
        {sent.length === 0 ? (
          <p className="text-fg-muted text-sm">
            Nada ainda. Abra um produto, Levar para a loja, Criar rascunho na Shopify.
          </p>
        ) : (
          <ul className="grid border-line border-t">
            {sent.map(({ productId, name, status, url, sentAt }) => (
              <li key={productId} className="flex items-center justify-between gap-3.5 border-line border-b py-3">
                <div className="min-w-0">
                  <b className="break-words">{name}</b>
                  <small className="block text-fg-muted">
                    {statusWords[status] ?? status}, {formatMoment(sentAt)}
                  </small>
                </div>
                <Button asChild variant="ghost" size="sm">
                  <a href={url} target="_blank" rel="noreferrer" aria-label={`Abrir ${name} na Shopify`}>
                    Abrir
                    <ArrowUpRight aria-hidden="true" />
                  </a>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </SplitSection>
      <SplitSection labelledBy="chaves">
        <h2 className="h3" id="chaves">
          Chaves
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-fg-muted text-sm">
            Client ID {clientId.slice(0, 4)}…{clientId.slice(-4)}
          </p>
          {canTest && (
            <Button size="sm" onClick={onChangeKeys}>
              Trocar chaves
            </Button>
          )}
        </div>
      </SplitSection>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title="Desconectar a loja?"
        description="As chaves são esquecidas e o que está indo para. O que já está na Shopify fica lá."
        confirmLabel="Desconectar"
        busy={disconnect.isPending}
        onConfirm={() =>
          disconnect.mutate(undefined, {
            onSuccess: () => setIsLeaving(false),
            onError: (error) => failureToast(error),
          })
        }
      />
    </>
  );
}

export function ScopeList({ missing }: { missing: readonly string[] }) {
  return (
    <ul className="grid border-line border-t">
      {SHOPIFY_SCOPES.map(({ scope, label, without }) => {
        const isMissing = missing.includes(scope);
        return (
          <li
            key={scope}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 border-line border-b py-1.5"
          >
            <span className="eye" data-on={!isMissing} aria-hidden="true" />
            <span>{label}</span>
            <code className="flex-[1_1_100%] pl-7 text-fg-muted text-sm/6 sm:ml-auto sm:flex-none">{scope}</code>
            {isMissing && <span className="flex-[1_1_100%] pl-7 text-info text-sm/6">Falta no app. {without}</span>}
          </li>
        );
      })}
    </ul>
  );
}

export function languageOf({ currency, primaryLocale, hasJapanese }: ShopifyTest): string {
  const money = currency === 'JPY' ? 'JPY' : `${currency}: mude a moeda da loja para JPY antes de enviar`;
  if (primaryLocale === null) return money;
  if (primaryLocale === 'ja') return `${money}, japonês como idioma principal`;
  return hasJapanese
    ? `${money}, japonês como tradução`
    : `${money}, sem japonês: o produto vai em japonês assim mesmo`;
}
