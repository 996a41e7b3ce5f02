import type { TranslationTone } from '#domain/robots/robot-options.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import { useDesk } from '#web/components/writing/desk.ts';
import { UNTRANSLATED } from '#web/components/writing/mark-runs.ts';
import { flagsAt } from '#web/components/writing/place-warnings.ts';
import { SafeCopy } from '#web/components/writing/safe-copy.tsx';
import { Meaning, SentenceLines } from '#web/components/writing/sentence-lines.tsx';
import { isAt, linesOf, textAt } from '#web/components/writing/sheet.ts';
import type { TranslatorState } from '#web/lib/browser-translator.ts';
import { ResultBlock } from './result-block.tsx';
import { ResultDesk } from './result-desk.tsx';
import { ResultFooter } from './result-footer.tsx';
import { ShareTranslated } from './share-translated.tsx';
import type { Writing } from './use-writing.ts';

const TRANSLATION = { field: 'translation', index: 0 };
const META = { field: 'meta_description', index: 0 };
const SLUG = { field: 'url_slug', index: 0 };

type TranslationResultProps = {
  writing: Writing;
  tone: TranslationTone | undefined;
  browser: TranslatorState | undefined;
};

export function TranslationResult({ writing, tone, browser }: TranslationResultProps) {
  return (
    <ResultDesk
      writing={writing}
      statesAllFacts
      top={<ShareTranslated writing={writing} tone={tone} browser={browser} />}
    >
      <Translation />
      <Rest onRestart={writing.clear} />
    </ResultDesk>
  );
}

function Translation() {
  const { sheet, source, isWriting } = useDesk();
  const text = textAt(sheet, TRANSLATION);
  const left = text.match(UNTRANSLATED)?.length ?? 0;
  const count = linesOf(sheet, TRANSLATION, source).length;
  return (
    <section aria-labelledby="traducao" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="h3" id="traducao">
          Copy traduzida (formato preservado)
        </h2>
        {!isWriting && (
          <span className="flex items-center gap-3">
            <span className="text-fg-muted text-sm tabular-nums">
              {count === 1 ? '1 frase' : `${count} frases`}
              {left > 0 && `, ${left} com trecho em português`}
            </span>
            <SafeCopy text={text} flags={flagsAt(sheet, TRANSLATION)} feedbackMs={1500} name="a tradução" />
          </span>
        )}
      </div>
      <SentenceLines place={TRANSLATION} />
    </section>
  );
}

function Rest({ onRestart }: { onRestart: () => void }) {
  const { sheet } = useDesk();
  const translation = textAt(sheet, TRANSLATION);
  const meta = textAt(sheet, META);
  const slug = textAt(sheet, SLUG);
  const said = sheet.sentences.filter((sentence) => isAt(META, sentence));
  const meaning = said.every((sentence) => sentence.meaning) ? said.map((sentence) => sentence.meaning).join(' ') : '';
  const whole = `${translation}\n\n${meta}\n\n${slug}`;
  const flags = [...flagsAt(sheet, TRANSLATION), ...flagsAt(sheet, META)];
  return (
    <>
      <div className="mt-8 grid gap-x-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ResultBlock
          title="Meta descrição para Shopify"
          field="meta_description"
          japanese
          foot={
            meta && (
              <>
                <p className="mb-1">
                  <span className="text-fg-faint">O que isto diz: </span>
                  <Meaning text={meta} meaning={meaning || null} />
                </p>
                <p className="tabular-nums">{countGraphemes(meta)} caracteres</p>
              </>
            )
          }
        />
        <ResultBlock title="Identificador de URL" field="url_slug">
          <code className="font-medium font-mono text-base text-fg">{slug}</code>
        </ResultBlock>
      </div>
      <ResultFooter
        restartLabel="Traduzir outra"
        onRestart={onRestart}
        file={{ name: slug || 'traducao', text: () => whole }}
      >
        <SafeCopy text={whole} label="Copiar tudo" flags={flags} variant="secondary" size="md" feedbackMs={1500} />
      </ResultFooter>
    </>
  );
}
