import { ACCOUNT_DELETION_DAYS } from '#domain/legal/retention.ts';
import { GUARANTEE_DAYS } from '#domain/plans/plan-price.ts';
import type { HelpEntry } from './help-entry.ts';

export const accountHelp: readonly HelpEntry[] = [
  {
    id: 'planos',
    question: 'Como funciona o Premium, e como cancelo?',
    title: 'Planos',
    to: '/plans',
    what: 'O plano gratuito não vence. O Premium abre as cinco listas, as aulas e os snippets Premium e guarda todos os produtos e textos.',
    steps: [
      'O preço é em reais; o valor em iene é a conversão do momento.',
      `São ${GUARANTEE_DAYS} dias de garantia, com 100% do valor de volta, e não há permanência mínima.`,
      'Para cancelar, abra o e-mail da compra e use o link da assinatura. O Premium vale até o fim do período pago, e nada seu é excluído depois.',
    ],
    words: 'premium, preco, pagar, assinatura, cancelar, garantia, reembolso, upgrade, gratis, gratuito',
  },
  {
    id: 'perfil',
    question: 'Como mudo a senha, os avisos ou os meus dados?',
    title: 'Perfil',
    to: '/profile',
    what: 'Tudo isso está no Perfil, em três abas: Dados, Segurança e Avisos.',
    steps: [
      'Em Segurança, ligue a verificação em duas etapas e veja os aparelhos em que você entrou. Guarde a chave: sem o celular e sem ela, só o suporte desliga.',
      '“Baixar meus dados” põe tudo o que é seu num arquivo.',
      'Em Avisos, escolha o que o sino mostra e o que chega por e-mail.',
      `Para sair de vez: “Excluir minha conta”, com ${ACCOUNT_DELETION_DAYS} dias para mudar de ideia.`,
    ],
    words:
      'senha, nome, conta, seguranca, codigo, autenticador, celular perdido, aparelhos, sessoes, email, excluir, dados, exportar, avisos, notificacoes, sino, lembrete, agenda, google calendar',
  },
  {
    id: 'roadmap',
    question: 'Como sei o que vem por aí?',
    title: 'Roadmap',
    to: '/roadmap',
    what: 'O Roadmap mostra o que está pronto, o que está em desenvolvimento e o que vem depois.',
    steps: ['Cada item tem a versão; o que está pronto tem também o mês.'],
    words: 'novidades, futuro, versao, planejado',
  },
  {
    id: 'compartilhar',
    question: 'Como envio uma aula ou um snippet a alguém?',
    title: 'Compartilhar',
    what: 'Toque em “Compartilhar” na aula ou no snippet: o link curto é copiado. Quem abre sem conta vê o que é e chega lá depois de entrar.',
    steps: ['O conteúdo Premium só abre para quem tem o plano.'],
    words: 'link, enviar, convidar, whatsapp',
  },
  {
    id: 'celular',
    question: 'Como uso o Dropar no celular?',
    title: 'No celular',
    what: 'As páginas mais usadas ficam na barra de baixo; o resto, em “Mais”.',
    steps: ['Segure uma tarefa por um instante para arrastar.'],
    words: 'telefone, mobile, barra, menu, app, toque',
  },
  {
    id: 'afiliado',
    question: 'Como funciona o programa de afiliados?',
    title: 'Afiliado',
    to: '/afiliado',
    what: 'A página mostra como indicar, as metas e a comissão. Por enquanto, só administradores a abrem.',
    steps: [],
    words: 'comissao, indicar, bronze, gold, diamond',
    adminOnly: true,
  },
  {
    id: 'administracao',
    question: 'Como administro o conteúdo?',
    title: 'Admin Panel',
    to: '/admin',
    pages: ['/admin', '/admin/webhook-tester'],
    what: 'No Admin Panel ficam módulos, aulas, snippets, comentários, usuários e pagamentos recebidos.',
    steps: ['Uma aula agendada abre sozinha na data.', 'Excluir pede confirmação.'],
    words: 'painel administrativo, modulos, webhook, moderar, usuarios',
    adminOnly: true,
  },
];
