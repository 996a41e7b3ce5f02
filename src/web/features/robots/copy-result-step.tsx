import { Link } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { useDesk } from '#web/components/writing/desk.ts';
import { textAt } from '#web/components/writing/sheet.ts';
import { ResultBlock } from './result-block.tsx';
import { ResultDesk } from './result-desk.tsx';
import { ResultFooter } from './result-footer.tsx';
import type { Writing } from './use-writing.ts';

const blocks = [
  { title: 'Público-alvo', field: 'publico' },
  { title: 'Persona', field: 'persona' },
  { title: 'Copy Gerada', field: 'copy' },
] as const;

export function CopyResultStep({ writing, onRestart }: { writing: Writing; onRestart: () => void }) {
  return (
    <ResultDesk writing={writing} statesAllFacts>
      {blocks.map(({ title, field }) => (
        <ResultBlock key={field} title={title} field={field} big={field === 'copy'} />
      ))}
      <Foot writing={writing} onRestart={onRestart} />
    </ResultDesk>
  );
}

function Foot({ writing, onRestart }: { writing: Writing; onRestart: () => void }) {
  const { sheet } = useDesk();
  const text = () =>
    blocks
      .map(({ title, field }) => `${title.replace(' Gerada', '')}\n${textAt(sheet, { field, index: 0 })}`)
      .join('\n\n');
  const { textId, productId } = writing;
  return (
    <ResultFooter restartLabel="Gerar outra copy" onRestart={onRestart} file={{ name: 'copy', text }}>
      {textId && (
        <Button asChild size="sm">
          <Link to="/robos/tradutor" search={{ de: textId, ...(productId && { produto: productId }) }}>
            <Languages aria-hidden="true" />
            Traduzir para o japonês
          </Link>
        </Button>
      )}
    </ResultFooter>
  );
}
