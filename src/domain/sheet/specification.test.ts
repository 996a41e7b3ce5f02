import { describe, expect, it } from 'vitest';
import { FIELD_KEYS, type FieldKey, UNPRINTED_KEYS } from './field-keys.ts';
import type { SentenceForm } from './field-row.ts';
import { fieldSentencesOf } from './field-sentences.ts';
import type { Entry, Sheet, SheetField, SheetWords, Variants } from './sheet.ts';
import { productNameJa, specificationOf } from './specification.ts';

const AT = '2025-01-01T00:00:00.000Z';
type Value = Entry | readonly Entry[];
const field = (value: Value, limit?: SheetWords): SheetField => ({
  value: Array.isArray(value) ? value : [value as Entry],
  ...(limit ? { limit } : {}),
  acceptedAt: AT,
});
const words = (pt: string, ja: string) => ({ pt, ja });

const rowsOf = (sheet: Sheet) => specificationOf(sheet).map(({ label, value }) => `${label}｜${value}`);
/** Short forms for the table below. */
const CODES: Readonly<Record<SentenceForm, string>> = {
  label_is_value: 'A',
  supports: 'B',
  usable_at: 'C',
  included: 'D',
  sentence: 'E',
  before_name: 'F',
};
const saidOf = (sheet: Sheet, key: FieldKey) =>
  fieldSentencesOf(sheet)
    .filter((each) => each.key === key)
    .map(({ sentenceForm, ja, limit, inOne }) => `${CODES[sentenceForm]} ${inOne?.ja ?? `${ja}${limit?.ja ?? ''}`}`);

/**
 * Fields => rows of 商品仕様 => sentences, one line each; a longer one goes on after a space. A field is its entries and
 * its limit: "entry + entry || limit", an entry is “label” ±part=choice "own words" amount {measures} (limit), and
 * words are "pt|ja". Sentences left out: of one field "A label は value です。", of several any. ⏎ is a line break.
 */
