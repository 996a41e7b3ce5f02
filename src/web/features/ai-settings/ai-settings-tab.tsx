import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryError } from '#web/components/content/query-error.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { aiSettingsQuery, hasModel, isUntouched } from './ai-settings.queries.ts';
import { CheckingSection } from './checking-section.tsx';
import { FirstVisit } from './first-visit.tsx';
import { TranslatorSection } from './translator-section.tsx';
import { type WriterDraft, WriterSection } from './writer-section.tsx';

export function AiSettingsTab() {
  const settings = useQuery(aiSettingsQuery);
  const [begun, setBegun] = useState<WriterDraft>();
  if (settings.isPending) return <Skeleton className="mt-4 h-96" />;
  if (settings.isError) {
    return <QueryError query={settings} title="Não foi possível carregar a página." />;
  }
  if (isUntouched(settings.data) && !begun) return <FirstVisit settings={settings.data} onBegin={setBegun} />;
  const { data } = settings;
  return (
    <>
      <WriterSection settings={data} begun={begun} />
      {(hasModel(data) || data.failures.length > 0) && <CheckingSection settings={data} />}
      <TranslatorSection settings={data} />
    </>
  );
}
