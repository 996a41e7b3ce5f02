import { createFileRoute } from '@tanstack/react-router';
import { ReplyTool } from '#web/features/customer-replies/reply-tool.tsx';

export const Route = createFileRoute('/_app/robos/atendimento')({
  staticData: { title: 'Atendimento' },
  component: ReplyTool,
});
