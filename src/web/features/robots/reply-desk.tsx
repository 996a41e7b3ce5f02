import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { MAX_CUSTOMER_MESSAGE } from '#contract/replies.ts';
import { REPLY_SITUATIONS, REPLY_TEMPLATES, type ReplySituation } from '#domain/replies/reply-templates.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { ReplyField } from './reply-field.tsx';
import { ReplyPreview } from './reply-preview.tsx';
import { type ReplyDesk, useReply } from './use-reply.ts';
import './replies.css';

const situations = REPLY_SITUATIONS.map((id) => ({
  value: id,
  label: REPLY_TEMPLATES.find((template) => template.id === id)?.name ?? id,
}));

/** The form of a situation beside the reply that it makes. */
export function ReplyDeskView() {
  const desk = useReply();
  return (
    <div className="reply">
      <div className="grid gap-5">
        <Field label="O que aconteceu?" hint={desk.template.hint}>
          <Select<ReplySituation> value={desk.situation} options={situations} onValueChange={desk.choose} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          {desk.slots.map((slot) => (
            <ReplyField
              key={`${desk.situation} ${slot.id}`}
              slot={slot}
              value={desk.values[slot.id] ?? ''}
              onValueChange={(value) => desk.fill(slot.id, value)}
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
        {desk.hasModel && <Adapt desk={desk} />}
        <section aria-labelledby="nunca">
          <h2 className="mb-2 font-semibold text-sm" id="nunca">
            Nunca escreva
          </h2>
          <ul className="reply-never">
            {desk.template.never.map((words) => (
              <li key={words}>
                <MixedText text={words} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ReplyPreview desk={desk} />
    </div>
  );
}

/** With a model: what the customer wrote is answered, within what the template says. */
function Adapt({ desk }: { desk: ReplyDesk }) {
  const isReady = desk.missing.length + desk.problems.length === 0 && desk.message.trim() !== '';
  return (
    <div className="grid gap-3">
      <Field label="Mensagem do cliente (opcional)" hint="A IA responde a ela, sem mudar datas, valores nem links.">
        <Textarea
          lang="ja"
          maxLength={MAX_CUSTOMER_MESSAGE}
          value={desk.message}
          onChange={(event) => desk.changeMessage(event.target.value)}
        />
      </Field>
      {desk.failure && <Alert variant="error">{desk.failure}</Alert>}
      <Button className="justify-self-start" busy={desk.isAdapting} disabled={!isReady} onClick={desk.adapt}>
        {!desk.isAdapting && <Sparkles aria-hidden="true" />}
        {desk.isAdapting ? 'Adaptando...' : 'Adaptar com IA'}
      </Button>
    </div>
  );
}
