import { entriesOf } from './lexicon-entry.ts';

export const sets = entriesOf('set', [
  ['kit|conjunto|jogo|combo', 'セット', 'set', { notBefore: 'tabuleiro cartas americano' }],
  ['par', 'ペア', 'pair'],
]);

export const parts = entriesOf('part', [
  ['tampa', 'フタ', 'lid'], ['alça', 'ストラップ', 'strap'], ['bolso', 'ポケット', 'pocket'], ['zíper|ziper', 'ファスナー', 'zipper'],
  ['botão|botões', 'ボタン', 'button'], ['fivela', 'バックル', 'buckle'], ['forro', '裏地', 'lining'], ['manga', '袖', 'sleeve'],
  ['gola', '襟', 'collar'], ['capuz', 'フード', 'hood'], ['punho', '袖口', 'cuff'], ['barra', '裾', 'hem', { unless: 'som chocolate' }],
  ['costura', '縫い目', 'stitching'], ['cordão', 'ひも', 'cord'], ['laço', 'リボン', 'ribbon'], ['sola|solado', 'ソール', 'sole'],
  ['salto', 'ヒール', 'heel'], ['cabedal', 'アッパー', 'upper'], ['tira|tiras', 'ベルト部分', 'straps'], ['lente', 'レンズ', 'lens'],
  ['armação', 'フレーム', 'frame'], ['tela|display|visor', '画面', 'screen'], ['bateria', 'バッテリー', 'battery'],
  ['estojo de carregamento|estojo de recarga|case de carregamento', '充電ケース', 'charging-case', {}],
  ['cabo usb|cabo de carregamento', 'USBケーブル', 'usb-cable'], ['fonte|fonte de alimentação', '電源アダプター', 'power-adapter'],
  ['manual de instruções|manual do usuário|manual', '取扱説明書', 'user-manual'], ['base', '台座', 'base'], ['haste', '支柱', 'stem'],
  ['suporte', 'スタンド', 'stand'], ['gancho', 'フック', 'hook'], ['ímã|imã', '磁石', 'magnet'], ['ventosa', '吸盤', 'suction-cup'],
  ['rodinha|rodinhas|roda', 'キャスター', 'wheels'], ['cabo', '持ち手', 'handle'], ['pegador|pega|empunhadura', 'グリップ', 'grip'],
  ['lâmina', '刃', 'blade'], ['cerdas|cerda', '毛先', 'bristles'], ['refil|refis', '交換用パーツ', 'refill'], ['filtro', 'フィルター', 'filter'],
  ['motor', 'モーター', 'motor'], ['sensor', 'センサー', 'sensor'], ['gaveta', '引き出し', 'drawer'], ['divisória|compartimento', '仕切り', 'divider'],
  ['prateleira|prateleiras', '棚板', 'shelf-board'], ['pé|pés', '脚', 'legs', { notAfter: 'dos os' }], ['encosto', '背もたれ', 'backrest'], ['assento', '座面', 'seat'],
  ['braço|apoio de braço', 'アームレスト', 'armrest'], ['enchimento', '中材', 'filling'], ['capa removível', '取り外せるカバー', 'removable-cover'],
  ['fecho|fechamento', '留め具', 'clasp'], ['corrente', 'チェーン', 'chain'], ['pedra|pedras', 'ストーン', 'stone'], ['bico', '注ぎ口', 'spout'],
  ['canudo', 'ストロー', 'straw'], ['borracha de vedação|vedação', 'パッキン', 'seal'], ['bocal', '飲み口', 'mouthpiece'], ['cesto', 'かご', 'basket'],
  ['ponteira', '先端', 'tip'], ['antena', 'アンテナ', 'antenna'], ['alto-falante|alto falante', 'スピーカー', 'speaker'], ['embalagem|caixa original', 'パッケージ', 'package'],
  ['bolsa de transporte|bolsinha', '収納袋', 'carry-pouch'], ['parafuso|parafusos', 'ネジ', 'screws'], ['acessório|acessórios', '付属品', 'accessories'],
]);

