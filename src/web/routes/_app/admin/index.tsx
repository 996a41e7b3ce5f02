import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { getAdminStats } from '#contract/admin/admin-overview.ts';
import type { Reply } from '#contract/base/endpoint.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TooltipProvider } from '#web/components/ui/overlay/tooltip.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { adminStatsQuery } from '#web/features/admin/admin.queries.ts';
import { ContentTab } from '#web/features/admin/content/content-tab.tsx';
import { lessons } from '#web/features/admin/content/lessons.tsx';
import { modules } from '#web/features/admin/content/modules.tsx';
import { snippetModules } from '#web/features/admin/content/snippet-modules.tsx';
import { snippets } from '#web/features/admin/content/snippets.tsx';
import { AdminStats } from '#web/features/admin/overview/admin-stats.tsx';
import { AiUsage } from '#web/features/ai-settings/ai-usage.tsx';

export const Route = createFileRoute('/_app/admin/')({
  staticData: { title: 'Painel Administrativo', requires: 'admin' },
  component: AdminPage,
  validateSearch: readSearch,
});

const PARAMS = ['aba', 'busca', 'modulo', 'plano', 'sobre'] as const;
type AdminSearch = Partial<Record<(typeof PARAMS)[number], string>>;

// Does not use the tabs: it is part of the main file.
function readSearch(search: Record<string, unknown>): AdminSearch {
  return Object.fromEntries(
    PARAMS.flatMap((name) => (search[name] ? [[name, String(search[name]).slice(0, 200)]] : [])),
  );
}

type Tab = {
  /** In the address. */
  name: string;
  label: string;
  count?: (stats: Reply<typeof getAdminStats>) => number;
  Content: ComponentType;
};

/** Rarely used tabs are loaded on demand. */
const TABS: readonly Tab[] = [
  {
    name: 'modulos',
    label: 'Módulos',
    count: ({ contents }) => contents.modules,
    Content: () => <ContentTab kind={modules} />,
  },
  {
    name: 'aulas',
    label: 'Aulas',
    count: ({ contents }) => contents.lessons,
    Content: () => <ContentTab kind={lessons} />,
  },
  {
    name: 'modulos-de-snippets',
    label: 'Módulos de snippets',
    count: ({ contents }) => contents.snippetModules,
    Content: () => <ContentTab kind={snippetModules} />,
  },
  {
    name: 'snippets',
    label: 'Snippets',
    count: ({ contents }) => contents.snippets,
    Content: () => <ContentTab kind={snippets} />,
  },
  {
    name: 'usuarios',
    label: 'Usuários',
    count: ({ total }) => total,
    Content: onDemand(() => import('#web/features/admin/users/users-tab.tsx').then((module) => module.UsersTab)),
  },
  {
    name: 'auditoria',
    label: 'Auditoria',
    Content: onDemand(() => import('#web/features/admin/audit/audit-tab.tsx').then((module) => module.AuditTab)),
  },
  {
    name: 'numeros',
    label: 'Números',
    Content: onDemand(() =>
      import('#web/features/admin/overview/overview-tab.tsx').then((module) => module.OverviewTab),
    ),
  },
  {
    name: 'termos',
    label: 'Termos',
    Content: onDemand(() => import('#web/features/admin/legal-tab.tsx').then((module) => module.LegalTab)),
  },
  {
    name: 'inteligencia',
    label: 'Inteligência',
    Content: onDemand(() =>
      import('#web/features/ai-settings/ai-settings-tab.tsx').then((module) => module.AiSettingsTab),
    ),
  },
];

function AdminPage() {
  const { aba } = Route.useSearch();
  const opened = TABS.some(({ name }) => name === aba) ? aba : 'modulos';
  const navigate = Route.useNavigate();
  // A new tab starts without the filters of the previous one.
  const openTab = (name: string) =>
    void navigate({ search: name === 'modulos' ? {} : { aba: name }, replace: true, resetScroll: false });
  const { data: stats } = useQuery(adminStatsQuery);
  return (
    <TooltipProvider>
      <div className="page">
        <PageHeader
          title="Painel Administrativo"
          seal="admin"
          actions={
            <Button asChild>
              <Link to="/admin/webhook-tester">
                <Webhook aria-hidden="true" />
                Testes Webhook
              </Link>
            </Button>
          }
        />
        {opened === 'inteligencia' ? <AiUsage otherwise={<AdminStats />} /> : <AdminStats />}
        <Tabs value={opened} onValueChange={openTab} className="mt-4 md:mt-8">
          <TabsList aria-label="Conteúdo">
            {TABS.map(({ name, label, count }) => (
              <TabsTrigger key={name} value={name}>
                {label} {count && <small>{stats && formatWhole(count(stats))}</small>}
              </TabsTrigger>
            ))}
          </TabsList>
          {TABS.map(({ name, Content }) => (
            <TabsContent key={name} value={name}>
              <Suspense fallback={<Skeleton className="mt-4 h-80" />}>
                <Content />
              </Suspense>
            </TabsContent>
          ))}
        </Tabs>
      </div>
    </TooltipProvider>
  );
}

function onDemand(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
