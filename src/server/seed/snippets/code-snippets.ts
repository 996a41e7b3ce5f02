import type { SnippetModuleSeed } from './snippet-seed.ts';
import { snippet } from './snippet-seed.ts';

export const codeSnippets: readonly SnippetModuleSeed[] = [
  {
    title: 'Código para qualquer loja',
    description: 'JavaScript, TypeScript e Python sem depender de plataforma.',
    category: 'general',
    icon: 'Code',
    snippets: [
      snippet('telefone-e-cep-japoneses.js', 'script', 'beginner', 'free', {
        title: 'Telefone e CEP japoneses',
        description: 'Aceita números de largura inteira e +81, e devolve o formato usado no Japão.',
      }),
      snippet('data-com-dia-da-semana.js', 'script', 'beginner', 'free', {
        title: 'Data com dia da semana',
        description: 'Escreve 11月20日(金) no fuso de Tóquio e soma dias úteis.',
      }),
      snippet('arredondar-preco-para-final-980.ts', 'script', 'intermediate', 'free', {
        title: 'Arredondar preço para final 980',
        description: 'Sobe o preço calculado até o próximo final 480, 800 ou 980 e mostra a margem que sobra.',
      }),
      snippet('cep-preenche-o-endereco.js', 'script', 'intermediate', 'premium', {
        title: 'CEP que preenche o endereço',
        description: 'Completa província e cidade a partir dos sete dígitos, sem apagar o que o cliente escreveu.',
      }),
      snippet('contador-de-promocao-honesto.js', 'script', 'intermediate', 'premium', {
        title: 'Contador de promoção honesto',
        description: 'Conta até a data real do fim, no horário do Japão, e some quando ela chega.',
      }),
      snippet('achar-portugues-no-csv.py', 'script', 'advanced', 'premium', {
        title: 'Achar português esquecido no catálogo',
        description: 'Lê o CSV de produtos da Shopify e lista cada texto que ficou sem traduzir.',
      }),
      snippet('largura-inteira-para-simples.js', 'script', 'beginner', 'free', {
        title: 'Largura inteira para simples',
        description: 'Corrige letras, números e katakana que o teclado japonês manda na largura errada.',
      }),
      snippet('escrever-ienes.js', 'script', 'beginner', 'free', {
        title: 'Escrever e ler ienes',
        description: '2,980円（税込）, ¥2,980 e 125万円, com o imposto que está dentro do preço.',
      }),
      snippet('compartilhar-no-line.js', 'script', 'beginner', 'free', {
        title: 'Compartilhar no LINE',
        description: 'Botão LINEで送る que leva o endereço sem os códigos de campanha.',
      }),
      snippet('copiar-cupom.js', 'script', 'beginner', 'free', {
        title: 'Copiar cupom',
        description: 'Copia o código com um toque e se desliga no fim do último dia do Japão.',
      }),
      snippet('data-na-era-japonesa.js', 'script', 'beginner', 'free', {
        title: 'Data na era japonesa',
        description: '令和8年11月15日 e as idades comemorativas: 還暦, 喜寿, 米寿.',
      }),
      snippet('horario-de-atendimento-no-japao.js', 'script', 'beginner', 'free', {
        title: 'Horário de atendimento no Japão',
        description: 'Diz se está aberto agora em Tóquio e quando volta.',
      }),
      snippet('validar-furigana.js', 'script', 'beginner', 'premium', {
        title: 'Validar furigana',
        description: 'Troca hiragana por katakana e explica em japonês o que está errado.',
      }),
      snippet('feriados-do-japao.js', 'script', 'advanced', 'premium', {
        title: 'Feriados do Japão',
        description: 'Todos os feriados nacionais por regra, inclusive 振替休日, e se hoje tem envio.',
      }),
      snippet('falta-para-o-frete-gratis.js', 'script', 'advanced', 'premium', {
        title: 'Quanto falta para o frete grátis',
        description: 'Acompanha o carrinho da Shopify sem recarregar a página.',
      }),
      snippet('contar-largura-de-anuncio.js', 'script', 'intermediate', 'premium', {
        title: 'Contar a largura do anúncio',
        description: 'Letra japonesa vale 2: avisa antes que o Google corte o título.',
      }),
      snippet('prazo-por-provincia.js', 'script', 'intermediate', 'premium', {
        title: 'Prazo por província',
        description: 'O cliente escolhe a província e vê a faixa de datas dele.',
      }),
      snippet('aceite-de-cookies.js', 'script', 'advanced', 'premium', {
        title: 'Aceite de cookies',
        description: 'Só carrega as medições depois do sim; recusar é tão fácil quanto aceitar.',
      }),
      snippet('etiqueta-de-endereco.js', 'script', 'intermediate', 'premium', {
        title: 'Etiqueta de endereço japonês',
        description: '〒, província, rua, prédio e 様 ou 御中, na ordem certa, com o que falta.',
      }),
      snippet('email-que-o-cliente-recebe.js', 'script', 'intermediate', 'premium', {
        title: 'E-mail que o cliente recebe',
        description: 'Avisa sobre filtros de docomo, au e SoftBank e sobre gmial.com.',
      }),
      snippet('busca-que-entende-kana.js', 'script', 'intermediate', 'premium', {
        title: 'Busca que entende kana',
        description: 'かさ e カサ acham 傘: iguala kana, largura e vogais longas.',
      }),
    ],
  },
  {
    title: 'Estilo japonês',
    description: 'CSS para texto, preço, formulário e papel.',
    category: 'general',
    icon: 'Palette',
    snippets: [
      snippet('furigana-com-ruby.css', 'style', 'beginner', 'free', {
        title: 'Furigana com ruby',
        description: 'Leitura pequena sobre o kanji, com a linha na altura certa.',
      }),
      snippet('preco-em-destaque.css', 'style', 'beginner', 'free', {
        title: 'Preço em destaque',
        description: 'Número grande, 円 pequeno e 税込 sempre legível.',
      }),
      snippet('formulario-japones.css', 'style', 'beginner', 'free', {
        title: 'Formulário japonês',
        description: '必須 e 任意 em cada campo, letra que não dá zoom no iPhone.',
      }),
      snippet('listas-e-enfase-japonesas.css', 'style', 'intermediate', 'free', {
        title: 'Listas e ênfase japonesas',
        description: '・, ①②③, 「」, ※ e pontos de ênfase no lugar do itálico.',
      }),
      snippet('texto-vertical.css', 'style', 'intermediate', 'premium', {
        title: 'Texto na vertical',
        description: 'Título 縦書き ao lado da foto, que volta à horizontal no celular.',
      }),
      snippet('botao-fixo-de-compra.css', 'style', 'beginner', 'premium', {
        title: 'Botão fixo de compra',
        description: 'Barra de compra no celular que respeita a borda do iPhone e não cobre nada.',
      }),
      snippet('imprimir-nota-de-entrega.css', 'style', 'intermediate', 'premium', {
        title: 'Imprimir nota de entrega',
        description: '納品書 em A4, com versão de presente sem preços.',
      }),
      snippet('tabela-que-vira-cartao.css', 'style', 'intermediate', 'premium', {
        title: 'Tabela que vira cartão',
        description: 'Tabelas de medidas legíveis no celular, sem rolar para o lado.',
      }),
      snippet('etiquetas-de-produto.css', 'style', 'beginner', 'premium', {
        title: 'Etiquetas de produto',
        description: '新着, 再入荷, 予約 e 期間限定 com bom contraste.',
      }),
      snippet('grade-de-produtos-densa.css', 'style', 'beginner', 'premium', {
        title: 'Grade de produtos densa',
        description: 'Duas colunas no celular e nome em até duas linhas, como nas lojas japonesas.',
      }),
      snippet('mincho-para-marcas.css', 'style', 'beginner', 'premium', {
        title: 'Minchō para marcas',
        description: 'Par de fontes com serifa e sem serifa, sem baixar nada.',
      }),
    ],
  },
];
