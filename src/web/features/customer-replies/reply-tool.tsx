import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { MAX_CUSTOMER_MESSAGE } from '#contract/robots/customer-replies.ts';
import { REPLY_SITUATIONS, REPLY_TEMPLATES, type ReplySituation } from '#domain/customer-replies/reply-templates.ts';
import type { Slot } from '#domain/customer-replies/reply-types.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { goToSlot, ReplyField, ReplyPreview } from './reply-preview.tsx';
import { ReviewTranslation } from './review-translation.tsx';
import { type ReplyDraft, useReply } from './use-reply.ts';

export function ReplyTool({ productId }: { productId: string | undefined }) {
  return (
    <div className="page">
      <BackLink to="/robos">Voltar</BackLink>
      <PageHeader title="Atendimento" seal="review">
        Japonês educado, com o que cada frase diz.
      </PageHeader>
      <Tabs defaultValue="responder">
        <TabsList aria-label="Atendimento">
          <TabsTrigger value="responder">Responder</TabsTrigger>
          <TabsTrigger value="avaliacao">Traduzir avaliação</TabsTrigger>
        </TabsList>
        <TabsContent value="responder">
          <Columns>
            <ReplyEditor productId={productId} />
          </Columns>
        </TabsContent>
        <TabsContent value="avaliacao">
          <Columns>
            <ReviewTranslation />
          </Columns>
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** Form at the left, text at the right. On phones it is no box: its bottom bar belongs to the whole page. */
const Columns = ({ children }: { children: ReactNode }) => (
  <div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-10 lg:gap-y-5 lg:pt-6 max-lg:*:mt-6 [&_.input]:text-ellipsis">
    {children}
  </div>
);

const situations = REPLY_SITUATIONS.map((id) => ({
  value: id,
  label: REPLY_TEMPLATES.find((template) => template.id === id)?.name ?? id,
}));

/** Asked for once, on the shop's page: the same in every reply. */
const OF_SHOP: ReadonlySet<string> = new Set(['shopName', 'supportEmail', 'supportContact', 'supportHours']);
/** New in every reply. */
const OF_ORDER: ReadonlySet<string> = new Set(['customerName', 'orderNumber']);

/** The reply, then its gaps: what only the person knows stands open, what shop and product know is folded. */
function ReplyEditor({ productId }: { productId: string | undefined }) {
  const draft = useReply(productId);
  const isEmpty = (id: string) => !draft.values[id]?.trim();
  const isOpen = ({ id }: Slot) => !OF_SHOP.has(id) && !draft.known[id];
  const asked = draft.slots.filter(({ id }) => OF_ORDER.has(id));
  const open = draft.slots.filter((slot) => isOpen(slot) && !OF_ORDER.has(slot.id));
  const folded = draft.slots.filter((slot) => !isOpen(slot));
  const missing = folded.filter(({ id }) => !draft.known[id] && isEmpty(id));
  const [firstEmpty] = [...asked, ...open, ...folded].filter(({ id }) => isEmpty(id));
  return (
    <>
      <Field label="O que aconteceu?" hint={draft.template.hint}>
        <Select<ReplySituation> value={draft.situation} options={situations} onValueChange={draft.choose} />
      </Field>
      <ReplyPreview draft={draft} onFill={firstEmpty && (() => goToSlot(firstEmpty))} />
      <div className="grid gap-5">
        <Slots draft={draft} slots={asked} />
        {draft.products.length > 1 && draft.slots.some(({ kind }) => kind === 'product') && (
          <Field label="Produto">
            <Select
              value={draft.productId}
              placeholder="Escolha"
              options={draft.products.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={draft.chooseProduct}
            />
          </Field>
        )}
        <Slots draft={draft} slots={open} />
        {missing.length > 0 && (
          <p className="text-fg-soft text-sm">
            Falta em{' '}
            <Link to="/loja" className="link">
              Minha loja
            </Link>
            : {missing.map(({ label }) => label.toLowerCase()).join(', ')}.
          </p>
        )}
        {folded.length > 0 && (
          <Fold title="Mais detalhes">
            <Slots draft={draft} slots={folded} />
          </Fold>
        )}
        {draft.hasModel && <Adapt draft={draft} />}
      </div>
      <div className="grid gap-3">
        <Fold title="O que nunca fazer">
          <ul className="grid gap-1.5 border-beni-700 border-l-2 pl-3 text-fg-soft text-sm/6">
            {draft.template.never.map((words) => (
              <li key={words}>
                <MixedText text={words} />
              </li>
            ))}
          </ul>
        </Fold>
        <p className="text-fg-muted text-sm">
          Recebeu uma mensagem em japonês?{' '}
          <Link to="/robos/leitura" className="link">
            Leia em português
          </Link>
          .
        </p>
      </div>
    </>
  );
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="border-line border-t">
    <summary className="py-3 font-semibold text-sm/6">{title}</summary>
    {children}
  </details>
);

const Slots = ({ draft, slots }: { draft: ReplyDraft; slots: readonly Slot[] }) =>
  slots.length > 0 && (
    <div className="grid gap-4 sm:grid-cols-2">
      {slots.map((slot) => (
        <div key={`${draft.situation} ${slot.id}`} className={isWide(slot) ? 'col-span-full' : undefined}>
          <ReplyField
            slot={slot}
            value={draft.values[slot.id] ?? ''}
            onValueChange={(value) => draft.fill(slot.id, value)}
          />
        </div>
      ))}
    </div>
  );

/** Characters that half a row shows. */
const HALF_A_ROW = 20;

const isWide = (slot: Slot): boolean =>
  (slot.kind === 'choice' || slot.kind === 'phrase') && slot.options.some(({ pt }) => pt.length > HALF_A_ROW);

function Adapt({ draft }: { draft: ReplyDraft }) {
  const isReady = draft.missing.length + draft.problems.length === 0 && draft.message.trim() !== '';
  return (
    <div className="grid gap-3">
      <Field label="Mensagem do cliente (opcional)" hint="A IA responde a ela, sem mudar datas, valores nem links.">
        <Textarea
          lang="ja"
          maxLength={MAX_CUSTOMER_MESSAGE}
          value={draft.message}
          onChange={(event) => draft.changeMessage(event.target.value)}
        />
      </Field>
      {draft.failure && <Alert variant="error">{draft.failure}</Alert>}
      <Button className="justify-self-start" busy={draft.isAdapting} disabled={!isReady} onClick={draft.adapt}>
        {!draft.isAdapting && <Sparkles aria-hidden="true" />}
        {draft.isAdapting ? 'Adaptando...' : 'Adaptar com IA'}
      </Button>
    </div>
  );
}
