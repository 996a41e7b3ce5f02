import { createFileRoute } from '@tanstack/react-router';
import { OpenRobot } from '#web/features/robots/open-robot.tsx';
import { ReviewsRobot } from '#web/features/robots/reviews-robot.tsx';
import { readRobotSearch } from '#web/features/robots/robot-search.ts';

export const Route = createFileRoute('/_app/review')({
  staticData: { title: 'Reviews Generator' },
  validateSearch: readRobotSearch,
  component: ReviewsRobotPage,
});

function ReviewsRobotPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OpenRobot
      robot="reviews"
      search={search}
      onSearchChange={(next) => void navigate({ search: next, replace: true })}
    >
      <ReviewsRobot productId={search.produto} />
    </OpenRobot>
  );
}
