import { createFileRoute } from '@tanstack/react-router';
import { CopyRobot } from '#web/features/robots/copy/copy-robot.tsx';
import { OpenRobot } from '#web/features/robots/open-robot.tsx';
import { readRobotSearch } from '#web/features/robots/robot-search-params.ts';

export const Route = createFileRoute('/_app/robos/copy')({
  staticData: { title: 'Robô Copy' },
  validateSearch: readRobotSearch,
  component: () => <OpenRobot robot="copy" Robot={CopyRobot} />,
});
