import { type SnippetModuleSeed, snippetTable } from './snippet-seed.ts';

export const promptSnippets: readonly SnippetModuleSeed[] = [
  {
    title: 'Prompts de produto e anúncio',
    description: 'Você preenche em português, o texto sai em japonês.',
    category: 'prompts',
    icon: 'Sparkles',
    snippets: snippetTable(`
      descricao-de-produto-em-japones.txt | prompt | beginner | free | Descrição de produto em japonês
        Abertura, três vantagens, especificações e avisos, só com os fatos que você informar.
      titulo-e-meta-descricao.txt | prompt | beginner | free | Título, meta descrição e URL
        Opções dentro dos limites de caracteres da busca em japonês, com a contagem ao lado.
      anuncio-em-tres-angulos.txt | prompt | intermediate | premium | Anúncio em três ângulos
        Três anúncios do mesmo produto para testar dor, cena e fato.
      revisao-de-japones-natural.txt | prompt | intermediate | premium | Revisão de japonês natural
        Acha keigo trocado, tradução literal e sobras de português, e explica cada mudança.
      checagem-de-promessas.txt | prompt | advanced | premium | Checagem de promessas
        Procura frases de risco nas leis japonesas de propaganda e sugere versões seguras.
      titulos-de-anuncio-15-e-45.txt | prompt | intermediate | free | Títulos de anúncio de 15 e 45
        Dez títulos e quatro descrições dentro da largura do Google, com a conta ao lado.
      nome-de-produto-em-japones.txt | prompt | beginner | free | Nome de produto em japonês
        Nomes que se acham na busca, versão curta e palavras em kana e kanji.
      persona-de-cliente-japones.txt | prompt | beginner | free | Persona de cliente japonês
        Duas pessoas prováveis, com dúvidas, buscas e perguntas para confirmar.
      perguntas-frequentes-do-produto.txt | prompt | beginner | free | Perguntas frequentes do produto
        Oito perguntas com respostas curtas, mais o JSON-LD.
      pagina-de-vendas-completa.txt | prompt | advanced | premium | Página de vendas completa
        Do topo ao último botão, com as suas condições e só com fatos.
      checagem-yakkiho.txt | prompt | advanced | premium | Checagem 薬機法
        Acha promessa de saúde e beleza e reescreve falando do objeto.
      checagem-keihyoho.txt | prompt | advanced | premium | Checagem 景品表示法
        Nove pontos de preço, prazo, brinde e ステマ, com a conta do preço riscado.
      traducao-com-glossario.txt | prompt | intermediate | premium | Tradução com glossário
        Termos iguais em todas as páginas, retradução e lista de dúvidas.
      lista-de-fotos-do-produto.txt | prompt | intermediate | premium | Lista de fotos do produto
        Doze fotos com escala, texto e alt em japonês, e a ordem de uma tarde.
      texto-alternativo-das-imagens.txt | prompt | beginner | premium | Texto alternativo das imagens
        alt em japonês para leitor de tela e busca, com nome de arquivo.
    `),
  },
  {
    title: 'Prompts de redes e campanhas',
    description: 'Posts, vídeos, LINE e datas do Japão.',
    category: 'prompts',
    icon: 'Rocket',
    snippets: snippetTable(`
      post-de-instagram.txt | prompt | beginner | free | Post de Instagram
        Três posts com objetivos diferentes, hashtags e ordem das fotos.
      boletim-por-email.txt | prompt | intermediate | free | Boletim por e-mail
        Assunto, pré-cabeçalho e texto para quem aceitou receber.
      campanha-de-data-sazonal.txt | prompt | intermediate | premium | Campanha de data sazonal
        母の日, お中元, クリスマス: contas de prazo, anúncios e avisos.
      serie-de-mensagens-line.txt | prompt | intermediate | premium | Série de mensagens no LINE
        Seis mensagens e quatro respostas automáticas, com hora nos dois fusos.
      roteiro-de-live-commerce.txt | prompt | advanced | premium | Roteiro de live
        Trinta minutos com falas, leituras e respostas para perguntas ao vivo.
      roteiro-de-video-curto.txt | prompt | intermediate | premium | Roteiro de vídeo curto
        Três roteiros, segundo a segundo, com legenda, fala e capa.
      parceria-com-criador-pr.txt | prompt | advanced | premium | Parceria com criador, com PR
        Convite, acordo e regras para a publicidade ficar declarada.
      calendario-de-30-dias.txt | prompt | intermediate | premium | Calendário de 30 dias
        Publicações do mês com datas japonesas, ganchos e plano de gravação.
    `),
  },
  {
    title: 'Prompts de atendimento',
    description: 'Respostas em keigo, prontas para colar.',
    category: 'prompts',
    icon: 'MessageSquareText',
    snippets: snippetTable(`
      pedido-atrasado-com-desculpas.txt | prompt | beginner | free | Pedido atrasado, com desculpas
        Pede desculpas uma vez, dá a nova data e deixa o cliente escolher.
      troca-por-tamanho-errado.txt | prompt | intermediate | premium | Troca por tamanho errado
        Conduz a troca em três mensagens curtas.
      pergunta-sobre-material.txt | prompt | intermediate | premium | Pergunta sobre material
        Responde sem prometer o que o fornecedor não garante.
      resposta-a-avaliacao-negativa.txt | prompt | intermediate | free | Resposta a avaliação negativa
        Resposta pública curta, com o que aconteceu e o que mudou.
      pedir-avaliacao-sem-recompensa.txt | prompt | beginner | free | Pedir avaliação sem recompensa
        E-mail, LINE e cartão que pedem uma opinião honesta, dentro da regra do ステマ.
      pedido-de-cancelamento.txt | prompt | beginner | free | Pedido de cancelamento
        Resposta certa para antes do envio, depois do envio e depois da entrega.
      resposta-a-elogio.txt | prompt | beginner | free | Resposta a elogio
        Três respostas a notas 4 e 5, sem repetir promessa de efeito.
      reclamacao-de-produto-com-defeito.txt | prompt | intermediate | premium | Reclamação de produto com defeito
        Três mensagens, do primeiro contato ao fim, com alerta de segurança.
      pacote-que-nao-chegou.txt | prompt | intermediate | premium | Pacote que não chegou
        Cinco situações de rastreio e a resposta de cada uma.
      imposto-cobrado-na-entrega.txt | prompt | intermediate | premium | Imposto cobrado na entrega
        Explica a 税関 sem fugir da responsabilidade e corrige o aviso da loja.
    `),
  },
];
