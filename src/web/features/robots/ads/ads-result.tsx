import { countGraphemes } from '#domain/robots/text-length.ts';
import { flagsAt } from '#web/components/writing/place-warnings.ts';
import { useNextVariant } from '#web/components/writing/points-bar.tsx';
import type { Result } from '#web/components/writing/result.ts';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { SafeCopy } from '#web/components/writing/safe-copy.tsx';
import { WrittenItem } from '#web/components/writing/written-item.tsx';
import { ResultFooter } from '../result/result-footer.tsx';
import { ResultFrame } from '../result/result-frame.tsx';
import type { WritingControls } from '../use-writing.ts';
import { swapTitle } from './result-titles.ts';

export function AdsResult({ writing }: { writing: WritingControls }) {
  return (
    <ResultFrame writing={writing} next={<CopyAll />} foot={<Foot onRestart={writing.clear} />}>
      <div className="mt-7 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Texts title="Descrições geradas" field="descriptions" label="Descrição" />
        <Texts
          title="Títulos sugeridos"
          field="titles"
          label="Título"
          note="Frases prontas, que não vêm da ficha: use só as que são verdade na sua loja."
          strong
          onRedo={(index) => writing.changeResult((result) => swapTitle(result, index))}
        />
      </div>
    </ResultFrame>
  );
}

type TextsProps = {
  title: string;
  field: string;
  label: string;
  note?: string;
  strong?: boolean;
  onRedo?: (index: number) => void;
};

function Texts({ title, field, label, note, strong = false, onRedo }: TextsProps) {
  const { result } = useResultEditor();
  const texts = result.texts[field] ?? [];
  if (texts.length === 0) return null;
  return (
    <section>
      <h2 className="h2 mb-3">{title}</h2>
      {note && <p className="mb-3 text-fg-muted text-sm">{note}</p>}
      <ol>
        {texts.map((text, index) => (
          <WrittenItem
            // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its position while its text changes
            key={index}
            place={{ field, index }}
            label={`${label} ${index + 1}`}
            aside={`${countGraphemes(text)} caracteres`}
            strong={strong}
            onRedo={onRedo && (() => onRedo(index))}
          />
        ))}
      </ol>
    </section>
  );
}

const wholeOf = ({ texts: { descriptions = [], titles = [] } }: Result): string =>
  [...descriptions, '', ...titles].join('\n');

function CopyAll() {
  const { result } = useResultEditor();
  const { descriptions = [], titles = [] } = result.texts;
  const flags = [
    ...descriptions.flatMap((_, index) => flagsAt(result, { field: 'descriptions', index })),
    ...titles.flatMap((_, index) => flagsAt(result, { field: 'titles', index })),
  ];
  return (
    <SafeCopy
      text={wholeOf(result)}
      label="Copiar tudo"
      flags={flags}
      variant={useNextVariant()}
      size="md"
      feedbackMs={1500}
    />
  );
}

function Foot({ onRestart }: { onRestart: () => void }) {
  const { result } = useResultEditor();
  return (
    <ResultFooter
      restartLabel="Gerar novamente"
      onRestart={onRestart}
      file={{ name: 'anuncios', text: () => wholeOf(result) }}
    />
  );
}
