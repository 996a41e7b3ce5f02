import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { actionMail, mailWithoutLink } from '#server/features/auth/mail/mail-texts.ts';

/** In Brasília time, for readers in Brazil. */
const describeMoment = (moment: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(
    new Date(moment),
  );

export const deletionRequestedMail = (to: string, dueAt: string, publicUrl: string) =>
  actionMail(to, {
    subject: `Sua conta do ${PRODUCT_NAME} será excluída em 7 dias`,
    intro: `Recebemos seu pedido. Em ${describeMoment(dueAt)} (horário de Brasília) sua conta e tudo o que é seu serão excluídos de vez: tarefas, produtos, textos, comentários e fotos. Até lá, basta entrar e escolher "Desfazer exclusão".`,
    action: 'Entrar e desfazer',
    link: `${publicUrl}/profile`,
    ending:
      'Se não foi você, entre agora, desfaça a exclusão e troque a senha. Uma assinatura ativa continua sendo cobrada pela plataforma de pagamento até você cancelar por lá.',
  });

export const accountDeletedMail = (to: string) =>
  mailWithoutLink(to, {
    subject: `Sua conta do ${PRODUCT_NAME} foi excluída`,
    intro: `Como você pediu, sua conta e tudo o que era seu foram excluídos. Obrigado por ter usado o ${PRODUCT_NAME}.`,
    ending: 'Cópias de segurança antigas são substituídas com o tempo. Se quiser voltar, é só criar uma conta nova.',
  });
