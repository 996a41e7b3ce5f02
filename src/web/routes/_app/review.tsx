import { createFileRoute } from '@tanstack/react-router';
import { OpenRobot } from '#web/features/robots/open-robot.tsx';
import { ReviewsRobot } from '#web/features/robots/reviews/reviews-robot.tsx';
import { readRobotSearch } from '#web/features/robots/robot-search-params.ts';

export const Route = createFileRoute('/_app/review')({
  staticData: { title: 'Reviews Generator' },
  validateSearch: readRobotSearch,
  component: () => <OpenRobot robot="reviews" Robot={ReviewsRobot} />,
});
