import { createFileRoute } from '@tanstack/react-router';
import { ReadingTool } from '#web/features/reading/reading-tool.tsx';

export const Route = createFileRoute('/_app/robos/leitura')({
  staticData: { title: 'O que isto diz' },
  component: ReadingTool,
});
