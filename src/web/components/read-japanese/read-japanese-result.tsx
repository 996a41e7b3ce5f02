import { Globe } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { MAX_PASTED_ANSWER } from '#domain/robots/robot-options.ts';
import { JapaneseCell, Line, LineCell, Lines } from '#web/components/robot-text/line-columns.tsx';
import { WrittenBy } from '#web/components/robot-text/written-by.tsx';
import { Button, type ButtonProps } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { type ReadJapaneseControls, type ReadText, readJapanesePrompt } from './use-read-japanese.ts';

/** Whether anybody read it: without a reader the server only returns the sentences. */
export const isRead = ({ sentences }: ReadText): boolean => sentences.some(({ meaning }) => meaning !== null);

export function ReadJapaneseResult({ reading, result }: { reading: ReadJapaneseControls; result: ReadText }) {
  const unread = result.sentences.filter(({ meaning }) => meaning === null).length;
  return (
    <section aria-labelledby="leitura">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="h3" id="leitura" tabIndex={-1}>
          Em português
        </h2>
        {isRead(result) && <WrittenBy writer={result.writer} action="read" />}
      </div>
      {isRead(result) ? (
        <>
          <Lines>
            {result.sentences.map(({ text, meaning }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may occur twice
              <Line key={index}>
                <JapaneseCell>
                  <p lang="ja">{text}</p>
                </JapaneseCell>
                <LineCell>{meaning ?? <span className="text-fg-faint">–</span>}</LineCell>
              </Line>
            ))}
          </Lines>
          {unread > 0 && (
            <div className="mt-4 grid gap-2">
              <p className="text-fg-soft">
                {unread === 1 ? 'Uma frase ficou sem tradução.' : `${unread} frases ficaram sem tradução.`}
              </p>
              <AssistantReads reading={reading} variant="secondary" />
            </div>
          )}
        </>
      ) : (
        <ReadJapaneseWays reading={reading} />
      )}
    </section>
  );
}

/** Who else reads; where the server has no reader, the first is the main button of the page and the other is folded. */
export function ReadJapaneseWays({ reading, isMain = false }: { reading: ReadJapaneseControls; isMain?: boolean }) {
  const first = isMain ? 'primary' : 'secondary';
  const { browser } = reading;
  return (
    <ul className="grid divide-y divide-line border-line border-y [&>li]:py-4">
      {browser.isOffered && (
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <span className="text-fg-soft">Aqui mesmo: na primeira vez, o navegador baixa os idiomas.</span>
          <Button
            variant={first}
            className="max-sm:w-full"
            busy={browser.isReading}
            disabled={reading.text.trim() === ''}
            onClick={browser.read}
          >
            {!browser.isReading && <Globe aria-hidden="true" />}
            {browser.isReading ? 'Lendo...' : 'Usar o tradutor do navegador'}
          </Button>
          {browser.download !== undefined && browser.isReading && (
            <Progress className="basis-full" label="Baixando o tradutor do navegador" value={browser.download * 100} />
          )}
        </li>
      )}
      <li>
        {browser.isOffered ? (
          <details>
            <summary className="min-h-6 cursor-pointer text-fg-soft">Ou com o seu assistente</summary>
            <div className="mt-3">
              <AssistantReads reading={reading} variant="secondary" />
            </div>
          </details>
        ) : (
          <AssistantReads reading={reading} variant={first} />
        )}
      </li>
    </ul>
  );
}

function AssistantReads({ reading, variant }: Pick<ButtonProps, 'variant'> & { reading: ReadJapaneseControls }) {
  const [answer, setAnswer] = useState('');

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text').slice(0, MAX_PASTED_ANSWER);
    if (answer !== '' || pasted.trim() === '') return;
    event.preventDefault();
    setAnswer(pasted);
    reading.take(pasted);
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <span className="text-fg-soft">Com o seu assistente: leve o pedido a ele e cole aqui a resposta.</span>
        <CopyButton
          variant={variant ?? 'secondary'}
          size="md"
          className="max-sm:w-full"
          label="Copiar pedido"
          disabled={reading.text.trim() === ''}
          text={() => readJapanesePrompt(reading.text)}
        />
      </div>
      <Field label="Resposta do seu assistente" hideLabel>
        <Textarea
          className="min-h-11"
          rows={1}
          maxLength={MAX_PASTED_ANSWER}
          placeholder="Cole aqui a resposta"
          value={answer}
          onPaste={handlePaste}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      {answer.trim() !== '' && (
        <Button className="justify-self-start" onClick={() => reading.take(answer)}>
          Ler a resposta
        </Button>
      )}
    </div>
  );
}
