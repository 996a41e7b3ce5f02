import { createFileRoute } from '@tanstack/react-router';
import { ReadJapaneseTool } from '#web/features/read-japanese/read-japanese-tool.tsx';

export const Route = createFileRoute('/_app/robos/leitura')({
  staticData: { title: 'O que isto diz' },
  component: ReadJapaneseTool,
});
