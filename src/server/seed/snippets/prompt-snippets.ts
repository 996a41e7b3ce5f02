import type { SnippetModuleSeed } from './snippet-seed.ts';
import { snippet } from './snippet-seed.ts';

export const promptSnippets: readonly SnippetModuleSeed[] = [
  {
    title: 'Prompts de produto e anúncio',
    description: 'Você preenche em português, o texto sai em japonês.',
    category: 'prompts',
    icon: 'Sparkles',
    snippets: [
      snippet('descricao-de-produto-em-japones.txt', 'prompt', 'beginner', 'free', {
        title: 'Descrição de produto em japonês',
        description: 'Abertura, três vantagens, especificações e avisos, só com os fatos que você informar.',
      }),
      snippet('titulo-e-meta-descricao.txt', 'prompt', 'beginner', 'free', {
        title: 'Título, meta descrição e URL',
        description: 'Opções dentro dos limites de caracteres da busca em japonês, com a contagem ao lado.',
      }),
      snippet('anuncio-em-tres-angulos.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Anúncio em três ângulos',
        description: 'Três anúncios do mesmo produto para testar dor, cena e fato.',
      }),
      snippet('revisao-de-japones-natural.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Revisão de japonês natural',
        description: 'Acha keigo trocado, tradução literal e sobras de português, e explica cada mudança.',
      }),
      snippet('checagem-de-promessas.txt', 'prompt', 'advanced', 'premium', {
        title: 'Checagem de promessas',
        description: 'Procura frases de risco nas leis japonesas de propaganda e sugere versões seguras.',
      }),
      snippet('titulos-de-anuncio-15-e-45.txt', 'prompt', 'intermediate', 'free', {
        title: 'Títulos de anúncio de 15 e 45',
        description: 'Dez títulos e quatro descrições dentro da largura do Google, com a conta ao lado.',
      }),
      snippet('nome-de-produto-em-japones.txt', 'prompt', 'beginner', 'free', {
        title: 'Nome de produto em japonês',
        description: 'Nomes que se acham na busca, versão curta e palavras em kana e kanji.',
      }),
      snippet('persona-de-cliente-japones.txt', 'prompt', 'beginner', 'free', {
        title: 'Persona de cliente japonês',
        description: 'Duas pessoas prováveis, com dúvidas, buscas e perguntas para confirmar.',
      }),
      snippet('perguntas-frequentes-do-produto.txt', 'prompt', 'beginner', 'free', {
        title: 'Perguntas frequentes do produto',
        description: 'Oito perguntas com respostas curtas, mais o JSON-LD.',
      }),
      snippet('pagina-de-vendas-completa.txt', 'prompt', 'advanced', 'premium', {
        title: 'Página de vendas completa',
        description: 'Do topo ao último botão, com as suas condições e só com fatos.',
      }),
      snippet('checagem-yakkiho.txt', 'prompt', 'advanced', 'premium', {
        title: 'Checagem 薬機法',
        description: 'Acha promessa de saúde e beleza e reescreve falando do objeto.',
      }),
      snippet('checagem-keihyoho.txt', 'prompt', 'advanced', 'premium', {
        title: 'Checagem 景品表示法',
        description: 'Nove pontos de preço, prazo, brinde e ステマ, com a conta do preço riscado.',
      }),
      snippet('traducao-com-glossario.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Tradução com glossário',
        description: 'Termos iguais em todas as páginas, retradução e lista de dúvidas.',
      }),
      snippet('lista-de-fotos-do-produto.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Lista de fotos do produto',
        description: 'Doze fotos com escala, texto e alt em japonês, e a ordem de uma tarde.',
      }),
      snippet('texto-alternativo-das-imagens.txt', 'prompt', 'beginner', 'premium', {
        title: 'Texto alternativo das imagens',
        description: 'alt em japonês para leitor de tela e busca, com nome de arquivo.',
      }),
    ],
  },
  {
    title: 'Prompts de redes e campanhas',
    description: 'Posts, vídeos, LINE e datas do Japão.',
    category: 'prompts',
    icon: 'Rocket',
    snippets: [
      snippet('post-de-instagram.txt', 'prompt', 'beginner', 'free', {
        title: 'Post de Instagram',
        description: 'Três posts com objetivos diferentes, hashtags e ordem das fotos.',
      }),
      snippet('boletim-por-email.txt', 'prompt', 'intermediate', 'free', {
        title: 'Boletim por e-mail',
        description: 'Assunto, pré-cabeçalho e texto para quem aceitou receber.',
      }),
      snippet('campanha-de-data-sazonal.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Campanha de data sazonal',
        description: '母の日, お中元, クリスマス: contas de prazo, anúncios e avisos.',
      }),
      snippet('serie-de-mensagens-line.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Série de mensagens no LINE',
        description: 'Seis mensagens e quatro respostas automáticas, com hora nos dois fusos.',
      }),
      snippet('roteiro-de-live-commerce.txt', 'prompt', 'advanced', 'premium', {
        title: 'Roteiro de live',
        description: 'Trinta minutos com falas, leituras e respostas para perguntas ao vivo.',
      }),
      snippet('roteiro-de-video-curto.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Roteiro de vídeo curto',
        description: 'Três roteiros, segundo a segundo, com legenda, fala e capa.',
      }),
      snippet('parceria-com-criador-pr.txt', 'prompt', 'advanced', 'premium', {
        title: 'Parceria com criador, com PR',
        description: 'Convite, acordo e regras para a publicidade ficar declarada.',
      }),
      snippet('calendario-de-30-dias.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Calendário de 30 dias',
        description: 'Publicações do mês com datas japonesas, ganchos e plano de gravação.',
      }),
    ],
  },
  {
    title: 'Prompts de atendimento',
    description: 'Respostas em keigo, prontas para colar.',
    category: 'prompts',
    icon: 'MessageSquareText',
    snippets: [
      snippet('pedido-atrasado-com-desculpas.txt', 'prompt', 'beginner', 'free', {
        title: 'Pedido atrasado, com desculpas',
        description: 'Pede desculpas uma vez, dá a nova data e deixa o cliente escolher.',
      }),
      snippet('troca-por-tamanho-errado.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Troca por tamanho errado',
        description: 'Conduz a troca em três mensagens curtas.',
      }),
      snippet('pergunta-sobre-material.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Pergunta sobre material',
        description: 'Responde sem prometer o que o fornecedor não garante.',
      }),
      snippet('resposta-a-avaliacao-negativa.txt', 'prompt', 'intermediate', 'free', {
        title: 'Resposta a avaliação negativa',
        description: 'Resposta pública curta, com o que aconteceu e o que mudou.',
      }),
      snippet('pedir-avaliacao-sem-recompensa.txt', 'prompt', 'beginner', 'free', {
        title: 'Pedir avaliação sem recompensa',
        description: 'E-mail, LINE e cartão que pedem uma opinião honesta, dentro da regra do ステマ.',
      }),
      snippet('pedido-de-cancelamento.txt', 'prompt', 'beginner', 'free', {
        title: 'Pedido de cancelamento',
        description: 'Resposta certa para antes do envio, depois do envio e depois da entrega.',
      }),
      snippet('resposta-a-elogio.txt', 'prompt', 'beginner', 'free', {
        title: 'Resposta a elogio',
        description: 'Três respostas a notas 4 e 5, sem repetir promessa de efeito.',
      }),
      snippet('reclamacao-de-produto-com-defeito.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Reclamação de produto com defeito',
        description: 'Três mensagens, do primeiro contato ao fim, com alerta de segurança.',
      }),
      snippet('pacote-que-nao-chegou.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Pacote que não chegou',
        description: 'Cinco situações de rastreio e a resposta de cada uma.',
      }),
      snippet('imposto-cobrado-na-entrega.txt', 'prompt', 'intermediate', 'premium', {
        title: 'Imposto cobrado na entrega',
        description: 'Explica a 税関 sem fugir da responsabilidade e corrige o aviso da loja.',
      }),
    ],
  },
];
