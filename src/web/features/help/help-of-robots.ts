import { TEXT_ROBOT, type TextRobot } from '#domain/robots/robot-options.ts';
import type { HelpEntry } from './help-entry.ts';

function pageOf(robot: TextRobot) {
  const { label, path } = TEXT_ROBOT[robot];
  return { title: label, to: path };
}

export const robotHelp: readonly HelpEntry[] = [
  {
    id: 'robos',
    question: 'Como escrevo os textos do produto?',
    title: 'Robôs',
    to: '/robos',
    what: 'Quatro robôs escrevem: copy, tradução, anúncio e review. Sem IA ligada, eles montam um rascunho só com os dados que você aceitou.',
    steps: [
      'Escreva em português o que o produto é. Medida, peso e material valem mais que elogio.',
      'Confira os dados marcados: o robô escreve com eles. Os avisos aparecem na própria frase.',
      'Você também pode copiar o pedido para o seu assistente (ChatGPT, Gemini, Claude) e colar a resposta.',
      'No resultado, “Conferir com um assistente” pede a ele que compare o texto com o seu.',
      'Edite ou desfaça. O texto fica salvo em Produtos.',
    ],
    words: 'ia, inteligencia artificial, gerar, texto, offline, modo offline, aviso, ficha, assistente, chatgpt',
  },
  {
    ...pageOf('copy'),
    id: 'robo-copy',
    question: 'Como escrevo a copy do produto?',
    what: 'Você descreve o produto, e o robô propõe o nome e escreve público, persona e copy.',
    steps: [
      'Descreva o produto e toque em “Analisar”.',
      'Escolha o nome. O modelo do texto já vem no automático.',
      'Toque em “Gerar Copy” e depois em “Traduzir para o japonês”.',
    ],
    words: 'headline, nome do produto, persona, publico, pas, aida, fab, vender',
  },
  {
    ...pageOf('translate'),
    id: 'tradutor',
    question: 'Como traduzo um texto para o japonês?',
    what: 'O Tradutor mostra cada frase em japonês e o que ela diz em português. Parágrafos, listas e negrito ficam no lugar.',
    steps: [
      'Cole o texto, escolha o tom e toque em “Traduzir agora”.',
      'Se faltar japonês, use o tradutor do navegador, o seu assistente ou preencha à mão.',
      'Saem também a meta descrição e o identificador de URL para a Shopify.',
    ],
    words: 'traducao, japones, tom, formal, informal, persuasivo, meta descricao, slug, html, tags',
  },
  {
    ...pageOf('ads'),
    id: 'anuncios',
    question: 'Como faço um anúncio em japonês?',
    what: 'O robô escreve descrições e títulos em japonês e mostra o que cada um diz e quantos caracteres tem.',
    steps: [
      'Descreva o produto e escolha a estratégia.',
      'Alguns títulos prometem algo (frete grátis, oferta de hoje): use só o que é verdade na sua loja.',
    ],
    words: 'ads, facebook, instagram, google, titulo, descricao, campanha, storytelling',
  },
  {
    ...pageOf('reviews'),
    id: 'reviews',
    question: 'Como faço exemplos de review?',
    what: 'São exemplos, para ver a página cheia. Cada um termina com 「※サンプルレビュー」 (“review de amostra”): publicar review inventada como de cliente é ilegal no Japão.',
    steps: ['Escolha quantas, de quem e de que tamanho.', 'Para traduzir uma review de verdade, use Atendimento.'],
    words: 'avaliacao, depoimento, cliente, estrela, amostra, nome japones',
  },
  {
    id: 'verificador',
    question: 'Como sei se um texto promete demais?',
    title: 'Verificador de texto',
    to: '/robos/verificador',
    what: 'O Verificador procura, em japonês ou português, promessas que a lei japonesa limita. Mostra o motivo, a lei, a fonte e um jeito mais seguro de dizer.',
    steps: [
      'Cole o texto e toque em “Conferir texto”.',
      '“Trocar” põe a frase mais segura; “Desfazer” volta.',
      'Ele não garante que o texto está de acordo com a lei. Na dúvida, fale com um profissional no Japão.',
    ],
    words: 'lei, 薬機法, 景品表示法, promessa, proibido, cura, melhor do mundo, conferir',
  },
  {
    id: 'leitura',
    question: 'Como leio uma mensagem em japonês?',
    title: 'O que isto diz',
    to: '/robos/leitura',
    what: 'Cole o texto e leia em português, frase por frase. Serve para mensagens de clientes, reviews e páginas de concorrentes.',
    steps: [
      'Sem IA nem tradutor ligado, use o tradutor do navegador ou copie o pedido para o seu assistente e cole a resposta.',
      'Depois de ler, “Responder ao cliente” abre o Atendimento.',
    ],
    words: 'ler japones, traduzir para portugues, kanji, mensagem, entender',
  },
  {
    id: 'atendimento',
    question: 'Como respondo a um cliente em japonês?',
    title: 'Atendimento',
    to: '/robos/atendimento',
    what: 'O Atendimento tem respostas prontas em japonês educado e mostra o que cada linha diz. Também traduz reviews de clientes de verdade.',
    steps: [
      'Escolha a situação e preencha os dados do pedido.',
      'Copie a resposta. Prometa só o que você vai cumprir.',
    ],
    words: 'responder, cliente, atraso, reembolso, troca, reclamacao, email, sac, suporte',
  },
];
