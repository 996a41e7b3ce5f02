import { createFileRoute } from '@tanstack/react-router';
import { ReplyTool } from '#web/features/customer-replies/reply-tool.tsx';
import { readRobotSearch } from '#web/features/robots/robot-search-params.ts';

export const Route = createFileRoute('/_app/robos/atendimento')({
  staticData: { title: 'Atendimento' },
  validateSearch: readRobotSearch,
  component: () => <ReplyTool productId={Route.useSearch().produto} />,
});
