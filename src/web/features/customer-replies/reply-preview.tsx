import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { gapsIn } from '#domain/customer-replies/fill-reply.ts';
import type { Slot } from '#domain/customer-replies/reply-types.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { WrittenBy } from '#web/components/writing/written-by.tsx';
import { goToSlot } from './reply-field.tsx';
import type { ReplyDraft } from './use-reply.ts';
import '#web/components/writing/writing.css';

type ReplyPreviewProps = {
  draft: ReplyDraft;
  /** Leads to the first empty field; undefined once there is none. */
  onFill: (() => void) | undefined;
};

/** The reply line by line, with the meaning of each line; it is copied once nothing is missing. */
export function ReplyPreview({ draft: { reply, missing, problems, template, slots }, onFill }: ReplyPreviewProps) {
  const isReady = missing.length + problems.length === 0;
  // On a phone its beginning, so that the fields are near.
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section aria-labelledby="resposta" className="reply-preview">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="h3" id="resposta">
          {template.channel === 'public' ? 'Resposta pública' : 'E-mail ao cliente'}
        </h2>
        {reply.writer === 'model' ? (
          <WrittenBy writer="model" />
        ) : (
          <span className="text-fg-muted text-sm">
            {missing.length > 0 ? 'Modelo do Dropar' : 'Modelo do Dropar, com os seus dados'}
          </span>
        )}
      </div>
      <div className="lines" data-columns="2" data-whole={isWhole}>
        <div className="lines-head" aria-hidden="true">
          <span>Japonês</span>
          <span>O que isto diz</span>
        </div>
        {[...(reply.subject ? [{ ...reply.subject, isSubject: true }] : []), ...reply.lines].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice
          <article className="line" key={index}>
            <div className="line-text">
              <p lang="ja" className={'isSubject' in line ? 'font-semibold' : undefined}>
                <WithGaps text={line.ja} slots={slots} />
              </p>
            </div>
            <div className="line-meaning">
              {line.pt === null ? <span className="text-fg-faint">Sem tradução.</span> : <WithGaps text={line.pt} />}
            </div>
          </article>
        ))}
      </div>
      {!isWhole && (
        <Button variant="ghost" size="sm" className="mt-1 lg:hidden" onClick={() => setIsWhole(true)}>
          Ver a resposta inteira
        </Button>
      )}
      <div role="status" className="mt-4 grid gap-2">
        {missing.length > 0 && <p className="text-fg-muted text-sm">Preencha: {firstOf(missing)}.</p>}
        {[...problems, ...reply.warnings].map((words) => (
          <p key={words} className="flex gap-2 text-danger text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span>
              <MixedText text={words} />
            </span>
          </p>
        ))}
      </div>
      <div className="result-foot">
        {reply.subject && isReady && (
          <div className="result-more">
            <CopyButton size="md" variant="secondary" label="Copiar assunto" text={reply.subject.ja} />
          </div>
        )}
        <div className="result-next dock">
          {onFill ? (
            <Button variant="primary" onClick={onFill}>
              Preencher o que falta
            </Button>
          ) : (
            <CopyButton
              size="md"
              variant="primary"
              label="Copiar resposta"
              text={reply.lines.map(({ ja }) => ja).join('\n')}
              disabled={!isReady}
            />
          )}
        </div>
      </div>
    </section>
  );
}

const MOST_NAMED = 3;

/** The form shows the others. */
function firstOf(labels: readonly string[]): string {
  const left = labels.length - MOST_NAMED;
  return left > 0 ? `${labels.slice(0, MOST_NAMED).join(', ')} e mais ${left}` : labels.join(', ');
}

/** Shows missing values as labelled placeholders, in Japanese and in Portuguese; those of `slots` lead to their field. */
function WithGaps({ text, slots = [] }: { text: string; slots?: readonly Slot[] }) {
  return gapsIn(text).map(({ words, isGap }, index) => {
    const slot = slots.find(({ label }) => label === words);
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the same placeholder may occur twice
    if (!isGap) return <MixedText key={index} text={words} />;
    if (slot) {
      return (
        // The keyboard reaches the field itself.
        <button
          key={index}
          type="button"
          tabIndex={-1}
          className="reply-gap cursor-pointer hover:text-fg"
          lang="pt-BR"
          onClick={() => goToSlot(slot)}
        >
          {words}
        </button>
      );
    }
    return (
      <span key={index} className="reply-gap" lang="pt-BR">
        {words}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}
