import { describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/writer/ledger.ts';
import { productOf } from '#writer/compose/product.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';

const nounOf = (title: string): string => {
  const text = `${title}\n\nPeso: 300 g`;
  return productOf(extractFacts(text), text).ja;
};

/** The goods most sold across borders, as a title names them → what the Japanese calls them, unconfirmed. */
const COMMON = `
Guarda-chuva invertido com cabo C → 逆さ傘
Umidificador de ar ultrassônico 2,2L → 加湿器
Mini processador de alimentos elétrico → フードプロセッサー
Robô limpador de vidros WinBot → 窓拭きロボット
Robô aspirador 3 em 1 → ロボット掃除機
Colar ponto de luz prata 925 → 一粒ネックレス
Colágeno hidrolisado em pó 300 g → コラーゲン
Aspirador de pó portátil sem fio → 掃除機
Fone de ouvido bluetooth TWS → ワイヤレスイヤホン
Smartwatch relógio inteligente → スマートウォッチ
Relógio masculino digital → 腕時計
Relógio de parede silencioso → 掛け時計
Caixa de som bluetooth portátil → Bluetoothスピーカー
Carregador portátil power bank 10000 mAh → モバイルバッテリー
Carregador sem fio 15W → ワイヤレス充電器
Carregador de parede turbo USB-C → 充電器
Cabo USB-C 2 metros → 充電ケーブル
Cabo Lightning para iPhone → Lightningケーブル
Capinha para iPhone 15 → iPhoneケース
Película de vidro para Galaxy S24 → 保護フィルム
Suporte de celular para carro → 車載スマホホルダー
Suporte para notebook de alumínio → ノートパソコンスタンド
Ring light 26 cm com tripé → リングライト
Tripé para celular 1,6 m → 三脚
Mouse sem fio recarregável → ワイヤレスマウス
Teclado mecânico gamer RGB → メカニカルキーボード
Webcam full HD → Webカメラ
Mousepad grande → マウスパッド
Headset gamer com microfone → ゲーミングヘッドセット
Microfone de lapela sem fio → ピンマイク
Câmera de segurança wifi → 防犯カメラ
Câmera de ação 4K → アクションカメラ
Mini projetor portátil → プロジェクター
Drone com câmera 4K → カメラ付きドローン
Lâmpada inteligente wifi → スマート電球
Fita de LED RGB 5 m → LEDテープライト
Luminária de mesa LED → デスクライト
Luminária de lua 3D → 月型ランプ
Abajur touch → ランプ
Luz noturna com sensor → ナイトライト
Lanterna tática recarregável → タクティカルライト
Tomada inteligente wifi → スマートプラグ
Controle remoto universal → リモコン
Balança digital de cozinha → キッチンスケール
Balança corporal bluetooth → 体重計
Mixer de mão 3 em 1 → ハンドブレンダー
Liquidificador portátil recarregável → ポータブルブレンダー
Garrafa térmica 500 ml → 保温ボトル
Copo térmico com tampa 600 ml → 保温タンブラー
Caneca térmica → 保温タンブラー
Squeeze esportivo 750 ml → スポーツボトル
Marmita elétrica → 電気弁当箱
Lancheira térmica → 保冷バッグ
Pote hermético de vidro → 保存容器
Kit 5 potes herméticos → 保存容器セット
Jogo de facas 6 peças → 包丁セット
Faca de chef 8 polegadas → 包丁
Tábua de corte de bambu → まな板
Ralador 4 faces → おろし器
Cortador de legumes multifuncional → 野菜スライサー
Descascador de legumes → ピーラー
Afiador de facas → 包丁研ぎ器
Espremedor de frutas → ジューサー
Forma de silicone para airfryer → ノンフライヤー用シリコン容器
Forma de gelo de silicone → 製氷皿
Air fryer digital 4 L → ノンフライヤー
Panela de pressão elétrica → 圧力鍋
Frigideira antiaderente 24 cm → フライパン
Kit utensílios de cozinha de silicone → キッチンツールセット
Escorredor de louça → 水切りラック
Porta-temperos giratório → スパイスラック
Dispenser de sabonete automático → ソープディスペンサー
Organizador de gaveta → 収納ボックス
Organizador de maquiagem acrílico → コスメ収納ボックス
Sapateira dobrável → シューズラック
Cabide de veludo kit 20 → ハンガー
Caixa organizadora dobrável → 収納ボックス
Saco a vácuo para roupas → 圧縮袋
Varal de chão dobrável → 物干し
Tapete antiderrapante para banheiro → バスマット
Tapete de yoga TPE → ヨガマット
Cortina blackout → 遮光カーテン
Jogo de lençol queen → シーツセット
Travesseiro viscoelástico → 枕
Almofada de pescoço para viagem → ネックピロー
Cobertor de microfibra → 毛布
Capa de sofá elástica → ソファカバー
Difusor de aromas 300 ml → アロマディフューザー
Vela aromática → キャンドル
Espelho de maquiagem com LED → LEDミラー
Massageador de pescoço → 首マッサージ器
Pistola massageadora muscular → マッサージガン
Massageador de pés → フットマッサージャー
Almofada massageadora → マッサージクッション
Escova secadora 3 em 1 → ブラシ型ドライヤー
Escova alisadora → ストレートヘアブラシ
Secador de cabelo 2000 W → ドライヤー
Chapinha de cabelo → ヘアアイロン
Modelador de cachos → カールアイロン
Aparador de pelos → トリマー
Barbeador elétrico → 電気シェーバー
Máquina de cortar cabelo → バリカン
Depilador a laser IPL → 光美容器
Depilador elétrico → 脱毛器
Escova de dente elétrica → 電動歯ブラシ
Irrigador oral portátil → 口腔洗浄器
Escova de limpeza facial → 洗顔ブラシ
Sérum facial vitamina C → 美容液
Hidratante corporal → ボディクリーム
Máscara facial LED → LED美顔マスク
Kit de pincéis de maquiagem → メイクブラシセット
Batom líquido matte → リキッドルージュ
Paleta de sombras → アイシャドウ
Esmalte em gel → ジェルネイル
Cabine UV para unhas → ネイルライト
Perfume masculino 100 ml → 香水
Rolo de jade facial → フェイスローラー
Tênis feminino de corrida → スニーカー
Chinelo nuvem → スリッパサンダル
Sandália feminina → サンダル
Bota feminina → ブーツ
Meias de compressão → 着圧ソックス
Camiseta dry fit → Tシャツ
Legging fitness cintura alta → レギンス
Vestido longo floral → ロングワンピース
Jaqueta corta-vento → ウインドブレーカー
Moletom com capuz → パーカー
Pijama de inverno → パジャマ
Sutiã sem bojo → ノンパッドブラ
Cinta modeladora → ガードル
Bolsa feminina transversal → ショルダーバッグ
Mochila para notebook antifurto → ビジネスリュック
Carteira masculina slim → 財布
Mala de viagem pequena → スーツケース
Necessaire de viagem → ポーチ
Óculos de sol polarizado → 偏光サングラス
Boné aba curva → キャップ
Cinto masculino → ベルト
Brinco de argola → フープピアス
Anel de prata ajustável → リング
Pulseira de aço inox → ブレスレット
Faixa elástica para exercícios → トレーニングバンド
Corda de pular → 縄跳び
Halter ajustável → ダンベル
Roda abdominal → 腹筋ローラー
Luva de academia → トレーニンググローブ
Corretor postural → 姿勢サポーター
Barraca de camping 4 pessoas → テント
Cadeira de praia dobrável → アウトドアチェア
Rede de descanso → ハンモック
Cama para cachorro → ペットベッド
Coleira para cachorro → 首輪
Fonte de água para gatos → ペット給水器
Comedouro automático → 自動給餌器
Arranhador para gatos → 爪とぎ
Brinquedo para cachorro → ペット用おもちゃ
Tapete higiênico → ペットシーツ
Canguru ergonômico para bebê → 抱っこひも
Babá eletrônica → ベビーモニター
Mordedor de silicone para bebê → 歯固め
Carrinho de bebê → ベビーカー
Babador de silicone → シリコンビブ
Quebra-cabeça 1000 peças → パズル
Bloco de montar → ブロック
Carrinho de controle remoto → ラジコンカー
Boneca reborn → リボーンドール
Pelúcia gigante → ぬいぐるみ
Massinha de modelar → 粘土
Piscina inflável → ビニールプール
Aspirador automotivo → 車用掃除機
Compressor de ar portátil → 電動空気入れ
Câmera veicular dash cam → ドライブレコーダー
Organizador de porta-malas → 車用収納ボックス
Capa de banco de carro → シートカバー
Parafusadeira sem fio 12V → 電動ドライバー
Jogo de chaves de fenda → ドライバーセット
Furadeira de impacto → 振動ドリル
Trena a laser → レーザー距離計
Fita dupla face → 両面テープ
Kit de jardinagem → ガーデニングセット
Mangueira de jardim expansível → 散水ホース
Regador de plantas → じょうろ
Luminária solar de jardim → ソーラーライト
Ventilador de mesa USB → 扇風機
Ventilador de pescoço → 首掛け扇風機
Aquecedor portátil → 小型ヒーター
Purificador de ar → 空気清浄機
Desumidificador de ar → 除湿機
Raquete elétrica mata-mosquito → 電撃殺虫ラケット
Café em grãos 500 g → コーヒー
Chá matcha em pó → 抹茶
Whey protein 900 g → プロテイン
Creatina 300 g → クレアチン
Máquina de costura portátil → ミシン
Vaporizador de roupas → 衣類スチーマー
Ferro a vapor portátil → 衣類スチーマー
Mop giratório com balde → 回転モップ
Rodo mágico → 水切りワイパー
Escova de limpeza elétrica → 電動お掃除ブラシ
Filtro de água para torneira → 蛇口用浄水器
Torneira gourmet → キッチン用蛇口
Chuveiro de alta pressão → シャワーヘッド
Porta-escova de dentes → 歯ブラシホルダー
Lixeira automática com sensor → 自動開閉ゴミ箱
Fechadura digital → スマートロック
Campainha com câmera → スマートドアベル
Cofre digital → 電子金庫
Impressora portátil térmica → ミニプリンター
Mesa digitalizadora → ペンタブレット
Leitor de cartão de memória → カードリーダー
Pen drive 64 GB → USBメモリ
HD externo 1 TB → 外付けストレージ
Hub USB-C 7 em 1 → USBハブ
Adaptador USB-C para HDMI → 変換アダプター
Adaptador de tomada universal → 海外用変換プラグ
TV Box 4K → TVボックス
Controle sem fio para PS4 → ゲームコントローラー
Cadeira gamer → ゲーミングチェア
Mesa dobrável para notebook → ノートパソコン用折りたたみテーブル
Prateleira de parede → ウォールシェルフ
Quadro decorativo → アートパネル
Adesivo de parede → ウォールステッカー
Planta artificial → 造花
Cesto de roupa suja → ランドリーバスケット
Bandeja organizadora → 収納トレー
Porta-retrato digital → フォトフレーム
Despertador digital → 目覚まし時計
Termômetro digital → 温度計
Oxímetro de dedo → パルスオキシメーター
Medidor de pressão arterial → 血圧計
Garrafa de água com infusor → ウォーターボトル
Canudo de inox kit → ストロー
Bolsa de água quente → 湯たんぽ
Guarda-chuva automático → 自動開閉傘
Capa de chuva → レインコート
Sombrinha compacta → 傘
Cachecol de lã → ウールマフラー
Luvas touch → 防寒手袋
Gorro de lã → ニット帽
Lenço de seda → スカーフ
Gravata slim → ネクタイ
Meia antiderrapante → 滑り止め付き靴下
Biquíni cintura alta → ビキニ
Maiô feminino → ワンピース水着
Bermuda masculina → ショートパンツ
Calça jogger → スウェットパンツ
Saia midi → スカート
Blusa de tricô → セーター
Camisa social → ワイシャツ
Cropped feminino → クロップドトップス
Blazer feminino → ブレザー
Body feminino → ボディスーツ
Cueca boxer kit 5 → ボクサーパンツ
Calcinha sem costura → ショーツ
`;

test.each(rowsOf(COMMON))('%s is %s', (title = '', ja) => expect(nounOf(title)).toBe(ja));

describe('a word that makes another thing of it leaves the kind open', () => {
  test.each([
    'Copo menstrual de silicone',
    'Colar cervical ortopédico',
    'Colar para cachorro',
    'Relógio de sol',
    'Relógio ponto eletrônico',
    'Suplemento para cães',
    'Umidificador de charutos',
    'Robô de cozinha',
    'Guarda-chuva de chocolate',
    'Pantufa massageadora elétrica',
    'Mesa de passar',
    'Halter de brinquedo',
    'Controle sem fio de portão',
    'Pulseira de identificação',
    'Parafusadeira de brinquedo',
    'Creatina veterinária',
  ])('%s', (title) => expect(nounOf(title)).toBe('商品'));
});
