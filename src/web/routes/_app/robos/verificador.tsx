import { createFileRoute } from '@tanstack/react-router';
import { readRobotSearch } from '#web/features/robots/robot-search-params.ts';
import { CheckTool } from '#web/features/text-checker/check-tool.tsx';

export const Route = createFileRoute('/_app/robos/verificador')({
  staticData: { title: 'Verificador de texto' },
  validateSearch: readRobotSearch,
  component: () => <CheckTool productId={Route.useSearch().produto} />,
});
