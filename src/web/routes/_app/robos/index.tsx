import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { FREE_TEXTS } from '#domain/plans/plan-limits.ts';
import { robots, robotTools } from '#web/components/robot-text/robot-catalogue.ts';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { RobotCard, ToolCard, WritersStatus } from '#web/features/robots/robot-cards.tsx';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { usePlan } from '#web/lib/session/current-user.ts';

export const Route = createFileRoute('/_app/robos/')({
  staticData: { title: 'Robôs' },
  component: RobotsPage,
});

function RobotsPage() {
  const { data: writers } = useQuery(robotWritersQuery);
  const plan = usePlan();
  return (
    <div className="page">
      <PageHeader title="Robôs" seal="robos">
        Escolha quem vai trabalhar agora. Você escreve em português e confere o que eles trazem.
      </PageHeader>
      <WritersStatus writers={writers} />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-4 lg:gap-5">
        {Object.values(robots).map((robot) => (
          <li key={robot.path}>
            <RobotCard robot={robot} />
          </li>
        ))}
      </ul>
      {/* The cards carry the badge in every plan, so it is told what the free one has. */}
      {plan === 'free' && (
        <p className="mt-5 text-fg-muted text-sm">
          No gratuito eles também trabalham, e os últimos {FREE_TEXTS} textos ficam guardados. No Premium ficam todos.
        </p>
      )}
      <section className="mt-10" aria-labelledby="ferramentas">
        <h2 className="h2 mb-3.5" id="ferramentas">
          Ferramentas
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {robotTools.map((tool) => (
            <li key={tool.path}>
              <ToolCard tool={tool} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
