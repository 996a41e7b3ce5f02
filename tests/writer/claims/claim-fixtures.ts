import { readSentenceTable } from './sentence-table.ts';

/** Two texts or more that each rule must match, and as many that it must not. */
export const CLAIM_FIXTURES = readSentenceTable(`
cura
+ この枕で首の痛みが治ります | Creme que cura a micose em casa
- 自治体の手続きに使えます | Este produto não cura doenças
sintoma
+ 肩こりを解消するネックレス | Palmilha que alivia dores nas costas
- 頭痛薬なども入る小さなピルケース | Não reduz a dor; é apenas uma almofada
previne-doenca
+ 風邪予防に毎日使えるマスクスプレー | Chá que previne gripe e resfriado
- 防災用の予備電池です | Capa que previne arranhões no celular
doenca-grave
+ 血糖値を下げるお茶 | Farinha que reduz o colesterol | 高血圧が気になる方に | Pulseira que baixa a pressão alta
- 血圧計のケース | Adoçante que reduz o açúcar da receita | がんばるあなたへのギフト
- Ventilador silencioso em baixa rotação
mede-diagnostica
+ 血糖値も測定できるスマートウォッチ | Relógio que mede a glicose sem furar
- 長さを測定できるメジャー | Relógio que mede passos e distância
circulacao
+ 着るだけで血行促進 | Meia que melhora a circulação
- 空気の循環を良くする扇風機 | Ventilador que melhora a ventilação
imunidade
+ 免疫力アップのサプリ | Cápsula que fortalece a imunidade
- 免疫学の入門書です | Fortalece a alça da mochila
fadiga
+ 寝るだけで疲労回復 | Bebida que acaba com o cansaço
- 疲れた日に座りたいソファ | Poltrona para descansar depois do trabalho
detox
+ 足裏デトックスシート | Chá detox que limpa o corpo
- 排水口の汚れを流します | Livro sobre produtos tóxicos na indústria
hormonio-nervo
+ 自律神経を整えるアロマ | Óleo que equilibra os hormônios
- お部屋の雰囲気を整える照明 | Alça que regula a altura
postura-visao
+ 猫背を矯正するベルト | Colete que corrige a postura
- 姿勢よく座れるデザインチェア | Régua que alinha o papel
larga-remedio
+ このお茶を始めて、血圧の薬をやめられました | 湿布がいらなくなったサポーター | Parei de tomar o remédio em um mês
+ Larguei os comprimidos e nunca mais voltei
- 自己判断でお薬をやめないでください | 薬を小分けできるケース | Não pare de tomar seus remédios
- Caixa para remédios com sete divisões
medo
+ 放置すると危険です | Cuide da pele antes que seja tarde
- 電源を入れたまま放置しないでください | Chegue antes que a loja feche
emagrecer
+ はくだけで痩せるレギンス | Cinta que emagrece dormindo
- やせ型の方にも合うサイズ | Não emagrece: é só uma roupa confortável
queima-gordura
+ 脂肪燃焼をサポートするお茶 | Chá que acelera o metabolismo
- 脂肪分2%の牛乳 | Churrasqueira que escorre a gordura
so-de-usar
+ 着るだけでスリムに | Resultado sem dieta e sem academia
- 貼るだけで簡単に取り付けられます | Elástico para exercício em casa
menos-medidas
+ 1か月でマイナス5kg | Perca 5 kg em um mês
- サイズは85cmです | Mala com menos de 10 kg
clarear-pele
+ 美白クリーム | Sabonete que clareia as axilas
- 白い肌着です | Clareia o ambiente com luz de LED
manchas
+ シミが消える美容液 | Sérum que apaga melasma | Clareia manchas e hidrata
- 衣類のしみ抜きに | Tira-manchas para roupas | Clareia manchas de roupas brancas
rugas
+ シワを改善するクリーム | Elimina rugas em casa
- 乾燥による小ジワを目立たなくする(効能評価試験済み) | Camisa que amassa pouco
rejuvenescer
+ アンチエイジング美容液 | Creme antienvelhecimento
- 年齢に応じたエイジングケア | Brinquedo para toda idade
celulas-colageno
+ 細胞を活性化する美容液 | Sérum que estimula o colágeno
- コラーゲン配合(保湿成分) | Renova a sala com novas capas
penetracao
+ 肌の奥(角質層)まで浸透する | Penetra nas camadas profundas da pele
- 角質層まで浸透します | Luz que penetra na sala
acne
+ ニキビが治る洗顔 | Gel que seca espinhas
- 洗浄によりニキビを防ぐ(洗顔料) | Seca os cabelos em 5 minutos
dermatite
+ アトピー肌にもおすすめ | Sabonete para psoríase e eczema
- 皮膚炎のある方は使用前に医師にご相談ください | Para quem tem dermatite: consulte um médico antes
cabelo-cresce
+ まつ毛が伸びる美容液 | Tônico contra queda de cabelo
- まつげを長く見せるマスカラ | Planta de crescimento rápido
poros
+ 毛穴が消える美容液 | Máscara que fecha os poros
- 毛穴の汚れを落とす洗顔料 | Tecido com poros que respiram
suor-odor
+ ワキガを抑えるクリーム | Elimina o suor por 48 horas
- 汗を吸いやすい生地 | Sachê perfumado para o armário
dentes
+ LEDで歯を白くするキット | Kit de clareamento dental em casa
- ブラッシングで歯を白くする | Escova para limpar dentes de cachorro
uv-oral
+ 飲む日焼け止めサプリ | Protetor solar em cápsula
- 塗る日焼け止め | Protetor solar em creme
uv-total
+ 完全遮光の日傘 | Sombrinha com proteção UV total
- UVカット率100%(生地・JIS L 1925) | Sombrinha com 99% de bloqueio (norma JIS L 1925)
uv-numero
+ SPF50+の日焼け止め | Camiseta com FPU 50
+ 紫外線を約99%カットする日傘 | Sombrinha que bloqueia 99% dos raios UV
- UVカット率99%(JIS L 1925試験) | Vídeo gravado em 60 fps
sem-efeito-colateral
+ 副作用がありません | Creme sem efeitos colaterais
- 副作用が出たら使用を中止してください | Pode causar irritação: teste antes
hipoalergenico
+ 敏感肌でも安心 | Creme hipoalergênico
- アレルギーテスト済み(すべての方にアレルギーが起きないわけではありません) | Colar em aço inox
natural-sem-quimica
+ 無添加だから安心 | Sabonete 100% natural
- 着色料・保存料無添加 | Café orgânico com certificado JAS anexado
medico-recomenda
+ 医師の90%が推奨 | Recomendado por dermatologistas
- 医師にご相談ください | Maleta para médicos e enfermeiros
comprovado
+ 臨床試験で効果を実証 | Fórmula clinicamente comprovada
- 特許庁のサイトで検索できます | Pagamento comprovado por recibo
governo-aprova
+ 厚生労働省認可の成分 | Aprovado pela FDA e pela Anvisa
- 厚生労働省の統計によると | Nota fiscal registrada no sistema
imediato
+ 即効性のあるクリーム | Resultado instantâneo
- 即席みそ汁の詰め合わせ | Café instantâneo
resultado-prazo
+ たった7日で実感 | Resultado em 14 dias | Pele de porcelana em 7 dias
- 7日以内に発送します | Devolução em até 14 dias | Creme para a pele. Entrega em 7 dias
permanente
+ 永久脱毛できる家庭用脱毛器 | Depilação definitiva em casa
- 永久磁石を使用したスピーカー | Guarde as fotos da viagem
absoluto
+ 絶対に失敗しません | Método infalível
- 絶対音感のトレーニング教材 | Impossível não sorrir com este presente
cem-por-cento
+ 100%安全です | Compra 100% garantida
- 綿100%のタオル | Toalha 100% algodão
sempre-todos
+ 必ず満足いただけます | Funciona para todos
- 使用前に必ず説明書をお読みください | Sempre lave antes de usar
antes-depois
+ ビフォーアフターの写真 | Veja o antes e depois
- 使用前によく振ってください | Lave antes e depois de usar
depoimento-ressalva
+ ※個人の感想です | * Resultados podem variar
- サイズには個体差があります | As cores podem variar na tela
milagre
+ 奇跡のクリーム | Creme milagroso
- 魔法瓶タイプの水筒 | Varinha para festa de mágico
numero-1
+ 満足度No.1 | A marca número um do Japão
- 部品No.12のねじ | Tamanho número 38
superlativo
+ 業界最高の吸引力 | O melhor do mercado
- 最高気温35度でも使えます | A melhor parte da viagem é a volta
primeiro
+ 日本初上陸 | O primeiro do Japão
- 初心者向けキット | O primeiro da fila ganha
satisfacao-pct
+ 満足度98% | 9 em cada 10 clientes aprovam
- 綿98%・ポリウレタン2% | 98% algodão
vendas-acumuladas
+ 累計10万個突破 | Mais de 10 mil vendidos
- 累計走行距離を表示 | Pacote com 10 unidades
midia-premio
+ テレビで話題の商品 | Sucesso no TikTok
- 2025年グッドデザイン賞受賞 | Suporte para TV
bacteria
+ 抗菌まな板 | Tábua antibacteriana
- 抗菌加工(JIS Z 2801、表面のみ) | Iogurte feito com bactérias lácticas
virus
+ ウイルス除去スプレー | Luz que mata vírus
- パソコンのウイルス対策ソフト | Programa antivírus para computador
ar-ions
+ 空間除菌カード | Colar de íons negativos
- 6畳用の空気清浄機 | Bomba de ar para bicicleta
origem-japao
+ 安心の日本製 | Produto japonês legítimo
- 日本製ではありません(原産国:中国) | Dicionário de português e japonês
origem-outro
+ イタリア製レザー | Couro italiano legítimo
- デザイン:イタリアブランド/製造:中国 | Macarrão à moda italiana
material
+ 本革の財布 | Carteira de couro legítimo
- 合成皮革の財布 | Carteira de couro sintético
couro-falso
+ エコレザーのバッグ | Bolsa de couro ecológico
- 合成皮革のバッグ | Bolsa de couro bovino
ecologico
+ 環境にやさしい素材 | Canudo biodegradável
- 再生素材50%使用のサステナブルバッグ | Suporte para notebook
desempenho
+ 24時間保冷 | Mantém quente por 12 horas | 時速90kmの強風に耐えます | Aguenta ventos de até 90 km/h
- 24時間受付 | Mantém quente por 6 h (teste a 20 °C) | 風速は弱・中・強の3段階 | Vento em 3 velocidades
impermeavel
+ 完全防水バッグ | Relógio à prova d'água
- 防水等級IPX4 | Relógio impermeável IPX7
indestrutivel
+ 割れないグラス | Copo inquebrável
- 割れにくいグラス | Copo resistente a quedas leves
economia
+ 電気代が半分になる | Economiza 50% de energia
- 電気代の目安:1時間約1円(試算条件は説明欄) | Economize tempo na cozinha
seguro-bebe
+ 赤ちゃんにも安心 | Mordedor atóxico
- 赤ちゃんの名前シール | Roupa para bebês de 6 meses
grau-alimenticio
+ 食品グレードのシリコーン | Óleo mineral grau alimentício
- 食品の保存に | Óleo mineral para madeira
marca-oficial
+ PSE認証済みで安心 | Carregador com certificação CE
- PSEマーク適合品(届出事業者名:〇〇株式会社) | Certificado de presente
comparacao
+ 他社製品より強力 | Melhor que as outras marcas
- 他のお部屋にも置けます | Maior que o modelo P da mesma linha
replica
+ シャネル風バッグ | Bolsa primeira linha
- 和風バッグ | Bolsa estilo vintage
mais-barato
+ 業界最安値 | O mais barato do Japão
- 安い順に並べ替え | Menor tamanho da linha
preco-riscado
+ 通常価格5,980円のところ | De ¥5.980 por ¥2.980
- 通常は3日で届きます | De São Paulo por avião
percentual-off
+ 今なら50%OFF | 50% de desconto
- 綿50%・麻50% | Metade da caixa é transparente
preco-mercado
+ メーカー希望小売価格12,000円 | Na loja custa R$ 300
- 希望のサイズをお選びください | Sugestão de presente
preco-futuro
+ 来月から値上げします | Aproveite: o preço vai subir
- 来月から発送します | A temperatura vai subir
preco-especial
+ 激安セール | Preço especial na loja
- 特別なギフト包装 | Pedido especial de aniversário
prazo-sem-data
+ 期間限定セール | Oferta por tempo limitado
- 期間限定(12月31日23:59まで) | Por tempo limitado: até 31/12
contador
+ 限定プライス!あと12分で終了 | A oferta acaba em 12 minutos
- 充電はあと10分で完了します | A bateria carrega em 90 minutos
escassez
+ 残りわずか、お急ぎください | Últimas peças, corra!
- 数量限定100個 | Estoque limitado: 100 unidades
pressao-social
+ 現在23人が閲覧中 | 23 pessoas estão vendo este item
- 3人がけソファ | Barraca para 4 pessoas
frete-gratis
+ 送料無料でお届け | Frete grátis
- 送料無料(全国一律・当社負担) | Frete grátis acima de ¥5.000
entrega-rapida
+ 最短翌日お届け | Entrega em 24h
- 10〜20日でお届け | Entrega em 10 a 20 dias
reembolso
+ 全額返金保証つき | Satisfação garantida ou seu dinheiro de volta
- 到着後14日以内は全額返金保証(未使用品) | Dinheiro de volta em 14 dias, sem uso
garantia-produto
+ 生涯保証つき | Garantia vitalícia
- 1年保証(自然故障のみ) | Garantia de 1 ano contra defeito
gratis
+ 今ならもれなくプレゼント | Ganhe um brinde
- 3,000円以上でもれなくプレゼント | Presente para o Dia das Mães
assinatura
+ 初回500円 | Primeiro mês grátis
- 初回1,980円、2回目以降3,980円 | Primeira compra por ¥1.980, depois ¥3.980 por mês
cancela-quando-quiser
+ いつでも解約OK | Cancele quando quiser
- いつでも解約できます(マイページで手続き、期限・違約金なし)
- Cancele quando quiser na sua conta, sem prazo e sem multa
sem-devolucao
+ 返品不可です | Não aceitamos devolução
- お客様都合の返品不可、不良品は交換 | Sem troca por arrependimento; com defeito trocamos
imposto-fora
+ 3,980円(税別) | ¥3.980 mais imposto
- 4,378円(税込) | ¥4.378 com imposto
review-recompensa
+ ★5レビューで500円OFF | Avalie com 5 estrelas e ganhe um brinde
- レビューをお待ちしています | Avalie o produto depois de usar
review-numero
+ 口コミ高評価 | Avaliação 4,9 de 5
- レビュー120件(2026年11月1日時点) | Hotel perto do parque
review-inventado
+ お客様の声を紹介 | O que nossos clientes dizem
- サンプル(実在のお客様ではありません):お客様の声 | Atendimento a clientes das 9h às 18h
famoso
+ モデル愛用のクリーム | Usado por famosas
- 【PR】モデル愛用のクリーム | Quadro de atriz famosa
alimento-vigor
+ 精力アップサプリ | Pó afrodisíaco
- スタミナ丼の素 | Cores com vigor na estampa
alimento-registrado
+ トクホのお茶 | Chá tokuho
- 機能性表示食品(届出番号A123) | Alimento típico da Bahia
alimento-beleza
+ 飲む美容液 | Cápsula da beleza
- コラーゲン1,000mg配合 | Creme de pentear
sem-bpa
+ BPAフリーの保存容器 | Garrafa livre de BPA
- BPA試験の結果は別紙 | Garrafa livre de BPA (laudo 123 do laboratório)
vezes-mais
+ 従来の3倍速い乾燥 | 2x mais rápida que a panela comum (teste do fabricante)
- 倍率10倍の双眼鏡 | Em 3x de R$ 33,30, mais frete
ultimas-contadas
+ 残り5点です | Últimas 5 peças!
- 5点セットです | Kit com 5 peças
vista
+ 目に優しいライト | Luz que não cansa a vista
- 目を引くデザイン | Evite contato com os olhos
nao-estraga
+ 爪を傷めません | Não estraga a unha
- 爪に塗りやすいブラシです | Não molhe a unha depois de aplicar
inteligencia
+ 記憶力がアップするおもちゃ | Brinquedo que deixa o bebê mais inteligente
- 記憶力ゲームのカード | Aumenta a memória do celular em 64 GB
sorte
+ 金運アップの財布 | Pulseira que traz sorte no amor
- 金魚柄の財布 | Pulseira com pingente de trevo da sorte
rosto-lift
+ 小顔効果のあるベルト | フェイスラインをキュッと引き締める美顔器 | 引き締まったフェイスラインへ
+ Levanta e afina o rosto em casa | Rolo que modela a papada
- 小顔の方にも合う帽子 | Lixa que afina a madeira | 顔をやさしく洗える泡立てネット
- フェイスラインがすっきり見える前髪ウィッグ | Levanta a tampa com um dedo | Toalha de rosto macia
inchaco-frio
+ むくみケアに着圧ソックス | 冷え性の方の冷え対策に | Meia que alivia pernas cansadas
+ Desincha as pernas no fim do dia
- よく冷えたビールを楽しむグラス | 保冷バッグは夏のお出かけに | Cadeira para descansar as pernas
- Balão que fica bem inchado
nos-musculares
+ 肩のコリをほぐすマッサージボール | 筋膜リリースでスッキリ | Solta os nós musculares das costas
+ Relaxa a tensão nos ombros
- 肩にやさしい幅広ストラップ | コリアンダーの種 | Solta a trava com um botão | Alça macia nos ombros
pele-cuidado
+ ニキビケアに | 毛穴の悩みにアプローチ | Sérum que suaviza rugas | Cuida das olheiras e da flacidez
- シャツのシワ対策にスチーマー | 日やけによるシミ、ソバカスを防ぐ | Limpa os poros ao tirar a sujeira
- Reduz rugas da roupa sem ferro de passar
saude
+ 愛猫が健康になります | 毎日の健康を維持するマット | Seu gato fica mais saudável | Melhora a saúde do seu cachorro
- 健康診断の前には使用しないでください | 健康的な色合いのグリーン | hidrata e mantém a pele saudável
- Livro de receitas para uma alimentação saudável
sono-estresse
+ 睡眠の質を高めるパジャマ | Spray que melhora o sono | ペットのストレスを軽減します
+ Acaba com a ansiedade e o estresse do seu pet | 深い眠りへ導くアロマ | ストレスを和らげる香り | Ajuda a dormir melhor
+ Brinquedo antiestresse
- 睡眠中も蒸れにくい生地 | Fone que não atrapalha o sono | ストレスの少ない着け心地
- Não reduz a ansiedade; é só uma almofada | 睡眠中も蒸れにくい生地 | ストレスフリーな開閉
- Fone que não atrapalha o sono | Montagem sem estresse
polen
+ 花粉をブロックするメガネ | 花粉対策マスク | Máscara que bloqueia o pólen | Protege contra pólen
- 花粉の季節に使いたいハンカチ | はちみつと花粉団子 | Flor artificial sem pólen | Mel com pólen
insetos
+ 虫よけブレスレット | 蚊を寄せつけないランタン | Pulseira que repele mosquitos | Espanta baratas com ultrassom
- 虫めがねつき観察セット | 蚊帳の生地はメッシュです | Tela contra mosquitos | Livro de insetos para crianças
ranking
+ 楽天ランキング1位 | 世界最小のプロジェクター | Primeiro lugar no ranking da loja | O menor projetor do mundo
- 世界の国旗カード | 最大荷重は5kgです | Mapa do mundo de parede | O menor tamanho é P
nivel-medico
+ 医療グレードのシリコン | 病院でも使用されている素材 | Silicone de grau médico | Padrão hospitalar
- 病院の待合室で読める絵本 | 医療費の領収書ファイル | Fantasia de médico | Aço inox cirúrgico 316L
autorizado
+ 正規代理店の商品です | 公式ライセンス商品 | Revendedor autorizado | Loja oficial da marca
- 公認会計士の手帳 | 正規のサイズより小さめです | Loja com três anos | Uso autorizado a partir de 6 anos
pelve-forma
+ Creme que elimina a celulite | 飲むだけでバストアップ | Gel que aumenta o bumbum | 骨盤サポートクッション
+ ヒップを引き締めるショーツ | Alinha o quadril | Empina o bumbum
- バストサイズは90cmです | Manequim com busto ajustável | 脚がほっそり見えるパンツ | ウエストゴムではきやすい
- Cinto para a cintura, 90 cm | Calça que parece afinar a cintura
cabelo-branco
+ 白髪ケアシャンプー | 白髪を予防するブラシ | Escurece os fios brancos | Previne cabelos brancos
- 白髪染め用の手袋 | 白髪を隠すヘアマスカラ | Cobre os fios brancos | Peruca de cabelos brancos
intestino
+ 便秘解消に役立つお茶 | Granola que regula o intestino | 毎日の腸活に | 腸内環境をサポート | Melhora a digestão
+ Saúde intestinal todo dia
- シリアル(100gあたり食物繊維8g) | Regula a temperatura do forno | 腸詰め用のノズル | 胃腸薬が入るケース
- Livro sobre o intestino | Regula a altura do banco
antioxidante
+ 抗酸化作用のある美容液 | 活性酸素を除去 | Rico em antioxidantes | Combate os radicais livres
- 原材料：酸化防止剤（ビタミンC） | 酸化しにくい金属 | Metal com acabamento antioxidante | Não oxida com a água
ondas
+ 電磁波をカットするシール | ブルーライトから目を守る、ブルーライトカット | Bloqueia a radiação do celular
+ Óculos contra luz azul
- 電磁波を使わない目覚まし | 5G対応のスマートフォン | Antena 5G | Protege da radiação solar`);
