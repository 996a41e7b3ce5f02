import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { RobotCard } from '#web/features/robots/robot-card.tsx';
import { robots } from '#web/features/robots/robot-catalog.ts';
import '#web/features/robots/robots.css';

export const Route = createFileRoute('/_app/robos/')({
  staticData: { title: 'Robôs' },
  component: RobotsPage,
});

function RobotsPage() {
  return (
    <div className="page">
      <PageHeader title="Robôs" seal="robos">
        Escolha quem vai trabalhar agora. Você escreve em português, eles cuidam do resto.
      </PageHeader>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-4 lg:gap-5">
        {Object.values(robots).map((robot) => (
          <li key={robot.path}>
            <RobotCard robot={robot} />
          </li>
        ))}
      </ul>
    </div>
  );
}