/** Nouns and adjectives that help to translate a line but say nothing about what the product is. */
export const words = entriesOf('word', [
  ['água', '水', 'water'], ['bebida|bebidas', '飲み物', 'drinks'], ['comida|alimento|alimentos', '食べ物', 'food'], ['leite', '牛乳', 'milk'],
  ['suco|sucos', 'ジュース', 'juice'], ['fruta|frutas', 'フルーツ', 'fruit'], ['legume|legumes|verdura|verduras', '野菜', 'vegetables'],
  ['carne', '肉', 'meat'], ['arroz', 'ごはん', 'rice'], ['óleo', '油', 'oil'], ['gelo', '氷', 'ice'],
  ['pele', '肌', 'skin'], ['cabelo|cabelos', '髪', 'hair'], ['rosto', '顔', 'face'], ['olho|olhos', '目', 'eyes'], ['mão|mãos', '手', 'hands'],
  ['pescoço', '首', 'neck'], ['costas', '背中', 'back'], ['ombro|ombros', '肩', 'shoulders'], ['corpo', '体', 'body'], ['unha|unhas', '爪', 'nails'],
  ['cintura', 'ウエスト', 'waist'], ['busto', 'バスト', 'bust'], ['quadril', 'ヒップ', 'hip'], ['roupa|roupas', '衣類', 'clothes'], ['sapatos', '靴', 'shoes'],
  ['tecido', '生地', 'fabric'], ['design', 'デザイン', 'design'], ['estilo', 'スタイル', 'style'], ['cor|cores', 'カラー', 'colors'], ['tamanho|tamanhos', 'サイズ', 'size'],
  ['modelo|modelos', 'モデル', 'model'], ['qualidade', '品質', 'quality'], ['alta qualidade|ótima qualidade|excelente qualidade', '高品質', 'high-quality', { attr: '高品質な' }],
  ['acabamento', '仕上げ', 'finish'], ['textura', '質感', 'texture'], ['luz', '光', 'light'], ['som', '音', 'sound'], ['música|músicas', '音楽', 'music'],
  ['aroma|fragrância|perfume', '香り', 'fragrance'], ['sabor|sabores', '味', 'flavor'], ['temperatura', '温度', 'temperature'], ['velocidade|velocidades', '速度', 'speed'],
  ['potência', '出力', 'power'], ['energia', '電力', 'energy'], ['conexão', '接続', 'connection'], ['função|funções', '機能', 'functions'], ['modo|modos', 'モード', 'modes'],
  ['nível|níveis', '段階', 'levels'], ['espaço', 'スペース', 'space'], ['móvel|móveis', '家具', 'furniture'], ['parede|paredes', '壁', 'wall'], ['chão|piso', '床', 'floor'],
  ['porta', 'ドア', 'door'], ['janela|janelas', '窓', 'window'], ['mesa', 'テーブル', 'table'], ['cama', 'ベッド', 'bed'], ['sofá', 'ソファ', 'sofa'], ['armário', '戸棚', 'cabinet'],
  ['geladeira', '冷蔵庫', 'fridge'], ['fogão', 'コンロ', 'stove'], ['forno', 'オーブン', 'oven'], ['bolsa|bolsas', 'バッグ', 'bag'], ['mala', 'スーツケース', 'suitcase'],
  ['planta|plantas', '植物', 'plants'], ['flor|flores', '花', 'flowers'], ['pelo|pelos', '毛', 'fur'], ['poeira|pó', 'ほこり', 'dust'], ['sujeira', '汚れ', 'dirt'],
  ['mancha|manchas', 'シミ汚れ', 'stains'], ['mosquito|mosquitos|insetos', '虫', 'insects'], ['documento|documentos', '書類', 'documents'], ['chave|chaves', '鍵', 'keys'],
  ['cartão|cartões', 'カード', 'cards'], ['dinheiro', 'お金', 'money'], ['celular|celulares', 'スマホ', 'phone'], ['notebook|computador', 'パソコン', 'computer'], ['carregador', '充電器', 'charger'],
  ['iphone', 'iPhone', 'iphone'], ['android', 'Android', 'android'], ['samsung', 'Samsung', 'samsung'], ['produto|item', '商品', 'item'], ['detalhe|detalhes', '詳細', 'details'],
  ['manhã', '朝', 'morning'], ['noite', '夜', 'night'], ['dia', '日', 'day'], ['verniz', 'エナメル', 'enamel'], ['bolha', '泡', 'bubble'], ['ar', '空気', 'air'],
  ['saúde', '健康', 'health'], ['beleza', '美容', 'beauty'], ['moda', 'ファッション', 'fashion'], ['segurança', '安全', 'safety'], ['proteção', '保護', 'protection'],
  ['presença', '存在感', 'presence'], ['calçado|calçados', '履物', 'footwear'], ['tomada', 'コンセント', 'outlet'], ['café quente|bebida quente|bebidas quentes', '温かい飲み物', 'hot-drinks'],
  ['bebida gelada|bebidas geladas|bebida fria|bebidas frias', '冷たい飲み物', 'cold-drinks'], ['papel', '紙', 'paper'],
  ['brasil', 'ブラジル', 'brazil'], ['brasileiro/a', 'ブラジルの', 'brazilian', { attr: 'ブラジルの' }], ['japão', '日本', 'japan'], ['japonês/a', '日本の', 'japanese', { attr: '日本の' }],
  ['nacional|fabricação nacional', 'ブラジル国内製', 'made-in-brazil'], ['importado/a', '輸入品', 'imported', { attr: '輸入品の' }], ['original', '正規品', 'genuine', { attr: '正規品の', notAfter: 'caixa' }],
  ['novo/a', '新品', 'new', { attr: '新しい', notAfter: 'ano' }], ['lindo/a|bonito/a', 'きれいなデザイン', 'pretty', { attr: 'きれいな' }], ['bom|boa|ótimo/a', '良品', 'good', { attr: 'よい' }],
]);

