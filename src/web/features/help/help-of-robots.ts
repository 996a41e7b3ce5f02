import { TEXT_ROBOT, type TextRobot } from '#domain/robots/robot-options.ts';
import type { HelpEntry } from './help-entry.ts';

function pageOf(robot: TextRobot) {
  const { label, path } = TEXT_ROBOT[robot];
  return { title: label, to: path, pages: [path] };
}

export const robotHelp: readonly HelpEntry[] = [
  {
    id: 'robos',
    title: 'Robôs',
    to: '/robos',
    pages: ['/robos'],
    what: 'Quatro robôs que escrevem e três ferramentas que conferem. Sem IA ligada, eles compõem só com o que você escreveu e dizem “Rascunho sem IA”.',
    steps: [
      'Escreva em português o que o produto é. Dados valem mais que adjetivos.',
      'Confira o que o texto diz do produto: o robô usa o que está marcado, e os avisos vêm na frase.',
      'Edite, refaça uma frase ou desfaça. Tudo o que sai fica salvo em Produtos.',
    ],
    words: 'ia, inteligencia artificial, gerar, texto, offline, modo offline, aviso, ficha, assistente, chatgpt',
  },
  {
    ...pageOf('copy'),
    id: 'robo-copy',
    what: 'Da descrição (e da foto, se quiser) ao nome, ao público, à persona e à copy.',
    steps: [
      'Descreva o produto e toque em “Analisar”.',
      'Escolha um nome e um modelo: PAS, AIDA, FAB ou automático.',
      '“Gerar Copy” escreve. Dali, um toque leva à tradução.',
    ],
    words: 'headline, nome do produto, persona, publico, pas, aida, fab, vender',
  },
  {
    ...pageOf('translate'),
    id: 'tradutor',
    what: 'Português vira japonês no tom escolhido, frase por frase, com o que cada uma diz. Parágrafos, listas e negrito ficam no lugar.',
    steps: [
      'Cole o texto, escolha o tom e toque em “Traduzir agora”.',
      'Sem tradutor, preencha as frases que faltam ou cole a resposta do seu assistente.',
      'Saem também a meta descrição e o identificador de URL para a Shopify.',
    ],
    words: 'traducao, japones, tom, formal, informal, persuasivo, meta descricao, slug, html, tags',
  },
  {
    ...pageOf('ads'),
    id: 'anuncios',
    what: 'Descrições e títulos em japonês para anúncios, com o número de caracteres e o sentido de cada um.',
    steps: [
      'Escreva o produto e escolha a estratégia.',
      'Alguns títulos prometem algo (frete grátis, oferta de hoje): use só o que é verdade na sua loja.',
    ],
    words: 'ads, facebook, instagram, google, titulo, descricao, campanha, storytelling',
  },
  {
    ...pageOf('reviews'),
    id: 'reviews',
    what: 'Exemplos de review para ver a página cheia. Cada um termina com 「※サンプルレビュー」: publicar review inventada como de cliente é ilegal no Japão.',
    steps: [
      'Diga quantas, de quem e de que tamanho.',
      'Use como modelo. Review de verdade você traduz em Atendimento.',
    ],
    words: 'avaliacao, depoimento, cliente, estrela, amostra, nome japones',
  },
  {
    id: 'verificador',
    title: 'Verificador de texto',
    to: '/robos/verificador',
    pages: ['/robos/verificador'],
    what: 'Confere um texto, em japonês ou português, contra as regras do que se pode prometer no Japão. Mostra a lei, o motivo, a fonte e uma redação mais segura.',
    steps: [
      'Cole o texto e confira.',
      '“Trocar” põe a redação mais segura; “Desfazer” volta.',
      'É um aviso, não um parecer: na dúvida, pergunte a quem responde pela lei.',
    ],
    words: 'lei, 薬機法, 景品表示法, promessa, proibido, cura, melhor do mundo, conferir',
  },
  {
    id: 'leitura',
    title: 'O que isto diz',
    to: '/robos/leitura',
    pages: ['/robos/leitura'],
    what: 'Cole japonês e leia em português, frase por frase.',
    steps: [
      'Sirva-se dela para mensagens de clientes e páginas de concorrentes.',
      'Sem IA nem tradutor ligado, ela reconhece o que conhece e diz o que não leu.',
    ],
    words: 'ler japones, traduzir para portugues, kanji, mensagem, entender',
  },
  {
    id: 'atendimento',
    title: 'Atendimento',
    to: '/robos/atendimento',
    pages: ['/robos/atendimento'],
    what: 'Respostas a clientes em japonês educado para dez situações, com o sentido de cada linha. E reviews reais em japonês, com a fonte.',
    steps: ['Escolha a situação e preencha os dados do pedido.', 'Copie a resposta. Só prometa o que já fez.'],
    words: 'responder, cliente, atraso, reembolso, troca, reclamacao, email, sac, suporte',
  },
];
