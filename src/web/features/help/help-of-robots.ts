import { robots } from '#web/components/writing/robot-catalog.ts';
import type { HelpEntry } from './help-entry.ts';

export const robotHelp: readonly HelpEntry[] = [
  {
    id: 'robos',
    title: 'Robôs',
    to: '/robos',
    pages: ['/robos'],
    what: 'Quatro robôs que escrevem e três ferramentas que conferem. Sem IA ligada, eles compõem só com o que você escreveu e dizem “Modo offline”.',
    steps: [
      'Escreva em português o que o produto é. Dados valem mais que adjetivos.',
      'Confira o que o texto diz do produto: o robô usa o que está marcado, e os avisos vêm na frase.',
      'Edite, refaça uma frase ou desfaça. Tudo o que sai fica salvo em Produtos.',
    ],
    words: 'ia, inteligencia artificial, gerar, texto, offline, modo offline, aviso, ficha, assistente, chatgpt',
  },
  ...Object.values(robots).map(({ name, path, help }) => ({ ...help, title: name, to: path, pages: [path] })),
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
