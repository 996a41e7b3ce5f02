import { Link } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { useNextVariant } from '#web/components/robot-text/points-bar.tsx';
import { type Result, textAt } from '#web/components/robot-text/result.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ResultBlock } from '../result/result-block.tsx';
import { ResultFrame } from '../result/result-frame.tsx';
import type { RobotTextControls } from '../use-robot-text.ts';

const blocks = [
  { title: 'Público-alvo', field: 'publico' },
  { title: 'Persona', field: 'persona' },
  { title: 'Copy Gerada', field: 'copy' },
] as const;

export function CopyResultStep({ robotText, onRestart }: { robotText: RobotTextControls; onRestart: () => void }) {
  return (
    <ResultFrame
      robotText={robotText}
      next={<Translate robotText={robotText} />}
      restartLabel="Gerar outra copy"
      onRestart={onRestart}
      fileName="copy"
      text={textOf}
    >
      {blocks.map(({ title, field }) => (
        <ResultBlock key={field} title={title} field={field} big={field === 'copy'} folds={field !== 'copy'} />
      ))}
    </ResultFrame>
  );
}

function Translate({ robotText: { textId, productId } }: { robotText: RobotTextControls }) {
  const variant = useNextVariant();
  if (!textId) return null;
  return (
    <Button asChild variant={variant}>
      <Link to="/robos/tradutor" search={{ de: textId, ...(productId && { produto: productId }) }}>
        <Languages aria-hidden="true" className="max-sm:hidden" />
        Traduzir para o japonês
      </Link>
    </Button>
  );
}

const textOf = (result: Result): string =>
  blocks
    .map(({ title, field }) => `${title.replace(' Gerada', '')}\n${textAt(result, { field, index: 0 })}`)
    .join('\n\n');
