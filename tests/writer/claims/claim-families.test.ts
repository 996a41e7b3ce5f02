import { describe, expect, test } from 'vitest';
import { checkClaims } from '#writer/claims/check-claims.ts';
import { readSentenceTable } from './sentence-table.ts';

const rulesOn = (text: string) => checkClaims(text).map(({ rule }) => rule);

/** Each way of promising, in both languages: two sentences with a note, two similar ones with none. */
const FAMILIES = readSentenceTable(`
an adverb or a figure between target and effect
+ ほうれい線がみるみる目立たなくなります | 花粉症の症状を99%しっかり抑えるお茶
+ Elimina de uma vez por todas as suas rugas | Reduz em até 80% a dor nas articulações
- 頑固な汚れがみるみる落ちるスポンジ | 窓の結露をしっかり抑えるシート | Elimina de uma vez os fios soltos da mesa
- Reduz em até 80% o espaço na mala
intransitive, past and potential forms
+ 飲み始めて尿酸値が下がりました | 視力がぐんと回復する目薬入れ | Meu colesterol caiu em dois meses
+ As manchas escuras foram clareando com o uso
- 水に入れると温度が下がります | 形がすぐ元に戻るクッション | O cabo caiu e não quebrou o suporte
- A madeira foi clareando com o sol
imperative, infinitive and subject first
+ 生え際の薄毛、もう気にならない | 二重あごよ、さようなら | Acabe com a insônia sem sair de casa
+ Veja as estrias desaparecerem
- 配線のごちゃつき、もう気にならない | 段ボールの山よ、さようなら | Acabe com a bagunça da gaveta
- Veja as letras aparecerem no escuro
softer effects
+ 履くだけで腰がラクになるインソール | 夜のいびきがピタリと止まるテープ | Diga adeus ao ronco
+ Chega de noites com apneia
- 収納がラクになる仕切り | 扉がピタリと止まるストッパー | Diga adeus aos fios embaraçados do fone
- Chega de gavetas bagunçadas
joints, nerves and sleep
+ 階段でもひざが軽くなるサプリ | 坐骨神経痛をやわらげるクッション | Óleo que lubrifica as articulações
+ Pomada para artrose do cachorro
- ひざ掛けにもなる大判ストール | 腰に巻けるポーチです | Protetor acolchoado para joelhos
- Roupinha para cachorro com capuz
sick people and values of an examination
+ 糖尿病の方でも安心のおやつ | 血圧が高めの方の毎日に | Biscoito para quem tem diabetes
+ Chá que ajuda a controlar a glicemia
- 高血圧の方は使用前に医師にご相談ください | 血圧計を入れるポーチ | Quem tem diabetes deve consultar o médico
- Panela de pressão de 5 litros
hair
+ 産毛が生えてきたと評判のトニック | 抜け毛がぴたっと止まるシャンプー | Para a queda de cabelo na primeira semana
+ Os fios nascem de novo nas entradas
- 髪をまっすぐ伸ばすアイロン | 抜け毛を集めるペット用ブラシ | Prende o cabelo sem marcar
- Barra que evita a queda do celular
body shape
+ 巻くだけでくびれができるベルト | 腹筋が割れるEMSパッド | Deixa a barriga sequinha em um mês
+ A celulite some com o uso diário
- ウエストがゆったりしたワンピース | 腹筋ローラーの交換用タイヤ | Bolsa que fica na altura da barriga
- Calça de cintura alta
blood and vessels
+ 血管がしなやかになるサプリ | 血液サラサラをめざす青魚オイル | Limpa as artérias naturalmente
+ Ativa a circulação das pernas
- 血液型をテーマにした絵本 | 血管の模型で学べるキット | Melhora a circulação de ar no quarto
- Limpa as juntas do azulejo
mind and vigour
+ IQがぐんぐん伸びる知育玩具 | 男性機能の回復に | Devolve a virilidade | Melhora o desempenho na cama
- 背がぐんぐん伸びる朝顔の種 | 頭の良い設計の収納 | Lençol macio para a cama | Jogo de cartas da memória
praise by professions and the world
+ 整形外科医がすすめる枕 | 世界が認めた切れ味 | Ortopedistas aprovam este colchão
+ Reconhecido mundialmente pela precisão
- 眼科医を主人公にした漫画 | 世界が広がる地図パズル | Jaleco para dentistas | Mapa com todos os países do mundo
environment
+ 環境負荷ゼロの歯ブラシ | 土にかえるスプーン | Sacola 100% ecológica | Esponja com zero impacto ambiental
- 再生プラスチック30%を使った歯ブラシ | 土に挿すガーデンライト | Sacola com 30% de plástico reciclado
- Esponja de dois lados para a louça
performance for life
+ 一生切れ味が落ちない包丁 | 一生色あせないインク | Dura a vida inteira | Lâmina que nunca perde o fio
- 一生の思い出になるアルバム | 一生懸命作りました | Álbum para lembrar a vida em família | Lâmina trocável
paid reviews
+ レビューを書いていただいた方にキャッシュバック | 口コミ投稿でギフト券がもらえます
+ Faça uma avaliação e receba cashback | Ganhe um cupom ao avaliar
- レビューを書く前にご連絡ください | レビュー特典はありません | Sua avaliação ajuda outros clientes
- O cupom fiscal vem na caixa
stopping medicine
+ 痛み止めを手放せたという声 | 降圧剤がいらない毎日へ | Deixei de tomar insulina | Substitui o anti-inflamatório
- 薬と一緒に飲まないでください | 医薬品ではありません | Não substitui medicamentos | Porta-comprimidos de viagem
certain delivery
+ 翌日必ず届きます | 明日確実にお届けします | Entrega amanhã garantida | Chega amanhã, garantido e sem atraso
- 必ずお届け先をご確認ください | 到着後は必ず中身をご確認ください | A entrega leva de 10 a 20 dias
- Amanhã não há envio
no harm and no germs
+ 副作用は一切ありません | ウイルスを100%シャットアウト | Não tem nenhum efeito colateral | Nenhuma bactéria sobrevive
- 副作用が出た場合は使用をやめてください | 隙間風をシャットアウト | Pode ter efeito colateral: leia a bula
- Nenhuma peça solta
a denied promise
+ 最安値をお約束します | 病気の治療に | Garantimos o menor preço da internet | Não perca tempo e elimine as rugas
- 最安値を保証するものではありません | 防水ではなく、小雨程度に対応します
- 病気の治療や予防を目的としたものではありません | Não garantimos o menor preço da internet
- Este produto não se destina a diagnosticar, tratar ou prevenir doenças
number one
+ 使いやすさNo.1 | 売上No.1の加湿器 | Número 1 do Brasil em vendas | A loja nº 1 em capinhas
- 型番：No.1（小） | 売上No.1（2026年4月、○○社調べ） | Agulha nº 1 de 3
- Número 1 em vendas (pesquisa da Empresa X, março de 2026)
ripening and hardening
+ 治りにくい水虫にも | 傷の治りを早めるシール | Mel que cura a gripe | Pedra que cura a enxaqueca
- 熟成期間は60日です | 硬化まで約24時間かかります | Queijo com cura de 60 dias | A resina cura em 24 horas
facts that need no proof
+ 国産の高級タオル | SPF50+で紫外線を100%カット | Camiseta com FPU 50 | Garrafa que conserva gelado por 24 horas
- 国産大豆100%使用 | 栄養機能食品（カルシウム）：カルシウムは、骨や歯の形成に必要な栄養素です。
- FPS 50: protege a pele do sol e evita queimaduras solares | Bateria de 10 horas e potência de 20 W
the period of a sale
+ 期間限定のセール | 今だけの価格 | Promoção por tempo limitado | Só hoje na loja
- セール期間：11月20日〜11月30日 | 期間限定（11月末まで） | Por tempo limitado: de 20 a 30 de novembro
- Promoção de 1º a 10 de dezembro`);

describe.each(FAMILIES)('$id', ({ hit, miss }) => {
  test.each(hit)('gives a note: %s', (text) => expect(rulesOn(text)).not.toEqual([]));
  test.each(miss)('gives no note: %s', (text) => expect(rulesOn(text)).toEqual([]));
});
