import { wordRows } from '#writer/text/find-words.ts';

/** Words beside a number that say what it measures; keys are sheet fields where there is one. */
export const LABEL_WORDS = wordRows(`
width; largura|larg; 幅|横幅|横 || depth; profundidade|prof|fundo; 奥行き|奥行|マチ|深さ
height; altura|alt; 高さ || length; comprimento|compr; 長さ|全長|着丈|総丈
diameter; diametro|diam; 直径|口径|径 || thickness; espessura|esp; 厚さ|厚み
weight; peso|pesa*|pesam; 重量|重さ|質量|本体重量 || capacity; capacidade|volume|reservatorio|comporta; 容量|タンク
net_content; conteudo liquido|conteudo; 内容量|入り
load; carga maxima|carga suportada|suporta*|aguenta*|peso maximo|capacidade de carga; 耐荷重|荷重|耐えられ
power; potencia|consumo; 消費電力|出力|電力|定格消費電力 || voltage; tensao|voltagem; 電圧|定格電圧
battery_capacity; bateria|capacidade da bateria; バッテリー容量|電池容量|バッテリー|電池
runtime; autonomia|duracao|dura|duram|tempo de uso|uso continuo|reproducao|funciona por|por carga|carga rende|carga dura|com uma carga; 連続使用|使用時間|連続再生|再生時間|連続点灯|駆動時間|稼働|持続|使え|再生
charge_time; tempo de carga|tempo de recarga|recarga|recarrega|carga completa|carregamento|carrega*|carga; 充電時間|充電|チャージ
standby; em espera|standby|stand-by; 待機|スタンバイ || wireless_range; alcance|distancia; 通信距離|到達距離|距離|通信範囲|届
cord_length; comprimento do fio|comprimento do cabo|cabo de|fio de; コード長|ケーブル長|コードの長さ|ケーブルの長さ|コード|ケーブル
hot; quente*|calor|aquecid*; 保温|温か|あたた|ホット|温 || cold; frio|fria*|frios|gelad*; 保冷|冷た|コールド|冷
heat_resistance; resiste a|resistente a|resistencia termica; 耐熱 || warranty; garantia; 保証
return; troca|trocas|devolucao|devolucoes|arrependimento; 返品|交換 || delivery; entrega|envio|prazo; 配送|発送|届け|お届け
age; idade|faixa etaria|criancas|maiores|menores|meses de idade|anos de idade; 年齢|対象|子
shelf_life; validade; 賞味期限|使用期限|消費期限|有効期限
brightness; fluxo luminoso|luminosidade|brilho; 明るさ|全光束|光束|輝度 || colour_temperature; temperatura de cor; 色温度
temperature; temperatura; 温度 || noise; ruido|barulho; 騒音|運転音|動作音|静音
suction; succao; 吸引 || screen; tela|display; 画面|ディスプレイ|スクリーン
resolution; resolucao; 解像度 || camera_front; camera frontal|frontal; フロントカメラ|前面|インカメラ
camera_back; camera traseira|traseira; 背面|リアカメラ|アウトカメラ
memory; armazenamento|memoria interna|rom; ストレージ|内蔵メモリ|保存容量 || ram; ram; ram
speed; velocidade*; 速度|スピード|風量 || mode; modo|modos; モード
level; nivel|niveis|intensidade*; 段階|レベル|強さ || input; entrada|input; 入力
output; saida|output; 出力 || shoulder; ombro|ombros; 肩幅|肩
chest; busto|peito|torax; 身幅|バスト|胸囲|胸 || waist; cintura; ウエスト|胴囲|腰
hip; quadril; ヒップ || sleeve; manga|mangas; 袖丈|袖
inner; interno|interna|interior; 内側|内部|内径|内寸 || outer; externo|externa|exterior; 外側|外部|外径|外寸
open; aberto|aberta|montado|montada|estendido|estendida; 展開時|使用時|組立時|広げ|開いた
folded; fechado|fechada|dobrado|dobrada|guardado; 収納時|折りたたみ時|折りたたんだ|たたんだ|閉じた|折り畳み時
weakest; nivel minimo|brilho minimo|no brilho minimo|modo fraco|no minimo|intensidade minima|na minima|potencia minima; 最弱|弱運転|弱モード|最小風量|弱で|最小の明るさ|最小輝度|最低輝度
strongest; nivel maximo|brilho maximo|no brilho maximo|no maximo|modo forte|intensidade maxima|na maxima|potencia maxima; 最強|強運転|強モード|最大風量|強で|最大の明るさ|最大輝度|最高輝度
eco; eco|economico|modo economico|modo eco; エコ|省エネ || rim; borda|bordas|na borda; 縁|ふち|フチ
base; base|na base|no fundo; 底|底面 || roof; teto|no teto; 屋根|天井|ルーフ
floor; piso|no piso; 床|フロア
opened; depois de abert*|apos abert*|apos a abertura; 開封後|開封してから|開けてから|開けたら|開けた後
sealed; embalagem fechada|fechado|lacrad*; 未開封|開封前 || turbo; turbo|modo turbo; ターボ
before; antes; 前 || after; depois|apos; 後
`);
