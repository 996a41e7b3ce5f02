import { createFileRoute } from '@tanstack/react-router';
import { OpenRobot } from '#web/features/robots/open-robot.tsx';
import { readRobotSearch } from '#web/features/robots/robot-search-params.ts';
import { TranslatorRobot } from '#web/features/robots/translator/translator-robot.tsx';

export const Route = createFileRoute('/_app/robos/tradutor')({
  staticData: { title: 'Tradutor BR-JP' },
  validateSearch: readRobotSearch,
  component: () => <OpenRobot robot="translate" Robot={TranslatorRobot} />,
});
