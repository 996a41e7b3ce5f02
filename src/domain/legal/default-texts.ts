import type { LegalPage } from './legal-pages.ts';
import { ACCOUNT_DELETION_DAYS, DELETED_TEXT_DAYS } from './retention.ts';

/** The date of the last change, which is the version date of these texts. */
export const DEFAULT_LEGAL_DATE = '2026-11-16T12:00:00Z';

/** Used until an administrator publishes another text. */
export const defaultLegalTexts: Record<LegalPage, string> = {
  terms: `Estes termos valem para quem cria uma conta no Dropar. Escrevemos curto para você ler inteiro.

## 1. O que é o Dropar

O Dropar é um kit de ferramentas, em português, para quem vende do Brasil para o Japão: tarefas, aulas, códigos e prompts, calculadora de preços, verificações e robôs de texto. Ele ajuda você a decidir e a escrever. Quem vende, responde pelos produtos e fala com os clientes é você.

## 2. Sua conta

- Você precisa ter 18 anos ou mais.
- Use um e-mail seu e guarde a senha. O que acontece na sua conta é tratado como feito por você.
- Uma conta é de uma pessoa. Se notar um acesso estranho, troque a senha e escreva para {{suporte}}.

## 3. Plano gratuito e Premium

O plano gratuito não tem prazo. O Premium é uma assinatura paga, vendida por uma plataforma de pagamentos parceira, que cuida da cobrança e da nota. O preço é mostrado antes da compra.

- Você pode cancelar quando quiser, pelo e-mail da compra. O acesso continua até o fim do período pago.
- Nos primeiros 7 dias depois da compra você pode desistir e receber o valor de volta, como prevê o artigo 49 do Código de Defesa do Consumidor.
- Se o plano terminar, o que você criou continua guardado. Só fica bloqueado o que é do Premium.

## 4. O que você cria é seu

Tarefas, produtos, textos e fotos que você coloca aqui continuam seus. Você nos autoriza a guardá-los e a processá-los apenas para que o Dropar funcione para você. Você pode baixar tudo em Perfil, "Baixar meus dados".

Os códigos e prompts da biblioteca podem ser usados nas suas lojas, também com clientes. Não vale revender a biblioteca em si nem compartilhar a conta.

## 5. Robôs, cálculos e regras do Japão

Textos escritos por robôs podem conter erros. Leia antes de publicar, confira preços, medidas e promessas, e não publique o que não for verdade sobre o seu produto.

As informações sobre leis, impostos e alfândega do Japão são orientação geral, não são consultoria jurídica nem contábil. Regras mudam: confirme com a fonte oficial ou com um profissional antes de decidir. O câmbio mostrado é aproximado.

## 6. O que não é permitido

- Usar o Dropar para vender algo proibido no Brasil ou no Japão, para enganar compradores ou para escrever avaliações falsas.
- Tentar entrar na conta de outra pessoa, atrapalhar o serviço ou copiar o conteúdo Premium em massa.
- Publicar comentários ofensivos, com dados de outras pessoas ou com propaganda.

Podemos remover comentários assim e, em casos graves, encerrar a conta. Sempre que possível avisamos antes e dizemos o motivo.

## 7. Disponibilidade e responsabilidade

Cuidamos para que o Dropar fique no ar e para que nada se perca, mas nenhum serviço funciona sem falhas. Respondemos pelo que causarmos, nos limites da lei. Não respondemos por resultado de vendas, por decisões tomadas com base nas ferramentas nem por serviços de terceiros. Nada aqui reduz direitos que a lei dá a você como consumidor.

## 8. Mudanças nestes termos

Cada texto publicado tem número e data, e as versões anteriores ficam guardadas. Se uma mudança tirar direitos seus, avisamos por e-mail antes de ela valer.

## 9. Encerrar a conta

Você pode excluir a conta em Perfil quando quiser. Ela é apagada ${ACCOUNT_DELETION_DAYS} dias depois do pedido, e até lá dá para desistir. Uma assinatura em andamento precisa ser cancelada na plataforma de pagamentos.

## 10. Lei e contato

O Dropar é oferecido por {{operador}}. Valem as leis do Brasil, e você pode usar o foro do seu domicílio. Dúvidas: {{suporte}}.`,

  privacy: `Esta política conta quais dados seus o Dropar guarda, para quê e o que você pode fazer com eles, como pede a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018).

## 1. Quem cuida dos dados

O controlador dos dados é {{operador}}. O canal para qualquer pedido sobre seus dados é {{suporte}}.

## 2. O que guardamos

- Da sua conta: nome, e-mail, a senha em forma embaralhada (ninguém consegue lê-la), plano, data de criação, último acesso e as versões destes textos que você aceitou.
- Do seu trabalho: tarefas, produtos, respostas sobre o Japão, cálculos, dados da loja, textos feitos com os robôs, fotos, aulas concluídas, snippets copiados, notas e comentários.
- Da segurança: sessões abertas com endereço IP e navegador, e um registro de entradas, trocas de senha e autenticadores, por 180 dias, como pede o Marco Civil da Internet (Lei nº 12.965/2014, artigo 15).
- Do pagamento: os avisos que a plataforma de pagamentos nos envia (pedido, produto, valor, situação, nome e e-mail da compra), sem CPF, endereço, telefone nem cartão. Os avisos ficam 90 dias; o que foi pago fica enquanto a lei exigir.
- Da administração: o que um administrador fez na sua conta, quando e por quê, como mudar o plano ou encerrar sessões.

Não usamos cookies de propaganda nem rastreadores. O seu navegador guarda apenas o que mantém você conectado e o que você ainda não salvou.

## 3. Para que usamos

- Para entregar o que você pediu ao criar a conta: execução do contrato (artigo 7º, V).
- Para proteger contas e impedir abusos: legítimo interesse (artigo 7º, IX).
- Para guardar registros de pagamento e de acesso: obrigação legal (artigo 7º, II).
- Para enviar lembretes por e-mail: consentimento (artigo 7º, I). Você liga, e pode desligar a qualquer momento.

Não vendemos dados e não fazemos propaganda com eles.

## 4. Com quem compartilhamos

- Com a plataforma de pagamentos, quando você abre a compra: vai junto o identificador da sua conta no Dropar, para que o plano seja liberado.
- Com serviços de inteligência artificial ou de tradução, se esta instalação usar algum: vai o texto que você manda para o robô, sem seu nome nem e-mail. Não escreva dados de clientes nesses campos.
- Com quem hospeda o servidor, os arquivos e os e-mails, apenas para que funcionem.
- Com autoridades, quando a lei obriga.

Alguns desses serviços podem ficar fora do Brasil. A transferência internacional segue os artigos 33 a 36 da LGPD: só o necessário para o serviço que você pediu, com as garantias que a lei exige de quem recebe.

Seus comentários em aulas e snippets aparecem para outras pessoas com o seu nome.

## 5. Por quanto tempo

Guardamos enquanto a conta existir. O que você apaga sai de vez em até uma hora para tarefas e comentários, e em até ${DELETED_TEXT_DAYS} dias para produtos e textos. Se você excluir a conta, tudo o que é seu é apagado ${ACCOUNT_DELETION_DAYS} dias depois do pedido. Fica apenas que algo foi pago, sem dizer por quem, e o registro do que administradores fizeram, sem o seu nome. Cópias de segurança são substituídas aos poucos.

## 6. Seus direitos

São os dos artigos 18 e 20 da LGPD:

- Confirmar que tratamos seus dados, ver e levar tudo: Perfil, "Baixar meus dados".
- Corrigir: o nome muda no Perfil, o resto nas próprias páginas; para o e-mail, escreva para {{suporte}}.
- Apagar: Perfil, "Excluir minha conta".
- Retirar um consentimento: desligue os lembretes quando quiser.
- Pedir que um dado seja bloqueado ou anonimizado, saber com quem foi dividido, discordar de um uso e pedir a revisão de uma decisão automática: escreva para {{suporte}}. Respondemos em até 15 dias.
- Reclamar à Agência Nacional de Proteção de Dados (ANPD).

## 7. Segurança

As conexões são cifradas, senhas e chaves nunca são guardadas às claras, e a equipe só chega aos dados de que precisa. Se acontecer um incidente que traga risco a você, avisamos você e a ANPD.

## 8. Crianças e adolescentes

O Dropar é para maiores de 18 anos. Se soubermos que uma conta é de alguém mais novo, ela é encerrada e apagada.

## 9. Mudanças

Cada versão tem número e data, e as anteriores ficam guardadas. Avisamos por e-mail sobre mudanças importantes.`,
};