const TABLE = `
product_type: frying-pan => 商品名｜フライパン => A フライパンです。
brand: "Cozinha da Vó" => ブランド｜Cozinha da Vó
series: "Terra|テラ" => シリーズ｜Terra（テラ）
model_number: "TE24" + "TE24-I" => 型番｜TE24／TE24-I
jan_code: "4901234567894" => JANコード｜4901234567894
width: ~20 cm => 幅｜約20cm
depth: ~5 cm => 奥行｜約5cm
height: ~5 cm => 高さ｜約5cm
length: 43 cm || com o cabo|取っ手を含む => 全長｜43cm（取っ手を含む） => A 全長は43cm（取っ手を含む）です。
diameter: 24 cm => 直径｜24cm => A 直径は24cmです。 & F 直径24cmの
diameter: opening 6 cm => 口径｜6cm
base_diameter: 17 cm => 底面の直径｜17cm
thickness: ~4 mm => 厚さ｜約4mm
folded_size: diameter ~5 cm + length ~24 cm => 収納時サイズ｜約直径5×長さ24cm
sizes: s + m + l + xl => サイズ展開｜S／M／L／XL
sizes: s {length 65 chest 50.5} + m {length 68 chest 53}
  => サイズ展開｜S／M & サイズ表（単位：cm）｜S：着丈65、身幅50.5⏎M：着丈68、身幅53 => A サイズ展開はS／Mです。
sizes: 23.5 cm + 24 cm => サイズ展開｜23.5cm／24cm
sizes: free => サイズ｜フリーサイズ => A フリーサイズです。
sizes: m => サイズ｜M => A Mサイズです。
weight: ~780 g => 重量｜約780g
capacity: 500 ml => 容量｜500ml => A 容量は500mlです。 & F 容量500mlの
net_content: 30 ml => 内容量｜30ml
net_content: 60 tablet => 内容量｜60粒
quantity: 12 long => 数量｜12本
quantity: set 2 piece => 数量｜2個セット => A 2個セットです。
quantity: set 2 set => 数量｜2セット => A 2セットです。
load: ~5 kg => 耐荷重｜約5kg
material: body=aluminium (forjado|鍛造) + handle=bakelite (imita madeira|木目調)
  => 材質｜本体：アルミニウム（鍛造）、取っ手：フェノール樹脂（木目調）
  => A 材質は、本体がアルミニウム（鍛造）、取っ手がフェノール樹脂（木目調）です。
material: stainless_304 => 材質｜ステンレス鋼（SUS304）
  => A 材質はステンレス鋼（SUS304）です。 & F ステンレス鋼（SUS304）製の
material: silicone + body=pp + body=abs => 材質｜本体：ポリプロピレン・ABS樹脂、その他：シリコーン
  => A 材質は、本体がポリプロピレン・ABS樹脂です。ほかにシリコーンを使用しています。
material: strap=leather => 材質｜ストラップ：本革 => A ストラップの材質は本革です。
material: down => 中わた｜ダウン => A 中わたにダウンを使用しています。 & F ダウン入りの
material: filling=down => 材質｜中材：ダウン => A 中材の材質はダウンです。
material: down + polyester => 材質｜ダウン、ポリエステル
material: suede => 材質｜スエード調生地 => A 材質はスエード調生地です。 & F スエード調生地の
material: foam => 材質｜フォーム材 => A 材質はフォーム材です。 & F フォーム素材の
fabric: polyester 20 percent + cotton 80 percent => 素材｜綿80％、ポリエステル20％
material: cotton; fabric: cotton 100 percent => 素材｜綿100％
coating: inside=ceramic => 表面加工｜内面：セラミックコーティング => A 内面にセラミックコーティングを施しています。
coating: inside=ceramic + matte => 表面加工｜マット仕上げ、内面：セラミックコーティング
  => A 表面加工はマット仕上げです。内面にセラミックコーティングを施しています。
coating: inside=ceramic + outside=enamel || duas camadas|2層
  => 表面加工｜内面：セラミックコーティング、外面：ホーロー加工 ※2層
  => A 内面にセラミックコーティング、外面にホーロー加工を施しています（2層）。
colour: black + pink + silver => カラー｜ブラック、ピンク、シルバー
pattern: floral => 柄｜花柄 => A 花柄です。
ingredients: "café arábica|コーヒー豆（アラビカ種）" => 原材料・成分｜コーヒー豆（アラビカ種）
allergens: wheat + milk + soy => アレルゲン｜一部に小麦・乳成分・大豆を含む => A 一部に小麦・乳成分・大豆を含みます。
power_source: usb_charge => 電源｜USB充電式
voltage: ac 100..240 v + 50..60 hz => 定格電圧｜AC100〜240V（50/60Hz）
voltage: dc 5 v => 定格電圧｜DC5V
voltage: bivolt => 定格電圧｜AC127V／220V
voltage: bivolt 100..240 v => 定格電圧｜AC100〜240V
voltage: bivolt 60 hz => 定格電圧｜AC127V／220V、60Hz
power: 20 w || por aparelho|1台につき => 消費電力｜20W（1台につき） => A 消費電力は20W（1台につき）です。
power: 1200 w => 消費電力｜1,200W
battery_type: +li_ion => 使用電池｜リチウムイオン電池（内蔵）
battery_type: -aa 2 long => 使用電池｜単3形乾電池×2本（別売） => A 使用電池は単3形乾電池2本（別売）です。
battery_type: +cr2032 1 piece => 使用電池｜コイン形リチウム電池（CR2032）×1個（付属）
  => A 使用電池はコイン形リチウム電池（CR2032）1個（付属）です。
battery_type: +cr2032 => 使用電池｜コイン形リチウム電池（CR2032、付属）
battery_capacity: 5000 mah + 18.5 wh => バッテリー容量｜5,000mAh（18.5Wh）
runtime: use ~5..7 day + music ~6 hour (volume a 50%|音量50％時)
  => 連続使用時間｜約5〜7日間 & 連続再生時間｜約6時間（音量50％時）
  => A 連続使用時間は約5〜7日間です。 & A 連続再生時間は約6時間（音量50％時）です。
charge_time: ~2 hour => 充電時間｜約2時間
charge_port: usb_c => 充電端子｜USB Type-C
charge_port: qi => 充電方式｜ワイヤレス充電（Qi）
cord_length: ~1.5 m => コード長｜約1.5m
plug: a => プラグ形状｜Aタイプ
functions: pedometer + sleep + call_notice || não é aparelho médico|医療機器ではありません
  => 主な機能｜歩数計、睡眠記録、着信通知 ※医療機器ではありません
  => A 主な機能は歩数計、睡眠記録、着信通知です。医療機器ではありません。
functions: folding => 主な機能｜折りたたみ => A 折りたたみ式です。
functions: non_slip + timer + reversible || um aparelho|1台 => 主な機能｜滑り止め、タイマー、リバーシブル ※1台
  => A 主な機能は滑り止め、タイマー、リバーシブルです（1台）。
functions: timer (até 8 horas|最大8時間) + folding (só as pernas|脚のみ)
  => 主な機能｜タイマー（最大8時間）、折りたたみ（脚のみ）
  => A 主な機能はタイマー（最大8時間）です。 & A 脚のみ折りたたみ式です。
wireless: wifi || não funciona em rede 5G|5GHz帯は非対応 => 通信方式｜Wi-Fi（5GHz帯は非対応）
  => B Wi-Fiに対応しています。5GHz帯には対応していません。
wireless: bluetooth + wifi (não funciona em rede 5G|5GHz帯は非対応) => 通信方式｜Bluetooth、Wi-Fi（5GHz帯は非対応）
  => B Bluetooth、Wi-Fiに対応しています。Wi-Fiは、5GHz帯には対応していません。
wireless: bluetooth "5.2" + wifi (faixa de 2,4 GHz|2.4GHz帯) => 通信方式｜Bluetooth 5.2、Wi-Fi（2.4GHz帯）
  => B Bluetooth 5.2、Wi-Fi（2.4GHz帯）に対応しています。
wireless: wifi || não funciona|5GHz帯では非対応 => 通信方式｜Wi-Fi（5GHz帯では非対応）
  => B Wi-Fiに対応しています。5GHz帯では対応していません。
wireless: wifi || não funciona|Androidとは非対応 => 通信方式｜Wi-Fi（Androidとは非対応）
  => B Wi-Fiに対応しています。Androidには対応していません。
wireless: wifi || não funciona|本製品は非対応 => 通信方式｜Wi-Fi（本製品は非対応）
  => nothing
wireless: wifi || não funciona|日本製品は非対応 => 通信方式｜Wi-Fi（日本製品は非対応）
  => B Wi-Fiに対応しています。日本製品には対応していません。
wireless_range: ~10 m => 通信距離｜約10m
compatible_with: android "5.0" + ios "9.0" => 対応OS｜Android 5.0以降、iOS 9.0以降
  => B Android 5.0以降、iOS 9.0以降に対応しています。
compatible_with: "iPhone 15" + "iPhone 15 Pro" => 対応機種｜iPhone 15、iPhone 15 Pro
  => B iPhone 15、iPhone 15 Proに対応しています。
screen: ips "240x284" 1.85 inch => ディスプレイ｜1.85型 IPS（240×284ピクセル）
screen: 15.6 inch => ディスプレイ｜15.6型
screen: "240x284" => ディスプレイ｜240×284ピクセル
levels: light 3 level + modes 5 mode => 調節・モード｜明るさ：3段階、モード：5種類
  => A 明るさは3段階、モードは5種類です。
levels: 5 mode => モード｜5種類 => A モードは5種類です。
levels: modes 5 mode => モード｜5種類 => A モードは5種類です。
levels: light 3 level => 調節｜明るさ：3段階 => A 明るさは3段階です。
levels: 3 level => 調節｜3段階 => A 3段階で調節できます。
levels: 3 level + 5 mode => 調節・モード｜調節：3段階、モード：5種類 => A 調節は3段階、モードは5種類です。
levels: "massagem|マッサージ" 3 mode => モード｜マッサージ：3種類 => A マッサージは3種類です。
levels: 3 level + 5 level => 調節｜3段階、5段階 => nothing
water_resistance: ip67 || não nadar nem tomar banho|水泳・入浴時は使用不可
  => 防水・防塵性能｜IP67（水泳・入浴時は使用不可） => A 防水・防塵性能はIP67（水泳・入浴時は使用不可）です。
water_resistance: ip44 => 防水性能｜IP44
water_resistance: ipx4 => 防水性能｜IPX4
water_resistance: not_waterproof => 防水性能｜非防水 => A 防水ではありません。
heat_resistance: hot 140 celsius => 耐熱温度｜140℃
heat_resistance: -20..140 celsius => 耐熱温度｜140℃ & 耐冷温度｜－20℃
  => A 耐熱温度は140℃です。 & A 耐冷温度は－20℃です。
insulation: hot >=65 celsius + hot 6 hour + cold <=8 celsius + cold 6 hour
  => 保温効力｜65℃以上（6時間） & 保冷効力｜8℃以下（6時間）
  => A 保温効力は65℃以上（6時間）です。 & A 保冷効力は8℃以下（6時間）です。
insulation: hot 65 celsius + cold 8 celsius + 6 hour => 保温効力｜65℃以上（6時間） & 保冷効力｜8℃以下（6時間）
  => A 保温効力は65℃以上（6時間）です。 & A 保冷効力は8℃以下（6時間）です。
insulation: hot 65 celsius + cold 8 celsius + cold 12 hour + 6 hour
  => 保温効力｜65℃以上（6時間） & 保冷効力｜8℃以下（12時間）
  => A 保温効力は65℃以上（6時間）です。 & A 保冷効力は8℃以下（12時間）です。
insulation: ~12 hour => 保温・保冷時間｜約12時間
insulation: hot ~12 hour => 保温時間｜約12時間
brightness: 800 lumen + 2700 kelvin (luz amarela|電球色) => 全光束｜800lm & 色温度｜2,700K（電球色）
  => A 全光束は800lmです。 & A 色温度は2,700K（電球色）です。
contents: frying-pan 1 piece + cotton_bag 1 piece => セット内容｜フライパン×1、コットン袋×1
  => D セット内容はフライパン1個、コットン袋1枚です。
contents: "CR2450" 2 piece + "toalha|タオル" 3 piece => セット内容｜CR2450×2、タオル×3
  => D セット内容はCR2450 2点、タオル3点です。
contents: main_unit 1 piece => セット内容｜本体×1 => D セット内容は本体1点です。
not_included: glass_lid => 付属しないもの｜ガラスふた => D ガラスふたは付属しません。
not_included: batteries 2 piece => 付属しないもの｜乾電池×2 => D 乾電池（2本）は付属しません。
not_included: manual 2 piece => 付属しないもの｜取扱説明書×2 => D 取扱説明書（2冊）は付属しません。
not_included: usb_cable 2 piece => 付属しないもの｜USBケーブル×2 => D USBケーブル（2本）は付属しません。
not_included: screws 2 piece => 付属しないもの｜ネジ×2 => D ネジ（2本）は付属しません。
not_included: cloth 2 piece => 付属しないもの｜クロス×2 => D クロス（2枚）は付属しません。
not_included: memory_card 2 piece => 付属しないもの｜メモリーカード×2 => D メモリーカード（2枚）は付属しません。
not_included: glass_lid 2 piece => 付属しないもの｜ガラスふた×2 => D ガラスふた（2個）は付属しません。
manual_language: en + zh => 取扱説明書｜英語・中国語
intended_use: home + camping => 用途｜家庭用、アウトドア用 => A 家庭用・アウトドア用です。
intended_use: "trilha|登山" => 用途｜登山用 => A 登山用です。
intended_use: home + "pesca|釣り" => 用途｜家庭用、釣り用 => A 家庭用・釣り用です。
intended_use: home + "dia a dia|普段使い" => 用途｜家庭用、普段使い => A 用途は家庭用・普段使いです。
intended_use: "na viagem|旅行時" => 用途｜旅行時
intended_use: bathroom + kitchen => 用途｜浴室・洗面所用、キッチン用 => A 浴室・洗面所用、キッチン用です。
intended_use: outdoor => 用途｜屋外用 => A 屋外用です。
for_whom: women + men => 対象｜男女兼用 => A 男女兼用です。 & F 男女兼用の
for_whom: dogs + cats => 対象｜犬用、猫用 => A 犬・猫用です。
for_whom: unisex + children => 対象｜男女兼用、子ども用 => A 男女兼用・子ども用です。
for_whom: women + "idosos|お年寄り" => 対象｜女性用、お年寄り向け => A 女性用・お年寄り向けです。
for_whom: unisex => 対象｜男女兼用 => A 男女兼用です。 & F 男女兼用の
age: >=6 year => 対象年齢｜6歳以上
age: >=6 month => 対象年齢｜生後6か月以上
age: 3..6 year => 対象年齢｜3〜6歳
heat_sources: gas + electric + radiant + -induction
  => 対応熱源｜ガス火、電気コンロ、ラジエントヒーター（IHは使用不可）
  => B ガス火、電気コンロ、ラジエントヒーターに対応しています。IHには対応していません。
heat_sources: -induction => 熱源｜IHは使用不可 => B IHには対応していません。
safe_in: -oven + +dishwasher (melhor lavar à mão|手洗い推奨) => オーブン｜使用不可 & 食洗機｜使用可（手洗い推奨）
  => C オーブンでは使用できません。 & C 食洗機で洗えます（手洗い推奨）。
washing: hand + no_bleach + shade => 洗濯・お取り扱い｜手洗い可、漂白剤使用不可、陰干し
  => A 手洗いできます。 & A 漂白剤は使用できません。 & A 陰干ししてください。
washing: hand || só a capa|カバーのみ => 洗濯・お取り扱い｜手洗い可（カバーのみ） => A カバーのみ手洗いできます。
washing: "água fria|30℃以下で洗濯" => 洗濯・お取り扱い｜30℃以下で洗濯 => A お取り扱い：30℃以下で洗濯。
care: neutral_soap_by_hand => お手入れ方法｜中性洗剤で手洗いしてください。 => E 中性洗剤で手洗いしてください。
how_to_use: "Tire a capa.|カバーを外します。" + "Ligue.|電源を入れます。"
  => 使用方法｜1. カバーを外します。⏎2. 電源を入れます。 => E カバーを外します。 & E 電源を入れます。
installation: assembly (ferramenta inclusa|工具付属) => 組立・取付｜要組立（工具付属）
  => A 組み立てが必要です（工具付属）。
warnings: choking + no_disassembly => 使用上の注意｜のどに詰まらせるおそれがあります。⏎分解・改造しないでください。
  => E のどに詰まらせるおそれがあります。 & E 分解・改造しないでください。
storage: dry_place => 保管方法｜湿気の少ない場所に保管してください。 => E 湿気の少ない場所に保管してください。
storage: dry_shade => 保管方法｜直射日光・高温多湿を避けて保管してください。
  => E 直射日光・高温多湿を避けて保管してください。
storage: fridge => 保管方法｜要冷蔵 => E 要冷蔵です。
shelf_life: 12 month => 使用期限｜12か月
shelf_life: made 12 month => 使用期限｜製造日より12か月
shelf_life: "2026-12-31" => 使用期限｜2026年12月31日
certification: giteki "201-123456" => 規格・認証｜技適：201-123456
  => A 技適（認証番号：201-123456）を取得しています。
other: “Sucção|吸引力” "cerca de 20.000 Pa|約20,000Pa" => 吸引力｜約20,000Pa
other: “Lâminas|刃の枚数” "6" => 刃の枚数｜6枚
origin_country: BR => 原産国｜ブラジル
origin_country: BR || Blumenau (SC)|ブルメナウ（SC） => 原産国｜ブラジル（ブルメナウ、SC）
origin_country: CN => 原産国｜中国
warranty: defects 1 year || riscos não|傷は対象外 => 保証期間｜1年間（製造上の不具合が対象、傷は対象外）
  => A 保証期間は1年間（製造上の不具合が対象、傷は対象外）です。
warranty: only_defects 3 month => 保証期間｜3か月間（製造上の不具合のみ対象）
warranty: 3 month || só defeito de fábrica => 保証期間｜3か月間（製造上の不具合のみ対象）
remarks: photo => 備考｜画像はイメージです。 => E 画像はイメージです。
# measures in one row
width: ~20 cm; depth: ~15 cm; height: ~30 cm => サイズ｜約幅20×奥行15×高さ30cm
# flat goods
width: ~40 cm; length: ~30 cm => サイズ｜約縦30×横40cm
# length instead of depth
width: ~20 cm; height: ~10 cm; length: ~40 cm => サイズ｜約長さ40×幅20×高さ10cm
# measures in other units, one of them exact
width: ~1.2 m; depth: 400 mm => サイズ｜幅約120×奥行40cm
# a measure with a limit stands alone
width: ~20 cm; depth: ~15 cm; height: ~30 cm || sem tampa|ふたを除く
  => サイズ｜約幅20×奥行15cm & 高さ｜約30cm（ふたを除く）
# the product itself in its box
product_type: headlamp; contents: flashlight 1 piece + usb_cable
  => 商品名｜ヘッドライト & セット内容｜本体×1、USBケーブル
# batteries in the shape of a cell
battery_type: li_ion 2 long => 使用電池｜リチウムイオン電池×2本 => A 使用電池はリチウムイオン電池2本です。
# codes and measures in own words
functions: calls || ENC; other: “Peça|ピース” "1,5 a 6 cm" => 主な機能｜通話（ENC） & ピース｜1.5〜6cm
# the kind of goods by the head of own words
product_type: "chá verde torrado|ほうじ茶"; ingredients: "chá|茶" => 商品名｜ほうじ茶 & 原材料名｜茶
# no kind of goods by the head of another thing
product_type: "chá de brinquedo|おもちゃ"; ingredients: "x|エ" => 商品名｜おもちゃ & 原材料・成分｜エ
# the depth of a vessel
product_type: frying-pan; depth: ~5 cm; width: ~24 cm => 商品名｜フライパン & 幅｜約24cm & 深さ｜約5cm
# labels of food
product_type: coffee; ingredients: "café|コーヒー豆"; storage: dry_shade; how_to_use: "Coe.|こします。"; warnings: "Quente.|熱いのでご注意ください。"; shelf_life: 1 year
  => 商品名｜コーヒー
  & 原材料名｜コーヒー豆
  & お召し上がり方｜こします。
  & 注意事項｜熱いのでご注意ください。
  & 保存方法｜直射日光・高温多湿を避けて保存してください。
  & 賞味期限｜1年
# an opened package of food
product_type: coffee; shelf_life: made 1 year + opened 3 month
  => 商品名｜コーヒー & 賞味期限｜製造日より1年 & 開封後の取り扱い｜開封後3か月以内にお召し上がりください。
product_type: coffee; shelf_life: opened ~7 day
  => 商品名｜コーヒー & 開封後の取り扱い｜開封後は7日を目安にお召し上がりください。
product_type: coffee; shelf_life: opened 3..5 day
  => 商品名｜コーヒー & 開封後の取り扱い｜開封後は3〜5日を目安にお召し上がりください。
product_type: coffee; shelf_life: opened >=1 month
  => 商品名｜コーヒー & 開封後の日持ちの目安｜1か月以上
# the length of a top, of trousers and of cloth
product_type: t-shirt; sizes: m {length 68} => 商品名｜Tシャツ & サイズ｜M & サイズ表（単位：cm）｜M：着丈68
product_type: pants; sizes: m {length 98} => 商品名｜パンツ & サイズ｜M & サイズ表（単位：cm）｜M：総丈98
product_type: skirt; length: ~60 cm => 商品名｜スカート & スカート丈｜約60cm
product_type: pants; length: ~98 cm => 商品名｜パンツ & 総丈｜約98cm
product_type: blanket; length: ~200 cm => 商品名｜毛布 & 長さ｜約200cm
# labels of cosmetics
product_type: serum; ingredients: "água|水、グリセリン、ヒアルロン酸Na"
  => 商品名｜美容液 & 全成分｜水、グリセリン、ヒアルロン酸Na
# labels of pet food
product_type: pet-food; shelf_life: 1 year => 商品名｜ペットフード & 賞味期限｜1年
# watts that a product gives
product_type: charger; power: 20 w => 商品名｜充電器 & 出力｜20W
power: 20 w; runtime: music 12 hour => 出力｜20W & 連続再生時間｜12時間
product_type: coffee; storage: keep_dry
  => 商品名｜コーヒー & 保存方法｜直射日光・高温多湿を避けて保存してください。
# things, long things and pairs, counted as their kind is
product_type: t-shirt; quantity: 3 piece => 商品名｜Tシャツ & 数量｜3枚
product_type: colored-pencils; quantity: 12 piece => 商品名｜色鉛筆 & 数量｜12本
product_type: socks; quantity: 3 pair => 商品名｜靴下 & 数量｜3足
# the strap of a bag
product_type: bag; material: strap=leather => 商品名｜バッグ & 材質｜ストラップ：本革
# parts of a garment
fabric: shell=cotton 80 percent + shell=polyester 20 percent + lining=polyester 100 percent
  => 素材｜表地：綿80％・ポリエステル20％、裏地：ポリエステル100％
  => A 素材は、表地が綿80％・ポリエステル20％、裏地がポリエステル100％です。
# up to, by field
power: <=60 w => 消費電力｜最大60W
age: <=6 year => 対象年齢｜6歳まで
charge_time: <=2 hour => 充電時間｜2時間以内
warranty: <=90 day => 保証期間｜90日間
# one word in both places stands once
material: pp || PP => 材質｜ポリプロピレン
load: <=5 kg => 耐荷重｜5kg
weight: >=1.5 kg => 重量｜1.5kg以上
# several limits in one pair of brackets
heat_sources: gas + -induction || fogo baixo|弱火のみ => 対応熱源｜ガス火（弱火のみ、IHは使用不可）
  => B ガス火（弱火のみ）に対応しています。IHには対応していません。`;

