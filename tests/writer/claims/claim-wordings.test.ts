import { describe, expect, test } from 'vitest';
import { checkClaims } from '#writer/claims/check-claims.ts';
import { readSentenceTable } from './sentence-table.ts';

const rulesOn = (text: string) => checkClaims(text).map(({ rule }) => rule);

/** The same promise in the words of many sellers, and similar sentences without it. */
const TABLES = readSentenceTable(`
superlativo
+ o melhor fone do mundo!!! | A melhor garrafa térmica do Brasil | Os melhores tênis do mercado
+ a melhor capinha de celular da internet | Melhor custo do mercado livre | Mais vendida do Brasil 2023
+ A mais vendida da Shopee | Campeão de vendas | o melhor massageador de pescoço da categoria | O melhor do mercado
+ SOM MAIS POTENTE DA CATEGORIA | A mais leve do mercado | O melhor bebedouro | Conforto incomparável
- A melhor parte da viagem é a volta | Melhor com água fria | O melhor é usar à noite
medico-recomenda
+ recomendado por 9 em cada 10 médicos | 9 em cada 10 dentistas usam | veterinários recomendam
+ Indicado por veterinários | Pediatras indicam | aprovado por fisioterapeutas | Recomendação de ortopedistas
+ especialistas aprovam | recomendado por muitos dermatologistas | Cardiologistas recomendam o uso
- Maleta para médicos e enfermeiros | Consulte o veterinário antes de usar | Fantasia de médico infantil
uv-numero
+ Proteção UV FPU 50+ segundo o fornecedor, não tenho laudo | FPU 50, sem laudo | UPF 50+ (não temos o laudo)
+ FPS 30, ainda sem laudo | UPF50+（試験成績書なし）
- FPU 50+, laudo do laboratório XYZ | UPF 50+ (norma AS/NZS 4399) | UPF50+（JIS L 1925試験）
vezes-mais
+ 3x mais espaço no armário | dura 5 vezes mais | duas vezes mais forte | 10x mais brilho | 2,5x mais rápido
+ 3 vezes maior | 4x menos barulho | 2倍明るい | 3倍長持ち | 数倍速い
- Lave 2 vezes por semana | zoom de 10x | em 3x sem juros | 2 vezes ao dia
reembolso
+ Clareia manchas em 7 dias!!! Resultado garantido ou seu dinheiro de volta | Satisfação garantida. Entrega em 20 dias
+ Seu dinheiro de volta
- Dinheiro de volta em até 14 dias, sem uso | 7 dias para devolver e ter o dinheiro de volta
absoluto
+ Resultado garantido | eficácia 100% garantida | Garantia de resultado | sucesso garantido
+ Nunca cai da parede | Não gruda nunca | Bateria infinita | Nunca mais fique sem carga | Tinta que nunca desbota
- Garantia de 12 meses | Resultado depende do uso
sono-estresse
+ acaba com a ansiedade e o estresse do seu pet | alivia o estresse | reduz a ansiedade de separação
+ combate a depressão | elimina o stress do dia | controla a ansiedade do cachorro | Tira o nervosismo
+ trata a insônia | diminui muito o estresse | 不安を軽減
- Não reduz a ansiedade | Sem estresse para montar | Acaba com a bagunça
previne-doenca
+ Previne infarto!! | evita AVC | prevenção de trombose | Protege contra infecções | previne o derrame
+ evita a hipertensão | prevenir osteoporose | previnem doenças | 心筋梗塞を予防 | 脳卒中対策に
+ Evita displasia do quadril | Impede a escoliose do bebê
- Evita derramar água | Previne riscos na tela | Protege contra quedas
ultimas-contadas
+ Últimas 5 peças! | últimos 3 pares | Restam 2 unidades | só restam 4 kits | restam apenas 6 peças
+ sobraram 3 unidades | só temos 8 peças | Últimas 10 unidades do ano | 残り3個 | ラスト2点
- Kit com 6 peças | Contém 3 unidades | 残り時間を表示
preco-futuro
+ amanhã volta pra R$ 119,90 | depois volta para R$ 50 | Semana que vem sobe para R$ 99 | segunda volta ao preço normal
+ mês que vem aumenta o preço | volta pra R$ 200 | sobe para R$ 80 | amanhã vai custar R$ 150 | em breve sobe o valor
+ antes do aumento
- Volta ao normal depois de lavar | Depois vai ao forno | Amanhã vai sair o envio
sintoma
+ Acaba com a celulite e com a dor no joelho | Adeus, dores nas costas | Dor no joelho some em poucos dias
+ Combate a artrose
inteligencia
+ Torna seu filho mais inteligente | Melhora a memória e o raciocínio
cabelo-cresce
+ Faz a barba crescer mais forte e sem falhas | Cabelo cresce 3x mais rápido
permanente
+ Acaba com o cheiro de alho pra sempre
nao-estraga
+ Não agride os cabelos
emagrecer
+ não engorda
intestino
+ faz bem pro intestino
saude
+ 猫が健康になります | Seu gato fica mais saudável
sempre-todos
+ 必ずきれいな水になります
numero-1
+ Top 1 do Brasil
vendas-acumuladas
+ Mais de 50 mil clientes satisfeitas | + de 10.000 mães felizes | Milhares de pessoas já usam
virus
+ Elimina 99,9% dos vírus e bactérias do ar
bacteria
+ Elimina 99,9% dos vírus e bactérias do ar | Filtra 99.97% das bactérias | Mata ácaros e fungos
sorte
+ Traz sorte no amor | Afasta energia negativa | Protege contra mau-olhado e inveja
mais-barato
+ ninguém vende mais barato | mais barato do que nas lojas
vista
+ não cansa a vista | não cansa os olhos | não prejudica a visão | não força a vista | sem cansar a vista
+ luz que não agride os olhos | reduz o cansaço visual | evita fadiga ocular | 目が疲れにくい | 目にやさしい光
- Evite contato com os olhos | Não olhe direto para a luz | Máscara para os olhos
marca-oficial
+ CE, FCC, RoHS | Certificação CE; Não possui PSE | selo CE | FCC e CE | Certificado Inmetro | CE/RoHS
- Não tem certificado CE | Fortaleza, CE | Não possui PSE
sem-bpa
+ livre de BPA | sem BPA | BPA free | não contém BPA | livre de BPA, sem laudo
- livre de BPA, com laudo de migração | Pote de plástico PP`);

