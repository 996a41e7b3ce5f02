import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
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
import { LogoSection } from '#web/features/admin/logo-section.tsx';
import type { Moderated } from '#web/features/admin/moderation/moderation.queries.ts';
import { ModerationDialog } from '#web/features/admin/moderation/moderation-dialog.tsx';
import { AdminStats } from '#web/features/admin/overview/admin-stats.tsx';
import { AiUsage } from '#web/features/ai-settings/ai-usage.tsx';

// Rarely used tabs are loaded on demand.
const UsersTab = lazy(async () => ({ default: (await import('#web/features/admin/users/users-tab.tsx')).UsersTab }));
const AuditTab = lazy(async () => ({ default: (await import('#web/features/admin/audit/audit-tab.tsx')).AuditTab }));
const OverviewTab = lazy(async () => ({
  default: (await import('#web/features/admin/overview/overview-tab.tsx')).OverviewTab,
}));
const AiSettingsTab = lazy(async () => ({
  default: (await import('#web/features/ai-settings/ai-settings-tab.tsx')).AiSettingsTab,
}));
const LegalTab = lazy(async () => ({ default: (await import('#web/features/admin/legal-tab.tsx')).LegalTab }));

export const Route = createFileRoute('/_app/admin/')({
  staticData: { title: 'Painel Administrativo', requires: 'admin' },
  component: AdminPage,
  validateSearch: readSearch,
});

/** Tab values by their name in the address. */
const TABS = {
  modulos: 'modules',
  aulas: 'lessons',
  'modulos-de-snippets': 'snippet-modules',
  snippets: 'snippets',
  usuarios: 'users',
  auditoria: 'audit',
  numeros: 'overview',
  termos: 'legal',
  inteligencia: 'intelligence',
} as const;
type TabName = keyof typeof TABS;
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
const count = (value: number | undefined) => (value === undefined ? '' : whole().format(value));

function AdminPage() {
  const { aba = 'modulos' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const tab = TABS[aba];
  // A new tab starts without the filters of the previous one.
  const openTab = (next: string) => {
    const name = (Object.keys(TABS) as TabName[]).find((each) => TABS[each] === next);
    void navigate({ search: name && name !== 'modulos' ? { aba: name } : {}, replace: true, resetScroll: false });
  };
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
        {tab === 'intelligence' ? <AiUsage /> : <AdminStats />}
        <Tabs value={tab} onValueChange={openTab} className="mt-8">
          <TabsList aria-label="Conteúdo">
            <TabsTrigger value="modules">
              Módulos <small>{count(stats?.contents.modules)}</small>
            </TabsTrigger>
            <TabsTrigger value="lessons">
              Aulas <small>{count(stats?.contents.lessons)}</small>
            </TabsTrigger>
            <TabsTrigger value="snippet-modules">
              Módulos de snippets <small>{count(stats?.contents.snippetModules)}</small>
            </TabsTrigger>
            <TabsTrigger value="snippets">
              Snippets <small>{count(stats?.contents.snippets)}</small>
            </TabsTrigger>
            <TabsTrigger value="users">
              Usuários <small>{count(stats?.total)}</small>
            </TabsTrigger>
            <TabsTrigger value="audit">Auditoria</TabsTrigger>
            <TabsTrigger value="overview">Números</TabsTrigger>
            <TabsTrigger value="legal">Termos</TabsTrigger>
            <TabsTrigger value="intelligence">Inteligência</TabsTrigger>
          </TabsList>
          <TabsContent value="modules">
            <ModulesTab />
          </TabsContent>
          <TabsContent value="lessons">
            <LessonsTab onModerate={(item) => setModerated({ subject: 'lesson', item })} />
          </TabsContent>
          <TabsContent value="snippet-modules">
            <SnippetModulesTab />
          </TabsContent>
          <TabsContent value="snippets">
            <SnippetsTab onModerate={(item) => setModerated({ subject: 'snippet', item })} />
          </TabsContent>
          <TabsContent value="users">
            <LazyTab>
              <UsersTab />
            </LazyTab>
          </TabsContent>
          <TabsContent value="audit">
            <LazyTab>
              <AuditTab />
            </LazyTab>
          </TabsContent>
          <TabsContent value="overview">
            <LazyTab>
              <OverviewTab />
            </LazyTab>
            <LogoSection />
          </TabsContent>
          <TabsContent value="legal">
            <LazyTab>
              <LegalTab />
            </LazyTab>
          </TabsContent>
          <TabsContent value="intelligence">
            <LazyTab>
              <AiSettingsTab />
            </LazyTab>
          </TabsContent>
        </Tabs>
        {moderated && <ModerationDialog moderated={moderated} onClose={() => setModerated(undefined)} />}
      </div>
    </TooltipProvider>
  );
}

const LazyTab = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton className="mt-4 h-80" />}>{children}</Suspense>
);