const wordsOf = (written: string): SheetWords => {
  const [pt = '', ja] = written.split('|');
  return ja === undefined ? { pt } : { pt, ja };
};
const ENTRY =
  /^(?:“(.+?)” ?)?([+-](?=[a-z]))?(?:(\w+)=)?([a-z][\w-]*)? ?(?:"(.+?)")? ?(~|<=|>=)?(?:(-?[\d.]+?)(?:\.\.(\d+))? (\w+))? ?(?:\{(.+)\})? ?(?:\((.+)\))?$/i;
const QUALIFIERS = { '~': 'about', '<=': 'up_to', '>=': 'from' } as const;

function entryOf(written: string): Entry {
  const [, label, sign, part, choice, own, qualifier, number, to, unit, measures, limit] = ENTRY.exec(written) ?? [];
  if (!choice && !own && !number) throw new Error(`no entry: ${written}`);
  return {
    ...(label && { label: wordsOf(label) }),
    ...(sign && { allowed: sign === '+' }),
    ...(part && { part }),
    ...(choice && { choice }),
    ...(own && wordsOf(own)),
    ...(unit && {
      amount: {
        number: Number(number),
        ...(to && { to: Number(to) }),
        unit,
        ...(qualifier && { qualifier: QUALIFIERS[qualifier as keyof typeof QUALIFIERS] }),
      },
    }),
    ...(measures && {
      measures: Object.fromEntries([...measures.matchAll(/(\w+) ([\d.]+)/g)].map(([, at, cm]) => [at, Number(cm)])),
    }),
    ...(limit && { limit: wordsOf(limit) }),
  };
}

