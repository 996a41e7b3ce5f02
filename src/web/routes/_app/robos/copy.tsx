import { createFileRoute } from '@tanstack/react-router';
import { CopyRobot } from '#web/features/robots/copy-robot.tsx';

export const Route = createFileRoute('/_app/robos/copy')({
  staticData: { title: 'Robô Copy' },
  component: CopyRobot,
});
