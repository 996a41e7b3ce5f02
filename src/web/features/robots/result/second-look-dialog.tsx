import { AppError } from '#domain/errors.ts';
import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import { hintsOf, readSecondLook, unreadHint } from '#domain/robots/second-look/read-second-look.ts';
import { MOST_JUDGED } from '#domain/robots/second-look/second-look-prompt.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { isAt, linesOf, type Result, textAt } from '#web/components/robot-text/result.ts';
import type { ResultEditor } from '#web/components/robot-text/result-editor-context.ts';
import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { AssistantSteps, useOwnAssistant } from '../generation/own-assistant.tsx';
import { scrollToTop } from '../generation/use-generation.ts';
import type { RobotTextControls } from '../use-robot-text.ts';

type SecondLookDialogProps = {
  robotText: RobotTextControls;
  editor: ResultEditor;
  onClose: () => void;
};

/** `from`: sentences of earlier parts. `asked`: the sentences as they were numbered in the copied request. */
type Draft = { from: number; asked?: WrittenSentence[] | undefined };

/** The person's own assistant compares the text with what it was made from; its differences become hints. */
export function SecondLookDialog({ robotText, editor, onClose }: SecondLookDialogProps) {
  const { result, source } = editor;
  const name = `second-look.${robotText.textId ?? ''}`;
  const [draft, setDraft] = useDraftState<Draft>(name, { from: 0 });
  const written = judgedIn(editor);
  const from = draft.from < written.length ? draft.from : 0;
  const sentences = written.slice(from, from + MOST_JUDGED);
  const last = from + sentences.length;
  const isLast = last === written.length;

  function take(hints: readonly Warning[], read: readonly WrittenSentence[]) {
    robotText.amendResult((current) => withHints(current, hints, read));
    setDraft({ from: isLast ? 0 : last });
    toast({ title: sayHints(hints.length), ...(!isLast && { description: 'Agora copie o pedido da outra parte.' }) });
    if (!isLast) return assistant.forgetCopied();
    onClose();
    scrollToTop();
  }

  const assistant = useOwnAssistant(name, () => ({
    prompt: {
      robot: 'second_look',
      source,
      facts: result.isSuggested ? [] : sheetLines(result),
      sentences: sentences.map((each) => ({ field: each.field, source: each.source, text: each.text })),
      first: from + 1,
      isWhole: sentences.length === written.length,
    },
    onAsked: () => setDraft({ from, asked: sentences }),
    read: async (answer) => {
      // The text may have been edited since: the numbers are those of the request.
      const numbered = draft.asked ?? sentences;
      const read = readSecondLook(answer, { first: from + 1, last: from + numbered.length });
      if ('problem' in read) throw new AppError('invalid_input', read.problem);
      const unread = numbered[(read.unreadFrom ?? 0) - from - 1];
      const hints = [...hintsOf(read.differences, numbered, from + 1), ...(unread ? [unreadHint(unread)] : [])];
      return () => take(hints, numbered);
    },
  }));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Conferir com um assistente"
        description="ChatGPT, Gemini ou Claude compara o resultado com o seu texto."
        size="wide"
      >
        {written.length > MOST_JUDGED && (
          <p className="mb-3 text-fg-muted text-sm">
            {`O texto é longo e vai por partes. Esta leva as frases ${from + 1} a ${last} de ${written.length}.`}
          </p>
        )}
        <AssistantSteps
          assistant={assistant}
          isMain
          lead="Leva o seu texto, os dados aceitos e o resultado, frase por frase. Cole em uma conversa nova com o seu assistente."
          note="Ao colar, cada dica vai para a frase dela."
          label="Mostrar as dicas"
        />
      </DialogContent>
    </Dialog>
  );
}

/** Titles of ads are ready-made and names of reviewers are invented: neither comes from the seller's text. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['titles', 'names']);

const judgedIn = ({ result, source }: ResultEditor): WrittenSentence[] =>
  Object.entries(result.texts)
    .filter(([field]) => !OWN_FIELDS.has(field))
    .flatMap(([field, items]) =>
      items.flatMap((_, index) => linesOf(result, { field, index }, field === 'translation' ? source : '')),
    )
    .map(({ sentence }) => sentence)
    .filter(({ text }) => text !== SAMPLE_MARK);

const MOST_ROWS = 300;
const LONGEST_ROW = 2_000;
const sheetLines = ({ facts }: Result): string[] =>
  facts
    .slice(0, MOST_ROWS)
    .map(({ label, value, unit }) => `${label}: ${value}${unit ? ` ${unit}` : ''}`.slice(0, LONGEST_ROW));

/** New hints take the place of earlier ones about the same sentences, and are shown whatever was said of those. */
function withHints(result: Result, hints: readonly Warning[], read: readonly WrittenSentence[]): Result {
  const isRead = (warning: Warning) =>
    warning.code === 'judge_hint' &&
    (!warning.sentence || read.some((each) => isAt(each, warning) && each.text === warning.sentence));
  const isThere = (hint: Warning) =>
    !hint.sentence || textAt(result, { field: hint.field, index: hint.index ?? 0 }).includes(hint.sentence);
  const isNew = new Set(hints.map(({ sentence, message }) => sentence ?? message));
  return {
    ...result,
    warnings: [...result.warnings.filter((warning) => !isRead(warning)), ...hints.filter(isThere)],
    settled: result.settled?.filter(({ code, sentence }) => code !== 'judge_hint' || !isNew.has(sentence)),
  };
}

function sayHints(count: number): string {
  if (count === 0) return 'O assistente não apontou diferença.';
  return count === 1 ? '1 dica do assistente, na frase dela.' : `${count} dicas do assistente, nas frases delas.`;
}