const sheetOf = (written: string): Sheet =>
  Object.fromEntries(
    written.split('; ').map((each) => {
      const [, key = '', entries = '', limit] = /^(\w+): (.+?)(?: \|\| (.+))?$/.exec(each) ?? [];
      return [key, field(entries.split(' + ').map(entryOf), limit === undefined ? undefined : wordsOf(limit))];
    }),
  );

/** [fields, rows, sentences] */
const LINES = TABLE.trim()
  .split(/\n(?! )/)
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.replaceAll(/\s*\n\s*/g, ' ').split(' => ') as [string, string, string?]);

describe('every field', () => {
  it.each(LINES)('%s', (fields, rows, sentences) => {
    const sheet = sheetOf(fields);
    const [key, ...others] = Object.keys(sheet) as FieldKey[];
    expect(rowsOf(sheet).map((row) => row.replaceAll('\n', '⏎'))).toEqual(rows.split(' & '));
    if (!key || others.length > 0) return;
    const said = sentences === undefined ? [`A ${rows.replace('｜', 'は')}です。`] : sentences.split(' & ');
    expect(saidOf(sheet, key)).toEqual(sentences === 'nothing' ? [] : said);
  });

  it('has a line in this table or is private', () => {
    const told = new Set(LINES.flatMap(([fields]) => Object.keys(sheetOf(fields))));
    expect(FIELD_KEYS.filter((key) => !told.has(key))).toEqual([...UNPRINTED_KEYS]);
    const sheet = sheetOf(
      'supplier_cost: 12 USD; supplier_link: "https://example.com/1"; package_size: width 20 cm; package_weight: 300 g; writer_notes: "não falar do preço"',
    );
    expect(Object.keys(sheet)).toEqual([...UNPRINTED_KEYS]);
    expect(specificationOf(sheet)).toEqual([]);
    expect(fieldSentencesOf(sheet)).toEqual([]);
  });
});

