import { type SnippetModuleSeed, snippetTable } from './snippet-seed.ts';

export const codeSnippets: readonly SnippetModuleSeed[] = [
  {
    title: 'Código para qualquer loja',
    description: 'JavaScript, TypeScript e Python sem depender de plataforma.',
    category: 'general',
    icon: 'Code',
    snippets: snippetTable(`
      telefone-e-cep-japoneses.js | script | beginner | free | Telefone e CEP japoneses
        Aceita números de largura inteira e +81, e devolve o formato usado no Japão.
      data-com-dia-da-semana.js | script | beginner | free | Data com dia da semana
        Escreve 11月20日(金) no fuso de Tóquio e soma dias úteis.
      arredondar-preco-para-final-980.ts | script | intermediate | free | Arredondar preço para final 980
        Sobe o preço calculado até o próximo final 480, 800 ou 980 e mostra a margem que sobra.
      cep-preenche-o-endereco.js | script | intermediate | premium | CEP que preenche o endereço
        Completa província e cidade a partir dos sete dígitos, sem apagar o que o cliente escreveu.
      contador-de-promocao-honesto.js | script | intermediate | premium | Contador de promoção honesto
        Conta até a data real do fim, no horário do Japão, e some quando ela chega.
      achar-portugues-no-csv.py | script | advanced | premium | Achar português esquecido no catálogo
        Lê o CSV de produtos da Shopify e lista cada texto que ficou sem traduzir.
      largura-inteira-para-simples.js | script | beginner | free | Largura inteira para simples
        Corrige letras, números e katakana que o teclado japonês manda na largura errada.
      escrever-ienes.js | script | beginner | free | Escrever e ler ienes
        2,980円（税込）, ¥2,980 e 125万円, com o imposto que está dentro do preço.
      compartilhar-no-line.js | script | beginner | free | Compartilhar no LINE
        Botão LINEで送る que leva o endereço sem os códigos de campanha.
      copiar-cupom.js | script | beginner | free | Copiar cupom
        Copia o código com um toque e se desliga no fim do último dia do Japão.
      data-na-era-japonesa.js | script | beginner | free | Data na era japonesa
        令和8年11月15日 e as idades comemorativas: 還暦, 喜寿, 米寿.
      horario-de-atendimento-no-japao.js | script | beginner | free | Horário de atendimento no Japão
        Diz se está aberto agora em Tóquio e quando volta.
      validar-furigana.js | script | beginner | premium | Validar furigana
        Troca hiragana por katakana e explica em japonês o que está errado.
      feriados-do-japao.js | script | advanced | premium | Feriados do Japão
        Todos os feriados nacionais por regra, inclusive 振替休日, e se hoje tem envio.
      falta-para-o-frete-gratis.js | script | advanced | premium | Quanto falta para o frete grátis
        Acompanha o carrinho da Shopify sem recarregar a página.
      contar-largura-de-anuncio.js | script | intermediate | premium | Contar a largura do anúncio
        Letra japonesa vale 2: avisa antes que o Google corte o título.
      prazo-por-provincia.js | script | intermediate | premium | Prazo por província
        O cliente escolhe a província e vê a faixa de datas dele.
      aceite-de-cookies.js | script | advanced | premium | Aceite de cookies
        Só carrega as medições depois do sim; recusar é tão fácil quanto aceitar.
      etiqueta-de-endereco.js | script | intermediate | premium | Etiqueta de endereço japonês
        〒, província, rua, prédio e 様 ou 御中, na ordem certa, com o que falta.
      email-que-o-cliente-recebe.js | script | intermediate | premium | E-mail que o cliente recebe
        Avisa sobre filtros de docomo, au e SoftBank e sobre gmial.com.
      busca-que-entende-kana.js | script | intermediate | premium | Busca que entende kana
        かさ e カサ acham 傘: iguala kana, largura e vogais longas.
    `),
  },
  {
    title: 'Estilo japonês',
    description: 'CSS para texto, preço, formulário e papel.',
    category: 'general',
    icon: 'Palette',
    snippets: snippetTable(`
      furigana-com-ruby.css | style | beginner | free | Furigana com ruby
        Leitura pequena sobre o kanji, com a linha na altura certa.
      preco-em-destaque.css | style | beginner | free | Preço em destaque
        Número grande, 円 pequeno e 税込 sempre legível.
      formulario-japones.css | style | beginner | free | Formulário japonês
        必須 e 任意 em cada campo, letra que não dá zoom no iPhone.
      listas-e-enfase-japonesas.css | style | intermediate | free | Listas e ênfase japonesas
        ・, ①②③, 「」, ※ e pontos de ênfase no lugar do itálico.
      texto-vertical.css | style | intermediate | premium | Texto na vertical
        Título 縦書き ao lado da foto, que volta à horizontal no celular.
      botao-fixo-de-compra.css | style | beginner | premium | Botão fixo de compra
        Barra de compra no celular que respeita a borda do iPhone e não cobre nada.
      imprimir-nota-de-entrega.css | style | intermediate | premium | Imprimir nota de entrega
        納品書 em A4, com versão de presente sem preços.
      tabela-que-vira-cartao.css | style | intermediate | premium | Tabela que vira cartão
        Tabelas de medidas legíveis no celular, sem rolar para o lado.
      etiquetas-de-produto.css | style | beginner | premium | Etiquetas de produto
        新着, 再入荷, 予約 e 期間限定 com bom contraste.
      grade-de-produtos-densa.css | style | beginner | premium | Grade de produtos densa
        Duas colunas no celular e nome em até duas linhas, como nas lojas japonesas.
      mincho-para-marcas.css | style | beginner | premium | Minchō para marcas
        Par de fontes com serifa e sem serifa, sem baixar nada.
    `),
  },
];
