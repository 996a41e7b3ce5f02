import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { extractFacts } from '#contract/robot-tools.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { call } from '#web/lib/api.ts';
import '#web/components/writing/writing.css';

/** Long enough that nobody is read while typing. */
const PAUSE_MS = 900;
const WORTH_READING = 12;

type SourceNotesProps = { text: string; onTextChange: (text: string) => void };

/** Before anything is written: promises in the seller's own words that Japanese law restricts. */
export function SourceNotes({ text, onTextChange }: SourceNotesProps) {
  const settled = useSettled(text.trim());
  const { data } = useQuery({
    queryKey: ['robots', 'source', settled],
    queryFn: ({ signal }) => call(extractFacts, { body: { text: settled } }, { signal }),
    enabled: settled.length >= WORTH_READING,
    staleTime: Number.POSITIVE_INFINITY,
    // Advice that nobody asked for: without it the robot works all the same.
    retry: false,
  });
  const warnings = data?.warnings.filter(({ code, excerpt }) => code === 'risky_claim' && text.includes(excerpt)) ?? [];
  return warnings.map(({ excerpt, message, suggestion }) => (
    <div className="warning warning-law warning-alone" key={excerpt}>
      <Scale aria-hidden="true" />
      <p>
        <strong className="font-semibold">“{excerpt}”.</strong> <MixedText text={message} />
      </p>
      {suggestion && (
        <div className="warning-swap">
          <span>{suggestion.text}</span>
          <Button size="sm" onClick={() => onTextChange(text.replace(excerpt, suggestion.text))}>
            Usar esta
          </Button>
        </div>
      )}
    </div>
  ));
}

/** The value once it has stood still for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
