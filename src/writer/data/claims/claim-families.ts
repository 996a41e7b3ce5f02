/** Kinds of claims that a model looks for: what belongs to each, and what a person does about it. */
export type ClaimFamily = {
  id: string;
  /** Keys of CLAIM_LAWS. */
  laws: readonly string[];
  /** For the model, in Portuguese. */
  about: string;
  /** For the person; it never proposes a fact. */
  advice: string;
};

export const CLAIM_FAMILIES: readonly ClaimFamily[] = [
  {
    id: 'saude',
    laws: ['薬68'],
    about:
      'produto comum que cura, alivia, previne, mede ou melhora algo no corpo ou na mente: doença, dor, rigidez, cansaço, sono, estresse, circulação, inchaço, frio, imunidade, intestino, hormônios, memória, visão, postura',
    advice: 'Só produto aprovado no Japão fala do corpo: diga como o produto é feito e usado.',
  },
  {
    id: 'emagrecimento',
    laws: ['薬68', '優良', '健増65'],
    about:
      'perder peso, medidas ou gordura, afinar ou modelar o corpo, mudar o metabolismo, obter resultado sem esforço ou sem dieta',
    advice: 'Tire a promessa sobre peso ou forma do corpo.',
  },
  {
    id: 'cosmetico',
    laws: ['薬66'],
    about:
      'pele, cabelo, dentes ou unhas além dos efeitos permitidos: clarear, apagar ou reduzir mancha, ruga, poro, espinha, olheira ou flacidez, levantar o rosto, rejuvenescer, regenerar, agir no fundo da pele ou nas células, fazer crescer ou reparar fios, parar suor ou odor',
    advice: 'Fique nos efeitos permitidos: limpar, hidratar, deixar macio, dar brilho, perfumar.',
  },
  {
    id: 'alimento',
    laws: ['健増65', '薬68'],
    about: 'alimento, bebida ou suplemento com efeito na saúde, na beleza, no vigor ou no humor',
    advice: 'De um alimento comum diga sabor, ingredientes e modo de servir.',
  },
  {
    id: 'resultado',
    laws: ['優良'],
    about:
      'resultado garantido, imediato, permanente ou igual para todos, prazo para o resultado, milagre, sorte, dinheiro, sucesso ou mudança de vida',
    advice: 'Tire a garantia de resultado, ou guarde o estudo do próprio produto.',
  },
  {
    id: 'seguranca',
    laws: ['優良', '薬66'],
    about:
      'segurança sem condição: sem risco, sem efeito colateral, não irrita, serve para pele sensível, bebê, grávida ou animal, sem química, natural e por isso seguro',
    advice: 'Diga o teste feito e o seu limite, ou tire as palavras.',
  },
  {
    id: 'superioridade',
    laws: ['優良', '有利'],
    about:
      'melhor, único, primeiro, o mais vendido ou mais escolhido, acima dos outros produtos ou do comum, sem pesquisa citada com data',
    advice: 'Cite a pesquisa e a data, ou descreva o produto sem comparar.',
  },
  {
    id: 'preco',
    laws: ['有利', '二重', 'おとり'],
    about:
      'preço ou desconto sem base real escrita, preço anterior ou de mercado vago, oferta sem data de fim, escassez ou pressa sem número real, grátis ou brinde com condição escondida',
    advice: 'Escreva o preço anterior que você cobrou, a data de fim ou a quantidade, se existirem.',
  },
  {
    id: 'condicoes',
    laws: ['特商12', '消契'],
    about:
      'entrega, devolução, reembolso, garantia, assinatura ou cancelamento prometidos sem prazo ou condição, ou direitos do cliente negados',
    advice: 'Ponha o prazo e a condição ao lado.',
  },
  {
    id: 'desempenho',
    laws: ['優良'],
    about:
      'qualidade que só um teste mostra, dita sem teste nem condição: durar, não quebrar, não vazar, impermeável, contra bactérias, vírus, ácaros, odores, insetos, pólen ou raios UV, purificar o ar, economizar, proteger',
    advice: 'Escreva o teste e a condição, ou tire as palavras.',
  },
  {
    id: 'ambiente',
    laws: ['優良'],
    about:
      'vantagem ambiental ou ética vaga: ecológico, sustentável, bom para o planeta, biodegradável, sem dizer o quê, quanto e com que prova',
    advice: 'Diga o quê, quanto e com que prova.',
  },
  {
    id: 'autoridade',
    laws: ['優良', '適正広告基準'],
    about:
      'médicos, especialistas, hospitais, ciência, governo, mídia, prêmio, famosos ou profissionais usados como prova, ou linguagem que faz parecer aparelho médico',
    advice: 'Tire a recomendação, ou cite nome, data e fonte que você possa mostrar.',
  },
  {
    id: 'avaliacoes',
    laws: ['ステマ', '優良'],
    about:
      'opinião de cliente que conta um efeito como prova, avaliação inventada, paga ou premiada sem aviso, número de clientes, vendas ou satisfação sem fonte',
    advice: 'Use só opiniões e números reais, com fonte e data, e marque o que foi pago.',
  },
  {
    id: 'medo',
    laws: ['適正広告基準', '優良'],
    about: 'medo, vergonha ou culpa de quem não compra, problema de saúde ou de aparência usado como ameaça',
    advice: 'Tire o que assusta e diga para que o produto serve.',
  },
  {
    id: 'origem',
    laws: ['原産国', '商標', '優良'],
    about:
      'país de origem, material, marca, autenticidade, licença ou certificação sugeridos sem o dado exato, imitação ligada à marca de outro',
    advice: 'Escreva só a origem, o material e a marca que você pode provar.',
  },
];