describe.each(TABLES)('$id', ({ id, hit, miss }) => {
  test.each(hit)('matches: %s', (text) => expect(rulesOn(text)).toContain(id));
  test.each(miss)('does not match: %s', (text) => expect(rulesOn(text)).not.toContain(id));
});

/** Written after the rules. */
const LATER = `
寝返りのたびに感じた首のつらさが、翌朝にはうそみたいに消えました | コレステロールが気になり始めた50代のあなたへ
目じりの小じわがふっくらハリ肌に生まれ変わる | つけて寝るだけ、朝までいびき知らず
毎朝のくしゃみ・鼻水とサヨナラできる甜茶 | 子宮の冷えを改善し、妊娠しやすい体づくりをサポート
肝臓の数値が正常に戻ったと喜びの声続々 | 塗るだけでイボがポロリと取れる | 1日3分で顔がひと回り小さくなる美顔ローラー
助産師も太鼓判の骨盤ベルト | 膝の曲げ伸ばしがスムーズになるグルコサミン | 医者いらずの健康茶
がんの再発予防に注目の成分 | 白内障の進行を遅らせる目薬タイプサプリ | 犬の関節炎がみるみる良くなるおやつ
猫の腎臓病対策に | 歯ぐきの腫れが引いて口臭もなくなる | 履くだけで代謝が上がって太りにくい体に
二度とリバウンドしない究極のダイエット茶 | 1週間で肌のトーンが2段階明るくなる
Seque a barriga em 15 dias sem sair do sofá | Minha labirintite sumiu depois da segunda semana
Ajuda a baixar o açúcar no sangue naturalmente | Fim das noites em claro: durma como um bebê
Some com as varizes sem cirurgia | Larguei o antidepressivo graças a esta pulseira
Rejuvenesça dez anos com uma gota por dia | Acelere a cicatrização de feridas e queimaduras
Para diabéticos: consuma à vontade | Palmilha que corrige o joanete enquanto você anda
Regenera a cartilagem do seu cão idoso | Nenhum mosquito chega perto
Comprou, avaliou com 5 estrelas, ganhou R$ 20 no Pix | Chega no Japão em 2 dias, sem atraso, garantido
O único aprovado por neurologistas | Turbine sua performance na cama | Purifica o sangue e limpa o fígado
Cabelo branco volta à cor natural | Totalmente seguro, sem contraindicações | 長年の便秘がうそのように解消
飲むたびに中性脂肪がぐんぐん減っていく | おでこのしわがピンと伸びるテープ | 耳鳴りが止まったと評判のサプリ
認知症の予防に毎日ひとさじ | 美容皮膚科医も愛用のクリーム | ぽっこりお腹が3日でへこむ
頻尿に悩む方へ、朝まで安心のお茶 | 一生曇らない鏡 | Acaba de vez com as olheiras | Chá que desinflama as juntas
A pressão normalizou em uma semana | Clareie a virilha em casa | Ganhe desconto deixando um comentário positivo
O mais resistente do planeta | Emagreci 8 kg tomando à noite`
  .trim()
  .split(/ \| |\n/);

test.each(LATER)('gives a note: %s', (text) => expect(rulesOn(text)).not.toEqual([]));

test('a plain statement of origin is not a claim', () => {
  expect(rulesOn('Feito no Brasil')).toEqual([]);
  expect(rulesOn('Fabricado no Brasil')).toEqual([]);
  expect(rulesOn('ブラジル製です。')).toEqual([]);
  expect(rulesOn('Couro italiano legítimo')).toContain('origem-outro');
});

test('the reason for BPA is about the material, not about babies', () => {
  const note = checkClaims('pote livre de BPA').find(({ rule }) => rule === 'sem-bpa');
  expect(note?.reason).toMatch(/migração/);
  expect(rulesOn('pote livre de BPA')).not.toContain('seguro-bebe');
});
