import { createFileRoute } from '@tanstack/react-router';
import { AdsRobot } from '#web/features/robots/ads-robot.tsx';
import { OpenRobot } from '#web/features/robots/open-robot.tsx';
import { readRobotSearch } from '#web/features/robots/robot-search.ts';

export const Route = createFileRoute('/_app/anuncio')({
  staticData: { title: 'Anúncios Creator' },
  validateSearch: readRobotSearch,
  component: AdsRobotPage,
});

function AdsRobotPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OpenRobot robot="ads" search={search} onSearchChange={(next) => void navigate({ search: next, replace: true })}>
      <AdsRobot productId={search.produto} />
    </OpenRobot>
  );
}
