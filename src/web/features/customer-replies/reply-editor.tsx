import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { MAX_CUSTOMER_MESSAGE } from '#contract/robots/customer-replies.ts';
import { REPLY_SITUATIONS, REPLY_TEMPLATES, type ReplySituation } from '#domain/customer-replies/reply-templates.ts';
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

/** Form of the chosen situation beside the preview of the reply. */
export function ReplyEditor({ productId }: { productId: string | undefined }) {
  const draft = useReply(productId);
  return (
    <div className="reply">
      <div className="grid gap-5">
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
        <div className="grid gap-4 sm:grid-cols-2">
          {draft.slots.map((slot) => (
            <ReplyField
              key={`${draft.situation} ${slot.id}`}
              slot={slot}
              value={draft.values[slot.id] ?? ''}
              onValueChange={(value) => draft.fill(slot.id, value)}
            />
          ))}
        </div>
        <p className="text-fg-muted text-sm">
          Nome, e-mail e horário da loja vêm de{' '}
          <Link to="/loja" className="link">
            Minha loja
          </Link>
          .
        </p>
        {draft.hasModel && <Adapt draft={draft} />}
        <section aria-labelledby="nunca">
          <h2 className="mb-2 font-semibold text-sm" id="nunca">
            O que nunca fazer
          </h2>
          <ul className="reply-never">
            {draft.template.never.map((words) => (
              <li key={words}>
                <MixedText text={words} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ReplyPreview draft={draft} />
    </div>
  );
}

/** Lets the model adapt the template to the customer's message. */
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
