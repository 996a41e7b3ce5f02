import { createFileRoute } from '@tanstack/react-router';
import { AdsRobot } from '#web/features/robots/ads/ads-robot.tsx';
import { OpenRobot } from '#web/features/robots/open-robot.tsx';
import { readRobotSearch } from '#web/features/robots/robot-search-params.ts';

export const Route = createFileRoute('/_app/anuncio')({
  staticData: { title: 'Anúncios Creator' },
  validateSearch: readRobotSearch,
  component: () => <OpenRobot robot="ads" Robot={AdsRobot} />,
});
