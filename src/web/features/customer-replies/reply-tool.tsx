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
          <ReplyEditor productId={productId} />
        </TabsContent>
        <TabsContent value="avaliacao">
          <ReviewTranslation />
        </TabsContent>
      </Tabs>
    </div>
  );
}
