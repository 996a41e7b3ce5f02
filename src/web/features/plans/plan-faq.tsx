import { useQuery } from '@tanstack/react-query';
import { GUARANTEE_DAYS } from '#domain/plans/plan-price.ts';
import { Accordion } from '#web/components/ui/accordion.tsx';
import { supportEmailQuery } from './plans.queries.ts';

const questions = [
  {
    id: 'cancelar',
    title: 'Posso cancelar quando quiser?',
    content:
      'Sim. Não há permanência mínima nem taxa de cancelamento. O cancelamento é feito pelo e-\u2060mail da compra e você usa o Premium até o fim do período pago.',
  },
  {
    id: 'garantia',
    title: 'Como funciona a garantia?',
    content: `São ${GUARANTEE_DAYS} dias de garantia de satisfação. Se não gostar, devolvemos 100% do valor.`,
  },
  {
    id: 'cobranca',
    title: 'Como é a cobrança?',
    content: 'Mensal e automática, pelo provedor de pagamento.',
  },
  {
    id: 'iene',
    title: 'Por que o preço em iene muda?',
    content:
      'O valor é definido em reais. A conversão é atualizada três vezes por dia, à 0h, às 12h e às 18h no horário do Japão.',
  },
];

export function PlanFaq() {
  const { data: supportEmail } = useQuery(supportEmailQuery);
  return (
    <section
      aria-labelledby="perguntas"
      className="mt-16 grid gap-6 min-[56rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] min-[56rem]:gap-4"
    >
      <div>
        <h2 id="perguntas" className="h2">
          Perguntas frequentes
        </h2>
        <p className="mt-2 max-w-72 text-sm text-fg-muted">
          Não achou a resposta?{' '}
          {supportEmail ? (
            <a href={`mailto:${supportEmail}`} className="underline underline-offset-2 hover:text-fg">
              Fale com o suporte.
            </a>
          ) : (
            'Fale com o suporte.'
          )}
        </p>
      </div>
      <Accordion
        items={questions}
        defaultOpenId="cancelar"
        className="border-t border-line [&_.accordion-content>div]:max-w-[34rem]"
      />
    </section>
  );
}
