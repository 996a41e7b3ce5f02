import type { ReactNode } from 'react';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { ReplyEditor } from './reply-editor.tsx';
import { ReviewTranslation } from './review-translation.tsx';

export function ReplyTool({ productId }: { productId: string | undefined }) {
  return (
    <div className="page">
      <BackLink to="/robos">Voltar</BackLink>
      <PageHeader title="Atendimento" seal="review">
        Japonês educado, com o que cada frase diz.
      </PageHeader>
      <Tabs defaultValue="responder">
        <TabsList aria-label="Atendimento">
          <TabsTrigger value="responder">Responder</TabsTrigger>
          <TabsTrigger value="avaliacao">Traduzir avaliação</TabsTrigger>
        </TabsList>
        <TabsContent value="responder">
          <Columns>
            <ReplyEditor productId={productId} />
          </Columns>
        </TabsContent>
        <TabsContent value="avaliacao">
          <Columns>
            <ReviewTranslation />
          </Columns>
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** Form at the left, text at the right. On phones it is no box: its bottom bar belongs to the whole page. */
const Columns = ({ children }: { children: ReactNode }) => (
  <div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-10 lg:gap-y-5 lg:pt-6 max-lg:*:mt-6 [&_.input]:text-ellipsis">
    {children}
  </div>
);
