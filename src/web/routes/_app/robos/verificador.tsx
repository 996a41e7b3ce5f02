import { createFileRoute } from '@tanstack/react-router';
import { CheckTool } from '#web/features/text-checker/check-tool.tsx';

export const Route = createFileRoute('/_app/robos/verificador')({
  staticData: { title: 'Verificador de texto' },
  component: CheckTool,
});
