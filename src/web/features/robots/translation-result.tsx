import type { Reply } from '#contract/endpoint.ts';
import type { generateTranslate } from '#contract/robots.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { logCopyFailure } from './copy-failure.ts';
import { ResultBlock } from './result-block.tsx';
import { ResultFooter } from './result-footer.tsx';
import { RiskNotes } from './risk-notes.tsx';

type TranslationResultProps = {
  source: string;
  result: Reply<typeof generateTranslate>;
  onRestart: () => void;
};

export function TranslationResult({ source, result, onRestart }: TranslationResultProps) {
  const { translation, meta_description: meta, url_slug: slug } = result;
  return (
    <>
      <h2 className="h3 mb-3">Copy traduzida (formato preservado)</h2>
      <div className="side-by-side">
        <div>
          <header>Português</header>
          <div className="result-text">{source}</div>
        </div>
        <div>
          <header>
            Japonês
            <CopyButton text={translation} feedbackMs={1500} onFailed={logCopyFailure} />
          </header>
          <div className="result-text" lang="ja">
            {translation}
          </div>
        </div>
      </div>
      {translation.includes('【未訳') && (
        <p className="mt-3 text-fg-muted text-sm">
          O que está entre <span lang="ja">【未訳: …】</span> ficou sem tradução: revise antes de publicar.
        </p>
      )}
      <RiskNotes notes={result.notes} />
      <div className="mt-7">
        <ResultBlock
          title="Meta descrição para Shopify"
          text={meta}
          japanese
          foot={`${countGraphemes(meta)} caracteres`}
        />
        <ResultBlock title="Identificador de URL" text={slug}>
          <code className="font-medium font-mono text-base text-fg">{slug}</code>
        </ResultBlock>
      </div>
      <ResultFooter
        mode={result.mode}
        restartLabel="Traduzir outra"
        onRestart={onRestart}
        file={{ name: slug, text: () => `${translation}\n\n${meta}\n\n${slug}` }}
      />
    </>
  );
}
