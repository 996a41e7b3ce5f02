/** Two texts that each rule must match, and two that it must not. */
export const CLAIM_FIXTURES: readonly { id: string; hit: readonly string[]; miss: readonly string[] }[] = [
  {
    id: 'cura',
    hit: ['この枕で首の痛みが治ります', 'Creme que cura a micose em casa'],
    miss: ['自治体の手続きに使えます', 'Este produto não cura doenças'],
  },
  {
    id: 'sintoma',
    hit: ['肩こりを解消するネックレス', 'Palmilha que alivia dores nas costas'],
    miss: ['頭痛薬なども入る小さなピルケース', 'Não reduz a dor; é apenas uma almofada'],
  },
  {
    id: 'previne-doenca',
    hit: ['風邪予防に毎日使えるマスクスプレー', 'Chá que previne gripe e resfriado'],
    miss: ['防災用の予備電池です', 'Capa que previne arranhões no celular'],
  },
  {
    id: 'doenca-grave',
    hit: ['高血圧が気になる方に', 'Pulseira que baixa a pressão alta'],
    miss: ['がんばるあなたへのギフト', 'Ventilador silencioso em baixa rotação'],
  },
  {
    id: 'mede-diagnostica',
    hit: ['血糖値も測定できるスマートウォッチ', 'Relógio que mede a glicose sem furar'],
    miss: ['長さを測定できるメジャー', 'Relógio que mede passos e distância'],
  },
  {
    id: 'circulacao',
    hit: ['着るだけで血行促進', 'Meia que melhora a circulação'],
    miss: ['空気の循環を良くする扇風機', 'Ventilador que melhora a ventilação'],
  },
  {
    id: 'imunidade',
    hit: ['免疫力アップのサプリ', 'Cápsula que fortalece a imunidade'],
    miss: ['免疫学の入門書です', 'Fortalece a alça da mochila'],
  },
  {
    id: 'fadiga',
    hit: ['寝るだけで疲労回復', 'Bebida que acaba com o cansaço'],
    miss: ['疲れた日に座りたいソファ', 'Poltrona para descansar depois do trabalho'],
  },
  {
    id: 'detox',
    hit: ['足裏デトックスシート', 'Chá detox que limpa o corpo'],
    miss: ['排水口の汚れを流します', 'Livro sobre produtos tóxicos na indústria'],
  },
  {
    id: 'hormonio-nervo',
    hit: ['自律神経を整えるアロマ', 'Óleo que equilibra os hormônios'],
    miss: ['お部屋の雰囲気を整える照明', 'Alça que regula a altura'],
  },
  {
    id: 'postura-visao',
    hit: ['猫背を矯正するベルト', 'Colete que corrige a postura'],
    miss: ['姿勢よく座れるデザインチェア', 'Régua que alinha o papel'],
  },
  {
    id: 'sono',
    hit: ['睡眠の質を高めるパジャマ', 'Spray que melhora o sono'],
    miss: ['睡眠中も蒸れにくい生地', 'Fone que não atrapalha o sono'],
  },
  {
    id: 'medo',
    hit: ['放置すると危険です', 'Cuide da pele antes que seja tarde'],
    miss: ['電源を入れたまま放置しないでください', 'Chegue antes que a loja feche'],
  },
  {
    id: 'emagrecer',
    hit: ['はくだけで痩せるレギンス', 'Cinta que emagrece dormindo'],
    miss: ['やせ型の方にも合うサイズ', 'Não emagrece: é só uma roupa confortável'],
  },
  {
    id: 'queima-gordura',
    hit: ['脂肪燃焼をサポートするお茶', 'Chá que acelera o metabolismo'],
    miss: ['脂肪分2%の牛乳', 'Churrasqueira que escorre a gordura'],
  },
  {
    id: 'so-de-usar',
    hit: ['着るだけでスリムに', 'Resultado sem dieta e sem academia'],
    miss: ['貼るだけで簡単に取り付けられます', 'Elástico para exercício em casa'],
  },
  {
    id: 'menos-medidas',
    hit: ['1か月でマイナス5kg', 'Perca 5 kg em um mês'],
    miss: ['サイズは85cmです', 'Mala com menos de 10 kg'],
  },
  {
    id: 'celulite-rosto',
    hit: ['小顔効果のあるベルト', 'Creme que elimina a celulite'],
    miss: ['小顔の方にも合う帽子', 'Lixa que afina a madeira'],
  },
  {
    id: 'seios-gluteos',
    hit: ['飲むだけでバストアップ', 'Gel que aumenta o bumbum'],
    miss: ['バストサイズは90cmです', 'Manequim com busto ajustável'],
  },
  {
    id: 'clarear-pele',
    hit: ['美白クリーム', 'Sabonete que clareia as axilas'],
    miss: ['白い肌着です', 'Clareia o ambiente com luz de LED'],
  },
  {
    id: 'manchas',
    hit: ['シミが消える美容液', 'Sérum que apaga melasma', 'Clareia manchas e hidrata'],
    miss: ['衣類のしみ抜きに', 'Tira-manchas para roupas', 'Clareia manchas de roupas brancas'],
  },
  {
    id: 'rugas',
    hit: ['シワを改善するクリーム', 'Elimina rugas em casa'],
    miss: ['乾燥による小ジワを目立たなくする(効能評価試験済み)', 'Camisa que amassa pouco'],
  },
  {
    id: 'rejuvenescer',
    hit: ['アンチエイジング美容液', 'Creme antienvelhecimento'],
    miss: ['年齢に応じたエイジングケア', 'Brinquedo para toda idade'],
  },
  {
    id: 'celulas-colageno',
    hit: ['細胞を活性化する美容液', 'Sérum que estimula o colágeno'],
    miss: ['コラーゲン配合(保湿成分)', 'Renova a sala com novas capas'],
  },
  {
    id: 'penetracao',
    hit: ['肌の奥(角質層)まで浸透する', 'Penetra nas camadas profundas da pele'],
    miss: ['角質層まで浸透します', 'Luz que penetra na sala'],
  },
  {
    id: 'acne',
    hit: ['ニキビが治る洗顔', 'Gel que seca espinhas'],
    miss: ['洗浄によりニキビを防ぐ(洗顔料)', 'Seca os cabelos em 5 minutos'],
  },
  {
    id: 'dermatite',
    hit: ['アトピー肌にもおすすめ', 'Sabonete para psoríase e eczema'],
    miss: ['皮膚炎のある方は使用前に医師にご相談ください', 'Para quem tem dermatite: consulte um médico antes'],
  },
  {
    id: 'cabelo-cresce',
    hit: ['まつ毛が伸びる美容液', 'Tônico contra queda de cabelo'],
    miss: ['まつげを長く見せるマスカラ', 'Planta de crescimento rápido'],
  },
  {
    id: 'poros',
    hit: ['毛穴が消える美容液', 'Máscara que fecha os poros'],
    miss: ['毛穴の汚れを落とす洗顔料', 'Tecido com poros que respiram'],
  },
  {
    id: 'suor-odor',
    hit: ['ワキガを抑えるクリーム', 'Elimina o suor por 48 horas'],
    miss: ['汗を吸いやすい生地', 'Sachê perfumado para o armário'],
  },
  {
    id: 'dentes',
    hit: ['LEDで歯を白くするキット', 'Kit de clareamento dental em casa'],
    miss: ['ブラッシングで歯を白くする', 'Escova para limpar dentes de cachorro'],
  },
  {
    id: 'uv-oral',
    hit: ['飲む日焼け止めサプリ', 'Protetor solar em cápsula'],
    miss: ['塗る日焼け止め', 'Protetor solar em creme'],
  },
  {
    id: 'uv-total',
    hit: ['完全遮光の日傘', 'Sombrinha com proteção UV total'],
    miss: ['UVカット率100%(生地・JIS L 1925)', 'Sombrinha com 99% de bloqueio (norma JIS L 1925)'],
  },
  {
    id: 'uv-numero',
    hit: ['SPF50+の日焼け止め', 'Camiseta com FPU 50'],
    miss: ['UVカット率99%(JIS L 1925試験)', 'Vídeo gravado em 60 fps'],
  },
  {
    id: 'sem-efeito-colateral',
    hit: ['副作用がありません', 'Creme sem efeitos colaterais'],
    miss: ['副作用が出たら使用を中止してください', 'Pode causar irritação: teste antes'],
  },
  {
    id: 'hipoalergenico',
    hit: ['敏感肌でも安心', 'Creme hipoalergênico'],
    miss: ['アレルギーテスト済み(すべての方にアレルギーが起きないわけではありません)', 'Colar em aço inox'],
  },
  {
    id: 'natural-sem-quimica',
    hit: ['無添加だから安心', 'Sabonete 100% natural'],
    miss: ['着色料・保存料無添加', 'Café orgânico com certificado JAS anexado'],
  },
  {
    id: 'medico-recomenda',
    hit: ['医師の90%が推奨', 'Recomendado por dermatologistas'],
    miss: ['医師にご相談ください', 'Maleta para médicos e enfermeiros'],
  },
  {
    id: 'comprovado',
    hit: ['臨床試験で効果を実証', 'Fórmula clinicamente comprovada'],
    miss: ['特許庁のサイトで検索できます', 'Pagamento comprovado por recibo'],
  },
  {
    id: 'governo-aprova',
    hit: ['厚生労働省認可の成分', 'Aprovado pela FDA e pela Anvisa'],
    miss: ['厚生労働省の統計によると', 'Nota fiscal registrada no sistema'],
  },
  {
    id: 'imediato',
    hit: ['即効性のあるクリーム', 'Resultado instantâneo'],
    miss: ['即席みそ汁の詰め合わせ', 'Café instantâneo'],
  },
  {
    id: 'resultado-prazo',
    hit: ['たった7日で実感', 'Resultado em 14 dias', 'Pele de porcelana em 7 dias'],
    miss: ['7日以内に発送します', 'Devolução em até 14 dias', 'Creme para a pele. Entrega em 7 dias'],
  },
  {
    id: 'permanente',
    hit: ['永久脱毛できる家庭用脱毛器', 'Depilação definitiva em casa'],
    miss: ['永久磁石を使用したスピーカー', 'Guarde as fotos da viagem'],
  },
  {
    id: 'absoluto',
    hit: ['絶対に失敗しません', 'Método infalível'],
    miss: ['絶対音感のトレーニング教材', 'Impossível não sorrir com este presente'],
  },
  {
    id: 'cem-por-cento',
    hit: ['100%安全です', 'Compra 100% garantida'],
    miss: ['綿100%のタオル', 'Toalha 100% algodão'],
  },
  {
    id: 'sempre-todos',
    hit: ['必ず満足いただけます', 'Funciona para todos'],
    miss: ['使用前に必ず説明書をお読みください', 'Sempre lave antes de usar'],
  },
  {
    id: 'antes-depois',
    hit: ['ビフォーアフターの写真', 'Veja o antes e depois'],
    miss: ['使用前によく振ってください', 'Lave antes e depois de usar'],
  },
  {
    id: 'depoimento-ressalva',
    hit: ['※個人の感想です', '* Resultados podem variar'],
    miss: ['サイズには個体差があります', 'As cores podem variar na tela'],
  },
  {
    id: 'milagre',
    hit: ['奇跡のクリーム', 'Creme milagroso'],
    miss: ['魔法瓶タイプの水筒', 'Varinha para festa de mágico'],
  },
  { id: 'numero-1', hit: ['満足度No.1', 'A marca número um do Japão'], miss: ['部品No.12のねじ', 'Tamanho número 38'] },
  {
    id: 'superlativo',
    hit: ['業界最高の吸引力', 'O melhor do mercado'],
    miss: ['最高気温35度でも使えます', 'A melhor parte da viagem é a volta'],
  },
  {
    id: 'primeiro',
    hit: ['日本初上陸', 'O primeiro do Japão'],
    miss: ['初心者向けキット', 'O primeiro da fila ganha'],
  },
  {
    id: 'satisfacao-pct',
    hit: ['満足度98%', '9 em cada 10 clientes aprovam'],
    miss: ['綿98%・ポリウレタン2%', '98% algodão'],
  },
  {
    id: 'vendas-acumuladas',
    hit: ['累計10万個突破', 'Mais de 10 mil vendidos'],
    miss: ['累計走行距離を表示', 'Pacote com 10 unidades'],
  },
  {
    id: 'midia-premio',
    hit: ['テレビで話題の商品', 'Sucesso no TikTok'],
    miss: ['2025年グッドデザイン賞受賞', 'Suporte para TV'],
  },
  {
    id: 'bacteria',
    hit: ['抗菌まな板', 'Tábua antibacteriana'],
    miss: ['抗菌加工(JIS Z 2801、表面のみ)', 'Iogurte feito com bactérias lácticas'],
  },
  {
    id: 'virus',
    hit: ['ウイルス除去スプレー', 'Luz que mata vírus'],
    miss: ['パソコンのウイルス対策ソフト', 'Programa antivírus para computador'],
  },
  {
    id: 'ar-ions',
    hit: ['空間除菌カード', 'Colar de íons negativos'],
    miss: ['6畳用の空気清浄機', 'Bomba de ar para bicicleta'],
  },
  {
    id: 'origem-japao',
    hit: ['安心の日本製', 'Produto japonês legítimo'],
    miss: ['日本製ではありません(原産国:中国)', 'Dicionário de português e japonês'],
  },
  {
    id: 'origem-outro',
    hit: ['イタリア製レザー', 'Couro italiano legítimo'],
    miss: ['デザイン:イタリアブランド/製造:中国', 'Macarrão à moda italiana'],
  },
  {
    id: 'material',
    hit: ['本革の財布', 'Carteira de couro legítimo'],
    miss: ['合成皮革の財布', 'Carteira de couro sintético'],
  },
  {
    id: 'couro-falso',
    hit: ['エコレザーのバッグ', 'Bolsa de couro ecológico'],
    miss: ['合成皮革のバッグ', 'Bolsa de couro bovino'],
  },
  {
    id: 'ecologico',
    hit: ['環境にやさしい素材', 'Canudo biodegradável'],
    miss: ['再生素材50%使用のサステナブルバッグ', 'Suporte para notebook'],
  },
  {
    id: 'desempenho',
    hit: ['24時間保冷', 'Mantém quente por 12 horas'],
    miss: ['24時間受付', 'Mantém quente por 6 h (teste a 20 °C)'],
  },
  {
    id: 'impermeavel',
    hit: ['完全防水バッグ', "Relógio à prova d'água"],
    miss: ['防水等級IPX4', 'Relógio impermeável IPX7'],
  },
  {
    id: 'indestrutivel',
    hit: ['割れないグラス', 'Copo inquebrável'],
    miss: ['割れにくいグラス', 'Copo resistente a quedas leves'],
  },
  {
    id: 'economia',
    hit: ['電気代が半分になる', 'Economiza 50% de energia'],
    miss: ['電気代の目安:1時間約1円(試算条件は説明欄)', 'Economize tempo na cozinha'],
  },
  {
    id: 'seguro-bebe',
    hit: ['赤ちゃんにも安心', 'Mordedor atóxico'],
    miss: ['赤ちゃんの名前シール', 'Roupa para bebês de 6 meses'],
  },
  {
    id: 'marca-oficial',
    hit: ['PSE認証済みで安心', 'Carregador com certificação CE'],
    miss: ['PSEマーク適合品(届出事業者名:〇〇株式会社)', 'Certificado de presente'],
  },
  {
    id: 'comparacao',
    hit: ['他社製品より強力', 'Melhor que as outras marcas'],
    miss: ['他のお部屋にも置けます', 'Maior que o modelo P da mesma linha'],
  },
  { id: 'replica', hit: ['シャネル風バッグ', 'Bolsa primeira linha'], miss: ['和風バッグ', 'Bolsa estilo vintage'] },
  {
    id: 'mais-barato',
    hit: ['業界最安値', 'O mais barato do Japão'],
    miss: ['安い順に並べ替え', 'Menor tamanho da linha'],
  },
  {
    id: 'preco-riscado',
    hit: ['通常価格5,980円のところ', 'De ¥5.980 por ¥2.980'],
    miss: ['通常は3日で届きます', 'De São Paulo por avião'],
  },
  {
    id: 'percentual-off',
    hit: ['今なら50%OFF', '50% de desconto'],
    miss: ['綿50%・麻50%', 'Metade da caixa é transparente'],
  },
  {
    id: 'preco-mercado',
    hit: ['メーカー希望小売価格12,000円', 'Na loja custa R$ 300'],
    miss: ['希望のサイズをお選びください', 'Sugestão de presente'],
  },
  {
    id: 'preco-futuro',
    hit: ['来月から値上げします', 'Aproveite: o preço vai subir'],
    miss: ['来月から発送します', 'A temperatura vai subir'],
  },
  {
    id: 'preco-especial',
    hit: ['激安セール', 'Preço especial na loja'],
    miss: ['特別なギフト包装', 'Pedido especial de aniversário'],
  },
  {
    id: 'prazo-sem-data',
    hit: ['期間限定セール', 'Oferta por tempo limitado'],
    miss: ['期間限定(12月31日23:59まで)', 'Por tempo limitado: até 31/12'],
  },
  {
    id: 'contador',
    hit: ['限定プライス!あと12分で終了', 'A oferta acaba em 12 minutos'],
    miss: ['充電はあと10分で完了します', 'A bateria carrega em 90 minutos'],
  },
  {
    id: 'escassez',
    hit: ['残りわずか、お急ぎください', 'Últimas peças, corra!'],
    miss: ['数量限定100個', 'Estoque limitado: 100 unidades'],
  },
  {
    id: 'pressao-social',
    hit: ['現在23人が閲覧中', '23 pessoas estão vendo este item'],
    miss: ['3人がけソファ', 'Barraca para 4 pessoas'],
  },
  {
    id: 'frete-gratis',
    hit: ['送料無料でお届け', 'Frete grátis'],
    miss: ['送料無料(全国一律・当社負担)', 'Frete grátis acima de ¥5.000'],
  },
  {
    id: 'entrega-rapida',
    hit: ['最短翌日お届け', 'Entrega em 24h'],
    miss: ['10〜20日でお届け', 'Entrega em 10 a 20 dias'],
  },
  {
    id: 'reembolso',
    hit: ['全額返金保証つき', 'Satisfação garantida ou seu dinheiro de volta'],
    miss: ['到着後14日以内は全額返金保証(未使用品)', 'Dinheiro de volta em 14 dias, sem uso'],
  },
  {
    id: 'garantia-produto',
    hit: ['生涯保証つき', 'Garantia vitalícia'],
    miss: ['1年保証(自然故障のみ)', 'Garantia de 1 ano contra defeito'],
  },
  {
    id: 'gratis',
    hit: ['今ならもれなくプレゼント', 'Ganhe um brinde'],
    miss: ['3,000円以上でもれなくプレゼント', 'Presente para o Dia das Mães'],
  },
  {
    id: 'assinatura',
    hit: ['初回500円', 'Primeiro mês grátis'],
    miss: ['初回1,980円、2回目以降3,980円', 'Primeira compra por ¥1.980, depois ¥3.980 por mês'],
  },
  {
    id: 'cancela-quando-quiser',
    hit: ['いつでも解約OK', 'Cancele quando quiser'],
    miss: [
      'いつでも解約できます(マイページで手続き、期限・違約金なし)',
      'Cancele quando quiser na sua conta, sem prazo e sem multa',
    ],
  },
  {
    id: 'sem-devolucao',
    hit: ['返品不可です', 'Não aceitamos devolução'],
    miss: ['お客様都合の返品不可、不良品は交換', 'Sem troca por arrependimento; com defeito trocamos'],
  },
  { id: 'imposto-fora', hit: ['3,980円(税別)', '¥3.980 mais imposto'], miss: ['4,378円(税込)', '¥4.378 com imposto'] },
  {
    id: 'review-recompensa',
    hit: ['★5レビューで500円OFF', 'Avalie com 5 estrelas e ganhe um brinde'],
    miss: ['レビューをお待ちしています', 'Avalie o produto depois de usar'],
  },
  {
    id: 'review-numero',
    hit: ['口コミ高評価', 'Avaliação 4,9 de 5'],
    miss: ['レビュー120件(2026年11月1日時点)', 'Hotel perto do parque'],
  },
  {
    id: 'review-inventado',
    hit: ['お客様の声を紹介', 'O que nossos clientes dizem'],
    miss: ['サンプル(実在のお客様ではありません):お客様の声', 'Atendimento a clientes das 9h às 18h'],
  },
  {
    id: 'famoso',
    hit: ['モデル愛用のクリーム', 'Usado por famosas'],
    miss: ['【PR】モデル愛用のクリーム', 'Quadro de atriz famosa'],
  },
  {
    id: 'alimento-exame',
    hit: ['血糖値を下げるお茶', 'Farinha que reduz o colesterol'],
    miss: ['血圧計のケース', 'Adoçante que reduz o açúcar da receita'],
  },
  {
    id: 'alimento-intestino',
    hit: ['便秘解消に役立つお茶', 'Granola que regula o intestino'],
    miss: ['シリアル(100gあたり食物繊維8g)', 'Regula a temperatura do forno'],
  },
  {
    id: 'alimento-vigor',
    hit: ['精力アップサプリ', 'Pó afrodisíaco'],
    miss: ['スタミナ丼の素', 'Cores com vigor na estampa'],
  },
  {
    id: 'alimento-registrado',
    hit: ['トクホのお茶', 'Chá tokuho'],
    miss: ['機能性表示食品(届出番号A123)', 'Alimento típico da Bahia'],
  },
  {
    id: 'alimento-beleza',
    hit: ['飲む美容液', 'Cápsula da beleza'],
    miss: ['コラーゲン1,000mg配合', 'Creme de pentear'],
  },
  {
    id: 'sem-bpa',
    hit: ['BPAフリーの保存容器', 'Garrafa livre de BPA'],
    miss: ['BPA試験の結果は別紙', 'Garrafa livre de BPA (laudo 123 do laboratório)'],
  },
  {
    id: 'vezes-mais',
    hit: ['従来の3倍速い乾燥', '2x mais rápida que a panela comum (teste do fabricante)'],
    miss: ['倍率10倍の双眼鏡', 'Em 3x de R$ 33,30, mais frete'],
  },
  {
    id: 'ultimas-contadas',
    hit: ['残り5点です', 'Últimas 5 peças!'],
    miss: ['5点セットです', 'Kit com 5 peças'],
  },
  {
    id: 'ansiedade',
    hit: ['ペットのストレスを軽減します', 'Acaba com a ansiedade e o estresse do seu pet'],
    miss: ['ストレスの少ない着け心地', 'Não reduz a ansiedade; é só uma almofada'],
  },
  {
    id: 'vista',
    hit: ['目に優しいライト', 'Luz que não cansa a vista'],
    miss: ['目を引くデザイン', 'Evite contato com os olhos'],
  },
  {
    id: 'nao-estraga',
    hit: ['爪を傷めません', 'Não estraga a unha'],
    miss: ['爪に塗りやすいブラシです', 'Não molhe a unha depois de aplicar'],
  },
  {
    id: 'inteligencia',
    hit: ['記憶力がアップするおもちゃ', 'Brinquedo que deixa o bebê mais inteligente'],
    miss: ['記憶力ゲームのカード', 'Aumenta a memória do celular em 64 GB'],
  },
  {
    id: 'sorte',
    hit: ['金運アップの財布', 'Pulseira que traz sorte no amor'],
    miss: ['金魚柄の財布', 'Pulseira com pingente de trevo da sorte'],
  },
  {
    id: 'rosto-lift',
    hit: [
      'フェイスラインをキュッと引き締める美顔器',
      '引き締まったフェイスラインへ',
      'Levanta e afina o rosto em casa',
      'Rolo que modela a papada',
    ],
    miss: [
      '顔をやさしく洗える泡立てネット',
      'フェイスラインがすっきり見える前髪ウィッグ',
      'Levanta a tampa com um dedo',
      'Toalha de rosto macia',
    ],
  },
  {
    id: 'inchaco-frio',
    hit: [
      'むくみケアに着圧ソックス',
      '冷え性の方の冷え対策に',
      'Meia que alivia pernas cansadas',
      'Desincha as pernas no fim do dia',
    ],
    miss: [
      'よく冷えたビールを楽しむグラス',
      '保冷バッグは夏のお出かけに',
      'Cadeira para descansar as pernas',
      'Balão que fica bem inchado',
    ],
  },
  {
    id: 'nos-musculares',
    hit: [
      '肩のコリをほぐすマッサージボール',
      '筋膜リリースでスッキリ',
      'Solta os nós musculares das costas',
      'Relaxa a tensão nos ombros',
    ],
    miss: ['肩にやさしい幅広ストラップ', 'コリアンダーの種', 'Solta a trava com um botão', 'Alça macia nos ombros'],
  },
  {
    id: 'pele-cuidado',
    hit: ['ニキビケアに', '毛穴の悩みにアプローチ', 'Sérum que suaviza rugas', 'Cuida das olheiras e da flacidez'],
    miss: [
      'シャツのシワ対策にスチーマー',
      '日やけによるシミ、ソバカスを防ぐ',
      'Limpa os poros ao tirar a sujeira',
      'Reduz rugas da roupa sem ferro de passar',
    ],
  },
  {
    id: 'sono-estresse',
    hit: ['深い眠りへ導くアロマ', 'ストレスを和らげる香り', 'Ajuda a dormir melhor', 'Brinquedo antiestresse'],
    miss: ['睡眠中も蒸れにくい生地', 'ストレスフリーな開閉', 'Fone que não atrapalha o sono', 'Montagem sem estresse'],
  },
  {
    id: 'polen',
    hit: ['花粉をブロックするメガネ', '花粉対策マスク', 'Máscara que bloqueia o pólen', 'Protege contra pólen'],
    miss: ['花粉の季節に使いたいハンカチ', 'はちみつと花粉団子', 'Flor artificial sem pólen', 'Mel com pólen'],
  },
  {
    id: 'insetos',
    hit: [
      '虫よけブレスレット',
      '蚊を寄せつけないランタン',
      'Pulseira que repele mosquitos',
      'Espanta baratas com ultrassom',
    ],
    miss: [
      '虫めがねつき観察セット',
      '蚊帳の生地はメッシュです',
      'Tela contra mosquitos',
      'Livro de insetos para crianças',
    ],
  },
  {
    id: 'ranking',
    hit: [
      '楽天ランキング1位',
      '世界最小のプロジェクター',
      'Primeiro lugar no ranking da loja',
      'O menor projetor do mundo',
    ],
    miss: ['世界の国旗カード', '最大荷重は5kgです', 'Mapa do mundo de parede', 'O menor tamanho é P'],
  },
  {
    id: 'nivel-medico',
    hit: ['医療グレードのシリコン', '病院でも使用されている素材', 'Silicone de grau médico', 'Padrão hospitalar'],
    miss: ['病院の待合室で読める絵本', '医療費の領収書ファイル', 'Fantasia de médico', 'Aço inox cirúrgico 316L'],
  },
  {
    id: 'autorizado',
    hit: ['正規代理店の商品です', '公式ライセンス商品', 'Revendedor autorizado', 'Loja oficial da marca'],
    miss: ['公認会計士の手帳', '正規のサイズより小さめです', 'Loja com três anos', 'Uso autorizado a partir de 6 anos'],
  },
  {
    id: 'pelve-forma',
    hit: ['骨盤サポートクッション', 'ヒップを引き締めるショーツ', 'Alinha o quadril', 'Empina o bumbum'],
    miss: [
      '脚がほっそり見えるパンツ',
      'ウエストゴムではきやすい',
      'Cinto para a cintura, 90 cm',
      'Calça que parece afinar a cintura',
    ],
  },
  {
    id: 'cabelo-branco',
    hit: ['白髪ケアシャンプー', '白髪を予防するブラシ', 'Escurece os fios brancos', 'Previne cabelos brancos'],
    miss: ['白髪染め用の手袋', '白髪を隠すヘアマスカラ', 'Cobre os fios brancos', 'Peruca de cabelos brancos'],
  },
  {
    id: 'intestino',
    hit: ['毎日の腸活に', '腸内環境をサポート', 'Melhora a digestão', 'Saúde intestinal todo dia'],
    miss: ['腸詰め用のノズル', '胃腸薬が入るケース', 'Livro sobre o intestino', 'Regula a altura do banco'],
  },
  {
    id: 'antioxidante',
    hit: ['抗酸化作用のある美容液', '活性酸素を除去', 'Rico em antioxidantes', 'Combate os radicais livres'],
    miss: [
      '原材料：酸化防止剤（ビタミンC）',
      '酸化しにくい金属',
      'Metal com acabamento antioxidante',
      'Não oxida com a água',
    ],
  },
  {
    id: 'ondas',
    hit: [
      '電磁波をカットするシール',
      'ブルーライトから目を守る、ブルーライトカット',
      'Bloqueia a radiação do celular',
      'Óculos contra luz azul',
    ],
    miss: ['電磁波を使わない目覚まし', '5G対応のスマートフォン', 'Antena 5G', 'Protege da radiação solar'],
  },
];
