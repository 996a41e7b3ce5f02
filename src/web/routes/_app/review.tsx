import { createFileRoute } from '@tanstack/react-router';
import { ReviewsRobot } from '#web/features/robots/reviews-robot.tsx';

export const Route = createFileRoute('/_app/review')({
  staticData: { title: 'Reviews Generator' },
  component: ReviewsRobot,
});
