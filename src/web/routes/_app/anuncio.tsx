import { createFileRoute } from '@tanstack/react-router';
import { AdsRobot } from '#web/features/robots/ads-robot.tsx';

export const Route = createFileRoute('/_app/anuncio')({
  staticData: { title: 'Anúncios Creator' },
  component: AdsRobot,
});
