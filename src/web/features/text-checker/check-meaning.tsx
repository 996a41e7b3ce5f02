import { BookOpen } from 'lucide-react';
import { ReadingResult } from '#web/components/reading/reading-result.tsx';
import { useReading } from '#web/components/reading/use-reading.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

/** What the Japanese says, on request: reading may cost the reader's quota. */
export function CheckMeaning({ text }: { text: string }) {
  const reading = useReading({ name: 'check-reading', text });
  if (reading.result) return <ReadingResult result={reading.result} browser={reading.browser} />;
  return (
    <div>
      {reading.failure && (
        <Alert variant="error" className="mb-3">
          {reading.failure}
        </Alert>
      )}
      <Button size="sm" busy={reading.isReading} onClick={reading.read}>
        {!reading.isReading && <BookOpen aria-hidden="true" />}
        {reading.isReading ? 'Lendo...' : 'O que isto diz'}
      </Button>
    </div>
  );
}
