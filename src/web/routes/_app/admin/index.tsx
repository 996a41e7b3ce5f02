import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { getAdminStats } from '#contract/admin/admin.ts';
import type { Reply } from '#contract/base/endpoint.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TooltipProvider } from '#web/components/ui/overlay/tooltip.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { adminStatsQuery } from '#web/features/admin/admin.queries.ts';
import { LessonsTab } from '#web/features/admin/content/lessons-tab.tsx';
import { ModulesTab } from '#web/features/admin/content/modules-tab.tsx';
import { SnippetModulesTab } from '#web/features/admin/content/snippet-modules-tab.tsx';
import { SnippetsTab } from '#web/features/admin/content/snippets-tab.tsx';
import type { Moderated } from '#web/features/admin/moderation/moderation.queries.ts';
import { ModerationDialog } from '#web/features/admin/moderation/moderation-dialog.tsx';
import { AdminStats } from '#web/features/admin/overview/admin-stats.tsx';
import { AiUsage } from '#web/features/ai-settings/ai-usage.tsx';

export const Route = createFileRoute('/_app/admin/')({
  staticData: { title: 'Painel Administrativo', requires: 'admin' },
  component: AdminPage,
  validateSearch: readSearch,
});

type TabProps = { onModerate: (moderated: Moderated) => void };
type Tab = {
  label: string;
  count?: (stats: Reply<typeof getAdminStats>) => number;
  Content: ComponentType<TabProps>;
};

/** The tabs by their name in the address. Rarely used ones are loaded on demand. */
const TABS = {
  modulos: { label: 'Módulos', count: ({ contents }) => contents.modules, Content: ModulesTab },
  aulas: {
    label: 'Aulas',
    count: ({ contents }) => contents.lessons,
    Content: ({ onModerate }) => <LessonsTab onModerate={(item) => onModerate({ subject: 'lesson', item })} />,
  },
  'modulos-de-snippets': {
    label: 'Módulos de snippets',
    count: ({ contents }) => contents.snippetModules,
    Content: SnippetModulesTab,
  },
  snippets: {
    label: 'Snippets',
    count: ({ contents }) => contents.snippets,
    Content: ({ onModerate }) => <SnippetsTab onModerate={(item) => onModerate({ subject: 'snippet', item })} />,
  },
  usuarios: {
    label: 'Usuários',
    count: ({ total }) => total,
    Content: onDemand(() => import('#web/features/admin/users/users-tab.tsx').then((module) => module.UsersTab)),
  },
  auditoria: {
    label: 'Auditoria',
    Content: onDemand(() => import('#web/features/admin/audit/audit-tab.tsx').then((module) => module.AuditTab)),
  },
  numeros: {
    label: 'Números',
    Content: onDemand(() =>
      import('#web/features/admin/overview/overview-tab.tsx').then((module) => module.OverviewTab),
    ),
  },
  termos: {
    label: 'Termos',
    Content: onDemand(() => import('#web/features/admin/legal-tab.tsx').then((module) => module.LegalTab)),
  },
  inteligencia: {
    label: 'Inteligência',
    Content: onDemand(() =>
      import('#web/features/ai-settings/ai-settings-tab.tsx').then((module) => module.AiSettingsTab),
    ),
  },
} satisfies Record<string, Tab>;
type TabName = keyof typeof TABS;
// Object.entries gives strings; these are the keys above.
const tabs = Object.entries(TABS) as [TabName, Tab][];
type AdminSearch = Partial<Record<'busca' | 'modulo' | 'plano' | 'sobre', string>> & { aba?: TabName };

function readSearch({ aba, ...filters }: Record<string, unknown>): AdminSearch {
  const known = ['busca', 'modulo', 'plano', 'sobre'] as const;
  return {
    ...(typeof aba === 'string' && aba in TABS && { aba: aba as TabName }),
    ...Object.fromEntries(
      known.flatMap((name) => (filters[name] ? [[name, String(filters[name]).slice(0, 200)]] : [])),
    ),
  };
}

const whole = lazyValue(() => new Intl.NumberFormat('pt-BR'));

function AdminPage() {
  const { aba = 'modulos' } = Route.useSearch();
  const navigate = Route.useNavigate();
  // A new tab starts without the filters of the previous one.
  const openTab = (name: string) =>
    void navigate({ search: name === 'modulos' ? {} : { aba: name as TabName }, replace: true, resetScroll: false });
  const [moderated, setModerated] = useState<Moderated>();
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
        {aba === 'inteligencia' ? <AiUsage /> : <AdminStats />}
        <Tabs value={aba} onValueChange={openTab} className="mt-8">
          <TabsList aria-label="Conteúdo">
            {tabs.map(([name, { label, count }]) => (
              <TabsTrigger key={name} value={name}>
                {label} {count && <small>{stats && whole().format(count(stats))}</small>}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map(([name, { Content }]) => (
            <TabsContent key={name} value={name}>
              <Suspense fallback={<Skeleton className="mt-4 h-80" />}>
                <Content onModerate={setModerated} />
              </Suspense>
            </TabsContent>
          ))}
        </Tabs>
        {moderated && <ModerationDialog moderated={moderated} onClose={() => setModerated(undefined)} />}
      </div>
    </TooltipProvider>
  );
}

function onDemand(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