describe('the specification', () => {
  it('keeps a row without Japanese and lists what is missing', () => {
    const sheet: Sheet = {
      colour: field([{ choice: 'black' }, { pt: 'azul petróleo' }], { pt: 'pode variar' }),
    };
    expect(specificationOf(sheet)).toMatchObject([
      {
        key: 'colour',
        label: 'カラー',
        value: null,
        valuePt: 'preto, azul petróleo (pode variar)',
        missing: [{ pt: 'azul petróleo' }, { pt: 'pode variar' }],
      },
    ]);
    expect(fieldSentencesOf(sheet)).toMatchObject([
      { ja: null, pt: 'Cor: preto, azul petróleo.', limit: { ja: null, pt: 'Pode variar.' } },
    ]);
  });

  const mouth = { amount: { number: 4.5, unit: 'cm' } };
  const six = { choice: 'modes', amount: { number: 6, unit: 'mode' } };
  it.each<[Sheet, string | undefined]>([
    [{ diameter: field(mouth, words('boca', '飲み口')) }, '直径は4.5cm（飲み口）です。'],
    [{ diameter: field(mouth, words('sem tampa', 'ふたを除く')) }, '直径は4.5cm（ふたを除く）です。'],
    [{ levels: field(six, words('forte, fraco', '強、弱')) }, 'モードは6種類（強、弱）です。'],
    [
      { safe_in: field({ choice: 'oven', allowed: true }, words('até 180 °C', '180℃まで')) },
      'オーブンで使用できます（180℃まで）。',
    ],
  ])('puts a limit that is not a sentence into the sentence of its fact: %j', (sheet, inOne) => {
    expect(fieldSentencesOf(sheet)[0]?.inOne?.ja).toBe(inOne);
  });

  it.each([
    ['product_type: coffee; ingredients: "café|コーヒー豆"', ['コーヒーです。', '原材料はコーヒー豆です。']],
    ['material: cotton; fabric: cotton 100 percent', ['綿製の', '素材は綿100％です。']],
    ['material: cotton; fabric: linen 100 percent', ['材質は綿です。', '綿製の', '素材は麻100％です。']],
  ])('says in sentences: %s', (fields, sentences) => {
    expect(fieldSentencesOf(sheetOf(fields)).map(({ ja }) => ja)).toEqual(sentences);
  });

  it('marks machine-translated Japanese', () => {
    const colour = field({ pt: 'azul petróleo', ja: 'ペトロールブルー', translated: true });
    expect(specificationOf({ colour })).toMatchObject([{ value: 'ペトロールブルー', translated: true }]);
    expect(fieldSentencesOf({ colour })).toMatchObject([{ translated: true }]);
  });
});

