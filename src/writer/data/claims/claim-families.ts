/** Kinds of claims that a model looks for: what belongs to each, and what a person does about it. */
export type ClaimFamily = {
  id: string;
  /** Keys of CLAIM_LAWS. */
  laws: readonly string[];
  /** For the model, in Portuguese. */
  about: string;
  /** For the person; it never proposes a value for the sheet. */
  advice: string;
};

/** A name with the laws, then `about` and `advice`. */
const TABLE = `
saude: 薬68
produto comum que cura, alivia, previne, mede ou melhora algo no corpo ou na mente: doença, dor, rigidez, cansaço, sono, estresse, circulação, inchaço, frio, imunidade, intestino, hormônios, memória, visão, postura
Só produto aprovado no Japão fala do corpo: diga como o produto é feito e usado.

emagrecimento: 薬68 優良 健増65
perder peso, medidas ou gordura, afinar ou modelar o corpo, mudar o metabolismo, obter resultado sem esforço ou sem dieta
Tire a promessa sobre peso ou forma do corpo.

cosmetico: 薬66
pele, cabelo, dentes ou unhas além dos efeitos permitidos: clarear, apagar ou reduzir mancha, ruga, poro, espinha, olheira ou flacidez, levantar o rosto, rejuvenescer, regenerar, agir no fundo da pele ou nas células, fazer crescer ou reparar fios, parar suor ou odor
Fique nos efeitos permitidos: limpar, hidratar, deixar macio, dar brilho, perfumar.

alimento: 健増65 薬68
alimento, bebida ou suplemento com efeito na saúde, na beleza, no vigor ou no humor
De um alimento comum diga sabor, ingredientes e modo de servir.

resultado: 優良
resultado garantido, imediato, permanente ou igual para todos, prazo para o resultado, milagre, sorte, dinheiro, sucesso ou mudança de vida
Tire a garantia de resultado, ou guarde o estudo do próprio produto.

seguranca: 優良 薬66
segurança sem condição: sem risco, sem efeito colateral, não irrita, serve para pele sensível, bebê, grávida ou animal, sem química, natural e por isso seguro
Diga o teste feito e o seu limite, ou tire as palavras.

superioridade: 優良 有利
melhor, único, primeiro, o mais vendido ou mais escolhido, acima dos outros produtos ou do comum, sem pesquisa citada com data
Cite a pesquisa e a data, ou descreva o produto sem comparar.

preco: 有利 二重 おとり
preço ou desconto sem base real escrita, preço anterior ou de mercado vago, oferta sem data de fim, escassez ou pressa sem número real, grátis ou brinde com condição escondida
Escreva o preço anterior que você cobrou, a data de fim ou a quantidade, se existirem.

condicoes: 特商12 消契
entrega, devolução, reembolso, garantia, assinatura ou cancelamento prometidos sem prazo ou condição, ou direitos do cliente negados
Ponha o prazo e a condição ao lado.

desempenho: 優良
qualidade que só um teste mostra, dita sem teste nem condição: durar, não quebrar, não vazar, impermeável, contra bactérias, vírus, ácaros, odores, insetos, pólen ou raios UV, purificar o ar, economizar, proteger
Escreva o teste e a condição, ou tire as palavras.

ambiente: 優良
vantagem ambiental ou ética vaga: ecológico, sustentável, bom para o planeta, biodegradável, sem dizer o quê, quanto e com que prova
Diga o quê, quanto e com que prova.

autoridade: 優良 適正広告基準
médicos, especialistas, hospitais, ciência, governo, mídia, prêmio, famosos ou profissionais usados como prova, ou linguagem que faz parecer aparelho médico
Tire a recomendação, ou cite nome, data e fonte que você possa mostrar.

avaliacoes: ステマ 優良
opinião de cliente que conta um efeito como prova, avaliação inventada, paga ou premiada sem aviso, número de clientes, vendas ou satisfação sem fonte
Use só opiniões e números reais, com fonte e data, e marque o que foi pago.

medo: 適正広告基準 優良
medo, vergonha ou culpa de quem não compra, problema de saúde ou de aparência usado como ameaça
Tire o que assusta e diga para que o produto serve.

origem: 原産国 商標 優良
país de origem, material, marca, autenticidade, licença ou certificação sugeridos sem o dado exato, imitação ligada à marca de outro
Escreva só a origem, o material e a marca que você pode provar.`;

export const CLAIM_FAMILIES: readonly ClaimFamily[] = TABLE.trim()
  .split('\n\n')
  .map((family) => {
    const [head = '', about = '', advice = ''] = family.split('\n');
    const [id = '', laws = ''] = head.split(': ');
    return { id, laws: laws.split(' '), about, advice };
  });
