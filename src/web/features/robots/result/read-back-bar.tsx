import { BookOpen } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import type { Writing } from '../use-writing.ts';
import { useReadBack } from './use-read-back.ts';

/** Where sentences stand without their meaning, and somebody could read them. */
export function ReadBackBar({ writing }: { writing: Writing }) {
  const { isOffered, isReading, download, read, failure } = useReadBack(writing);
  if (!isOffered && !isReading && !failure) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {(isOffered || isReading) && (
        <Button size="sm" busy={isReading} onClick={read}>
          {!isReading && <BookOpen aria-hidden="true" />}
          {isReading ? 'Lendo em português...' : 'Ler em português'}
        </Button>
      )}
      {isReading && download !== undefined && (
        <Progress className="w-40" label="Baixando o tradutor do navegador" value={download * 100} />
      )}
      {failure && (
        <span role="status" className="text-danger text-sm">
          {failure}
        </span>
      )}
    </span>
  );
}
