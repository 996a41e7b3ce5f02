import { createFileRoute, Link } from '@tanstack/react-router';
import { MessageSquareText, Webhook } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { AdminStats } from '#web/features/admin/admin-stats.tsx';
import { LessonsTab } from '#web/features/admin/lessons-tab.tsx';
import type { CommentSubject } from '#web/features/admin/moderation.queries.ts';
import { ModerationDialog } from '#web/features/admin/moderation-dialog.tsx';
import { ModulesTab } from '#web/features/admin/modules-tab.tsx';
import { SnippetModulesTab } from '#web/features/admin/snippet-modules-tab.tsx';
import { SnippetsTab } from '#web/features/admin/snippets-tab.tsx';

export const Route = createFileRoute('/_app/admin/')({
  staticData: { title: 'Painel Administrativo', requires: 'admin' },
  component: AdminPage,
});

function AdminPage() {
  const [moderating, setModerating] = useState<CommentSubject>();
  return (
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
      <AdminStats />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setModerating('lesson')}>
          <MessageSquareText aria-hidden="true" />
          Comentários das aulas
        </Button>
        <Button size="sm" onClick={() => setModerating('snippet')}>
          <MessageSquareText aria-hidden="true" />
          Comentários dos snippets
        </Button>
      </div>
      <Tabs defaultValue="modules" className="mt-6">
        <TabsList aria-label="Conteúdo">
          <TabsTrigger value="modules">Módulos</TabsTrigger>
          <TabsTrigger value="lessons">Aulas</TabsTrigger>
          <TabsTrigger value="snippet-modules">Módulos de snippets</TabsTrigger>
          <TabsTrigger value="snippets">Snippets</TabsTrigger>
        </TabsList>
        <TabsContent value="modules">
          <ModulesTab />
        </TabsContent>
        <TabsContent value="lessons">
          <LessonsTab />
        </TabsContent>
        <TabsContent value="snippet-modules">
          <SnippetModulesTab />
        </TabsContent>
        <TabsContent value="snippets">
          <SnippetsTab />
        </TabsContent>
      </Tabs>
      {moderating && <ModerationDialog subject={moderating} onClose={() => setModerating(undefined)} />}
    </div>
  );
}