export const units = entriesOf('unit', [
  ['ml|mililitro|mililitros', 'ml', 'ml'], ['l|litro|litros|lt', 'L', 'l'], ['g|gr|grama|gramas', 'g', 'g'], ['kg|quilo|quilos|kilo|kilos', 'kg', 'kg'],
  ['mg|miligramas', 'mg', 'mg'], ['mm|milímetro|milímetros', 'mm', 'mm'], ['cm|centímetro|centímetros', 'cm', 'cm'], ['m|mt|mts|metro|metros', 'm', 'm'],
  ['km|quilômetro|quilômetros', 'km', 'km'], ['m2|m²|metros quadrados', '㎡', 'm2'], ['w|watts|watt', 'W', 'w'], ['v|volts|volt', 'V', 'v'], ['mah', 'mAh', 'mah'],
  ['wh', 'Wh', 'wh'], ['a|amperes|ampere', 'A', 'a'], ['hz', 'Hz', 'hz'], ['gb', 'GB', 'gb'], ['tb', 'TB', 'tb'], ['mp|megapixels', '万画素', 'mp'],
  ['lumens|lúmens', 'ルーメン', 'lumens'], ['rpm', '回転/分', 'rpm'], ['bar', 'bar', 'bar'], ['psi', 'psi', 'psi'], ['°c|graus|º', '℃', 'degrees'], ['%|por cento', '%', 'percent'],
  ['h|hr|hrs|hora|horas', '時間', 'hours'], ['min|minuto|minutos', '分', 'minutes'], ['s|seg|segundo|segundos', '秒', 'seconds'], ['dia|dias', '日', 'days'],
  ['semana|semanas', '週間', 'weeks'], ['mês|meses', 'か月', 'months'], ['ano|anos', '年', 'years'], ['polegada|polegadas|pol|"', 'インチ', 'inches'],
  ['peça|peças|pç|pçs|pcs', '点', 'pieces'], ['unidade|unidades|un|und|unid', '個', 'units'], ['par|pares', '組', 'pairs'], ['folha|folhas', '枚', 'sheets'],
  ['cor|cores', '色', 'colors'], ['nível|níveis', '段階', 'levels'], ['velocidade|velocidades', '段階', 'speeds'], ['modo|modos', 'モード', 'modes'], ['vez|vezes|x', '回', 'times'],
  ['fios', 'スレッドカウント', 'thread-count'], ['pessoa|pessoas|lugares', '人用', 'persons'], ['compartimentos|compartimento', '室', 'compartments'], ['bolsos', 'ポケット', 'pockets'], ['metros de fio', 'm', 'm'],
]);
