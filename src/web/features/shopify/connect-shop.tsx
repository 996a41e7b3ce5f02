import { ArrowUpRight, Store } from 'lucide-react';
import { type ShopifyConnection, type ShopifyKeysDraft, shopifyKeysSchema } from '#contract/shopify.ts';
import { completeShopAddress, SHOPIFY_SCOPES } from '#domain/shopify/shopify.ts';
import { SplitSection } from '#web/components/content/split-section.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { languageOf, ScopeList } from './connected-shop.tsx';
import { useConnectShopify, useTestShopify } from './shopify.queries.ts';

const steps = [
  {
    title: 'Crie um app',
    text: 'No Dev Dashboard, com o nome Dropar.',
    action: (
      <Button asChild size="sm">
        <a href="https://dev.shopify.com/dashboard/" target="_blank" rel="noreferrer">
          Dev Dashboard
          <ArrowUpRight aria-hidden="true" />
        </a>
      </Button>
    ),
  },
  {
    title: 'Marque os acessos',
    text: 'Em Versions, cole a lista e toque em Release.',
    action: (
      <CopyButton text={SHOPIFY_SCOPES.map(({ scope }) => scope).join(',')} label="Copiar lista" variant="secondary" />
    ),
  },
  { title: 'Instale na sua loja', text: 'A loja e o app são da mesma conta.' },
  { title: 'Copie as chaves', text: 'No app, em Settings: Client ID e secret.' },
];

type ConnectShopProps = {
  connection: ShopifyConnection | null;
  keyRefusal: string | null;
  onDone: () => void;
};

export function ConnectShop({ connection, keyRefusal, onDone }: ConnectShopProps) {
  return (
    <>
      <SplitSection labelledBy="app">
        <div>
          <h2 className="h3" id="app">
            O seu app
          </h2>
          <p className="text-fg-muted text-sm">Uma vez só, uns 5 minutos.</p>
        </div>
        <ol className="max-w-xl [counter-reset:step]">
          {steps.map(({ title, text, action }, index) => (
            <li key={title} className="border-line border-b [counter-increment:step]">
              <details name="shopify-how" open={!connection && index === 0}>
                <summary className="min-h-11 content-center font-semibold before:inline-block before:w-6 before:font-display before:text-fg-muted before:content-[counter(step)]">
                  {title}
                </summary>
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2 pl-6">
                  <p className="text-fg-muted text-sm">{text}</p>
                  {action}
                </div>
              </details>
            </li>
          ))}
        </ol>
      </SplitSection>
      <SplitSection labelledBy="chaves">
        <h2 className="h3" id="chaves">
          As chaves
        </h2>
        {keyRefusal ? (
          <Alert variant="error">{keyRefusal}</Alert>
        ) : (
          <KeysForm connection={connection} onDone={onDone} />
        )}
      </SplitSection>
    </>
  );
}

function KeysForm({ connection, onDone }: Omit<ConnectShopProps, 'keyRefusal'>) {
  const connect = useConnectShopify();
  const test = useTestShopify();
  const { form, errorOf, submit, isSaving } = useContractForm<ShopifyKeysDraft>({
    schema: shopifyKeysSchema,
    defaultValues: { shop: connection?.shop ?? '', clientId: connection?.clientId ?? '', clientSecret: '' },
    save: async (keys) => {
      await connect.mutateAsync(keys);
      onDone();
    },
    onFailure: failureToast,
  });
  const isFilled = Object.values(form.watch()).every((key) => key?.trim());
  const handleTest = form.handleSubmit((keys) => test.mutate(keys));
  return (
    <form
      onSubmit={test.data ? submit : handleTest}
      // Other keys have not been tested.
      onChange={() => test.reset()}
      noValidate
      aria-label="Chaves da Shopify"
      className="grid max-w-xl gap-4"
    >
      <Field label="Endereço da loja" error={errorOf('shop')} hint={connection && 'O que vem antes de .myshopify.com'}>
        <Input
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="minha-loja"
          end={!connection && '.myshopify.com'}
          className={connection ? undefined : 'pr-36!'}
          {...form.register('shop', { setValueAs: completeShopAddress })}
        />
      </Field>
      <Field label="Client ID" error={errorOf('clientId')}>
        <Input autoComplete="off" spellCheck={false} {...form.register('clientId')} />
      </Field>
      <Field
        label="Client secret"
        error={errorOf('clientSecret')}
        hint="Guardado cifrado. Ninguém lê de volta, nem você."
      >
        <PasswordInput autoComplete="off" {...form.register('clientSecret')} />
      </Field>
      <div aria-live="polite" className="empty:sr-only">
        {test.data && (
          <div className="grid gap-3 rounded-lg border border-line-strong bg-surface px-4.5 pt-4 pb-1.5 [&_li:last-child]:border-b-0">
            <header className="flex items-center gap-3">
              <Store aria-hidden="true" />
              <div>
                <b>{test.data.shopName}</b>
                <p className="text-fg-muted text-sm">{languageOf(test.data)}</p>
              </div>
            </header>
            <ScopeList missing={test.data.missingScopes} />
            {test.data.missingScopes.length > 0 && (
              <Button
                variant="link"
                size="sm"
                className="min-h-11 justify-self-start"
                onClick={() => void handleTest()}
              >
                Testar de novo
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="flex flex-col justify-end gap-3 sm:flex-row">
        {connection && (
          <Button variant="ghost" onClick={onDone}>
            Cancelar
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={!isFilled} busy={isSaving || test.isPending}>
          {isSaving ? 'Conectando...' : test.data ? 'Conectar' : 'Testar'}
        </Button>
      </div>
    </form>
  );
}
