import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { MAX_CUSTOMER_MESSAGE } from '#contract/robots/customer-replies.ts';
import { REPLY_SITUATIONS, REPLY_TEMPLATES, type ReplySituation } from '#domain/customer-replies/reply-templates.ts';
import type { Slot } from '#domain/customer-replies/reply-types.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { ReplyField } from './reply-field.tsx';
import { ReplyPreview } from './reply-preview.tsx';
import { type ReplyDraft, useReply } from './use-reply.ts';
import './replies.css';

const situations = REPLY_SITUATIONS.map((id) => ({
  value: id,
  label: REPLY_TEMPLATES.find((template) => template.id === id)?.name ?? id,
}));

/** Slots that the shop's page fills in. */
const OF_SHOP: ReadonlySet<string> = new Set(['shopName', 'supportEmail', 'supportContact', 'supportHours']);

/** Form of the chosen situation beside the preview of the reply. */
export function ReplyEditor({ productId }: { productId: string | undefined }) {
  const draft = useReply(productId);
  return (
    <div className="reply">
      <div className="grid gap-5">
        {draft.hasModel && (
          <Field label="Mensagem do cliente (opcional)" hint="A IA responde a ela, sem mudar datas, valores nem links.">
            <Textarea
              lang="ja"
              maxLength={MAX_CUSTOMER_MESSAGE}
              value={draft.message}
              onChange={(event) => draft.changeMessage(event.target.value)}
            />
          </Field>
        )}
        <Field label="O que aconteceu?" hint={draft.template.hint}>
          <Select<ReplySituation> value={draft.situation} options={situations} onValueChange={draft.choose} />
        </Field>
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
        <Slots draft={draft} slots={draft.slots.filter(({ id }) => !OF_SHOP.has(id))} />
        <ShopSlots draft={draft} />
        {draft.hasModel && <Adapt draft={draft} />}
        <details className="reply-fold">
          <summary>O que nunca fazer</summary>
          <ul className="reply-never">
            {draft.template.never.map((words) => (
              <li key={words}>
                <MixedText text={words} />
              </li>
            ))}
          </ul>
        </details>
      </div>
      <ReplyPreview draft={draft} />
    </div>
  );
}

const Slots = ({ draft, slots }: { draft: ReplyDraft; slots: readonly Slot[] }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {slots.map((slot) => (
      <ReplyField
        key={`${draft.situation} ${slot.id}`}
        slot={slot}
        value={draft.values[slot.id] ?? ''}
        onValueChange={(value) => draft.fill(slot.id, value)}
      />
    ))}
  </div>
);

/** The same in every reply: asked for once, on the shop's page. */
function ShopSlots({ draft }: { draft: ReplyDraft }) {
  const slots = draft.slots.filter(({ id }) => OF_SHOP.has(id));
  const missing = slots.filter(({ id }) => !draft.values[id]?.trim());
  if (slots.length === 0) return null;
  return (
    <div className="border-line border-t">
      {missing.length > 0 && (
        <p className="pt-3 text-fg-soft text-sm">
          Falta em{' '}
          <Link to="/loja" className="link">
            Minha loja
          </Link>
          : {missing.map(({ label }) => label.toLowerCase()).join(', ')}.
        </p>
      )}
      <details className="reply-fold border-t-0">
        <summary>{missing.length > 0 ? 'Preencher só nesta resposta' : 'Dados da loja'}</summary>
        <Slots draft={draft} slots={slots} />
      </details>
    </div>
  );
}

/** Lets the model adapt the template to the customer's message. */
function Adapt({ draft }: { draft: ReplyDraft }) {
  const isReady = draft.missing.length + draft.problems.length === 0 && draft.message.trim() !== '';
  return (
    <div className="grid gap-3">
      {draft.failure && <Alert variant="error">{draft.failure}</Alert>}
      <Button className="justify-self-start" busy={draft.isAdapting} disabled={!isReady} onClick={draft.adapt}>
        {!draft.isAdapting && <Sparkles aria-hidden="true" />}
        {draft.isAdapting ? 'Adaptando...' : 'Adaptar com IA'}
      </Button>
    </div>
  );
}