describe('productNameJa', () => {
  const pan: Sheet = { product_type: field({ choice: 'frying-pan' }) };
  it.each([
    ['its own', pan, 'セラミックフライパン 24cm', 'セラミックフライパン 24cm'],
    ['else the type', pan, undefined, 'フライパン'],
    ['never 商品', pan, '商品', 'フライパン'],
    ['the Japanese that was given', { product_type: field(words('coisa', 'もの')) }, undefined, 'もの'],
    ['nothing where nothing is known', { product_type: field({ pt: 'coisa' }) }, '', null],
  ])('is %s', (_, sheet: Sheet, nameJa, expected) => {
    expect(productNameJa(sheet, nameJa)).toBe(expected);
  });

  it('is in the first row, even without a product type', () => {
    expect(specificationOf({ brand: field({ pt: 'Vó' }) }, '土鍋').map(({ value }) => value)).toEqual(['土鍋', 'Vó']);
    expect(specificationOf({ product_type: field({ pt: 'coisa' }) })).toMatchObject([
      { value: null, missing: [{ pt: 'coisa' }] },
    ]);
  });
});

describe('variants', () => {
  const option = (name: string, ...values: Variants['options'][number]['values']): Variants => ({
    options: [{ name: { pt: name }, values }],
    acceptedAt: AT,
  });

  it('writes one line per value of a field that differs', () => {
    const variants = option(
      'Modelo',
      { name: { pt: 'TE24' } },
      { name: { pt: 'TE24-I' }, fields: { heat_sources: [{ choice: 'gas' }, { choice: 'induction' }] } },
    );
    const heat_sources = field([{ choice: 'gas' }, { choice: 'induction', allowed: false }]);
    expect(rowsOf({ heat_sources, variants, remarks: field({ choice: 'photo' }) })).toEqual([
      '対応熱源｜TE24：ガス火（IHは使用不可）\nTE24-I：ガス火、IH',
      '種類｜モデル：TE24／TE24-I',
      '備考｜画像はイメージです。',
    ]);
    expect(saidOf({ heat_sources, variants }, 'heat_sources')).toEqual([
      'B TE24の対応熱源はガス火です。IHには対応していません。',
      'B TE24-Iの対応熱源はガス火、IHです。',
    ]);
  });

  it('has one label for the values of all variants', () => {
    const variants = option(
      'Modelo',
      { name: { pt: 'A1' }, fields: { material: [{ choice: 'down' }] } },
      { name: { pt: 'A2' }, fields: { material: [{ choice: 'polyester' }] } },
    );
    expect(rowsOf({ variants })[0]).toBe('材質｜A1：ダウン\nA2：ポリエステル');
  });

  it('says of which variant something is denied', () => {
    const denied = (key: FieldKey, entry: Entry) =>
      saidOf({ variants: option('Modelo', { name: { pt: 'TE24' }, fields: { [key]: [entry] } }) }, key);
    expect(denied('heat_sources', { choice: 'induction', allowed: false })).toEqual([
      'B TE24は、IHには対応していません。',
    ]);
    expect(denied('coating', { part: 'inside', choice: 'ceramic' })).toEqual([
      'A TE24は、内面にセラミックコーティングを施しています。',
    ]);
  });

  it.each<[FieldKey, string, Entry, string[]]>([
    [
      'shelf_life',
      'coffee',
      { choice: 'opened', amount: { number: 1, unit: 'month' } },
      ['A ブルーの賞味期限は1年です。', 'E ブルーは、開封後1か月以内にお召し上がりください。'],
    ],
    [
      'not_included',
      'fan',
      { choice: 'batteries', amount: { number: 2, unit: 'piece' } },
      ['D ブルーには、乾電池（2本）は付属しません。'],
    ],
    ['levels', 'fan', { choice: 'light', amount: { number: 3, unit: 'level' } }, []],
  ])('says a variant of %s in its own phrasing, or leaves it to the table', (key, choice, entry, sentences) => {
    const first: Entry[] = key === 'shelf_life' ? [{ amount: { number: 1, unit: 'year' } }] : [];
    const variants = option('Cor', { name: { pt: 'Azul' }, fields: { [key]: [...first, entry] } });
    expect(saidOf({ product_type: field({ choice }), variants }, key)).toEqual(sentences);
  });

  it('joins codes of variants and leaves out values that are the same for all', () => {
    const variants = option(
      'Modelo',
      {
        name: { pt: 'TE24' },
        fields: { model_number: [{ pt: 'A1' }], weight: [{ amount: { number: 780, unit: 'g', qualifier: 'about' } }] },
      },
      {
        name: { pt: 'TE28' },
        fields: { model_number: [{ pt: 'A2' }], weight: [{ amount: { number: 780, unit: 'g', qualifier: 'about' } }] },
      },
    );
    expect(rowsOf({ variants })).toEqual(['型番｜A1／A2', '重量｜約780g', '種類｜モデル：TE24／TE28']);
  });

  it('lists the colours and sizes of options', () => {
    const values = (...names: string[]) => names.map((pt) => ({ name: { pt } }));
    expect(rowsOf({ variants: option('Cor', ...values('Preto', 'Rosa', 'Prata')) })).toEqual([
      'カラー｜ブラック、ピンク、シルバー（全3色）',
    ]);
    expect(rowsOf({ variants: option('Tamanho', ...values('P', 'GG')) })).toEqual(['サイズ展開｜S／XL']);
    expect(rowsOf({ variants: option('Capacidade', ...values('1,5 L', '2 litros')) })).toEqual([
      '種類｜容量：1.5L／2L',
    ]);
  });

  it('asks for the Japanese of an unknown value', () => {
    const variants = option('Estilo', { name: { pt: 'gatinho' } }, { name: words('cachorrinho', '子犬') });
    expect(specificationOf({ variants })).toMatchObject([
      { key: 'variants', value: null, missing: [{ pt: 'gatinho' }] },
    ]);
  });
});

it.each(['v', `1 ${'a'.repeat(280)}`, `1 ${'İ'.repeat(280)}`])(
  'a sheet of 300 option values with every field of its own is quick to print',
  (name) => {
    const fields = Object.fromEntries(FIELD_KEYS.map((key) => [key, [{ pt: 'x' }]]));
    const values = Array.from({ length: 100 }, (_, at) => ({
      name: { pt: `${name}${at}` },
      ...(at === 0 && { fields }),
    }));
    const options = ['Cor', 'Tamanho', 'Modelo'].map((pt) => ({ name: { pt }, values }));
    const before = process.cpuUsage();
    specificationOf({ variants: { options, acceptedAt: '2026-11-17T00:00:00.000Z' } });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
  },
);
