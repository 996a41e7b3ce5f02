import { createFileRoute } from '@tanstack/react-router';
import { isAdmin } from '#domain/user-types.ts';
import { Daruma } from '#web/components/ui/daruma.tsx';
import { accountItems, menuItems, visibleItems } from '#web/features/layout/menu-items.ts';
import { ToolTile } from '#web/features/layout/tool-tile.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { title: 'Início' },
  component: DashboardPage,
});

function DashboardPage() {
  const { userType } = useCurrentUser();
  const tools = visibleItems([...menuItems, ...accountItems], isAdmin(userType)).filter((item) => item.card);
  return (
    <div className="page">
      <div className="flex items-end justify-between gap-4 border-b border-line sm:mb-6">
        <h1 className="mt-2 mb-8 max-w-[13ch] font-display text-[clamp(2.25rem,1.4rem+3.4vw,4rem)]/none font-bold tracking-(--tracking-hero) text-balance lg:mt-8 lg:mb-12">
          Hoje é dia de Dropar, bora lá?!
        </h1>
        <Daruma eyes={1} className="relative z-1 mr-4 -mb-0.5 w-[clamp(4.75rem,2.5rem+9vw,10rem)] flex-none lg:mr-10" />
      </div>
      <div className="grid sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-4">
        {tools.map((item) => (
          <ToolTile key={item.to} item={item} />
        ))}
      </div>
    </div>
  );
}
