/** Product types by family: English slug; Japanese; Portuguese names, ours first. Separated by "||". */
export const TECH_TYPES = {
  kitchen_appliance: `electric-pot; 電気鍋; panela elétrica
rice-cooker; 炊飯器; panela de arroz | panela elétrica de arroz | panela de arroz elétrica
electric-pressure-cooker; 電気圧力鍋; panela de pressão elétrica
electric-kettle; 電気ケトル; chaleira elétrica | jarra elétrica || deep-fryer; フライヤー; fritadeira
air-fryer; エアフライヤー; air fryer | airfryer | fritadeira sem óleo
sealer; シーラー; seladora | selador de embalagens | seladora de embalagens || vacuum-sealer; 真空シーラー; seladora a vácuo
electric-grill; 電気グリル; churrasqueira elétrica || stand-mixer; スタンドミキサー; batedeira planetária
food-processor; フードプロセッサー; processador de alimentos | mini processador | triturador | mini triturador | processador de alho
juicer; ジューサー; espremedor elétrico | centrífuga de sucos || blender; ミキサー; liquidificador
portable-blender; ポータブルブレンダー; liquidificador portátil | mini liquidificador || hand-mixer; ハンドミキサー; batedeira
hand-blender; ハンドブレンダー; mixer | mixer de mão | mixer portátil
milk-frother; ミルクフォーマー; espumador de leite | mini mixer de leite | misturador de leite | batedor de leite | mixer de leite
coffee-maker; コーヒーメーカー; cafeteira || coffee-grinder; コーヒーミル; moedor de café
sandwich-maker; ホットサンドメーカー; sanduicheira`,
  home_appliance: `electric-cleaning-brush; 電動お掃除ブラシ; escova elétrica de limpeza | escova de limpeza elétrica
iron; アイロン; ferro de passar || steam-iron; スチームアイロン; ferro a vapor | ferro de passar a vapor
garment-steamer; 衣類スチーマー; vaporizador de roupas | passadeira a vapor
kitchen-scale; キッチンスケール; balança de cozinha | balança digital de cozinha
electric-blanket; 電気毛布; cobertor elétrico | manta elétrica | lençol térmico
vacuum-cleaner; 掃除機; aspirador | aspirador de pó
stick-vacuum; スティック掃除機; aspirador vertical | aspirador de pó vertical
robot-vacuum; ロボット掃除機; aspirador robô | robô aspirador | robô aspirador de pó
handheld-vacuum; ハンディクリーナー; aspirador portátil | mini aspirador | aspirador de mão
cordless-vacuum; コードレス掃除機; aspirador sem fio | aspirador de pó sem fio
fabric-shaver; 毛玉取り器; removedor de bolinhas | papa bolinhas | removedor de fiapos | tira bolinhas
car-vacuum; 車用掃除機; aspirador automotivo | aspirador de carro
sewing-machine; ミシン; máquina de costura | mini máquina de costura | máquina de costura portátil
steam-cleaner; スチームクリーナー; limpador a vapor | vaporizador de limpeza`,
  phone: `usb-cable; USBケーブル; cabo usb || usb-c-cable; USB Type-Cケーブル; cabo usb c | cabo tipo c
charging-cable; 充電ケーブル; cabo carregador | cabo de carregamento | cabo de dados || hdmi-cable; HDMIケーブル; cabo hdmi
cable; ケーブル; cabo de conexão || glass-screen-protector; ガラスフィルム; película de vidro
screen-protector; 保護フィルム; película | película protetora
phone-case; スマホケース; capinha | capa de celular | capinha de celular | case para celular
iphone-case; iPhoneケース; capa para iphone | capinha para iphone | case iphone || charger; 充電器; carregador
wireless-charger; ワイヤレス充電器; carregador sem fio | carregador por indução | carregador wireless
car-charger; 車載充電器; carregador veicular
power-bank; モバイルバッテリー; carregador portátil | powerbank | power bank | bateria externa | carregador portátil power bank
adapter; アダプター; adaptador | adaptador usb-c | adaptador hdmi | adaptador usb
phone-stand; スマホスタンド; suporte para celular | porta celular | suporte de mesa para celular | suporte celular mesa
car-phone-holder; 車載スマホホルダー; suporte veicular | suporte veicular para celular | suporte de celular para carro
selfie-stick; 自撮り棒; pau de selfie | bastão de selfie || tripod; 三脚; tripé | tripé para celular
ring-light; リングライト; ring light | anel de luz
phone-strap; スマホストラップ; cordão de celular | alça de celular | pulseira magnética para celular
phone-ring; スマホリング; suporte de dedo | pop socket | anel suporte celular | anel de celular
stylus-pen; タッチペン; caneta touch | caneta stylus || smartphone; スマートフォン; celular || tablet; タブレット; tablet
fast-charger; 急速充電器; carregador turbo | carregador rápido || lightning-cable; Lightningケーブル; cabo lightning`,
  audio: `headset; ヘッドセット; headset || headphones; ヘッドホン; headphone | fone de cabeça | fone over-ear
earphones; イヤホン; fone | fone de ouvido
wireless-earphones; ワイヤレスイヤホン; fone sem fio | fone de ouvido sem fio | fone bluetooth | fone de ouvido bluetooth | earbuds
gaming-headset; ゲーミングヘッドセット; headset gamer | fone gamer || bone-conduction-earphones; 骨伝導イヤホン; fone de condução óssea
speaker; スピーカー; caixa de som | alto falante | caixinha de som
bluetooth-speaker; Bluetoothスピーカー; caixa de som bluetooth | caixinha de som bluetooth
portable-speaker; ポータブルスピーカー; caixa de som portátil | caixinha de som portátil
soundbar; サウンドバー; soundbar || microphone; マイク; microfone || lapel-microphone; ピンマイク; microfone de lapela
radio; ラジオ; rádio`,
  gadget: `ssd; SSD; ssd || external-hdd; 外付けHDD; hd externo
wifi-extender; Wi-Fi中継機; repetidor | repetidor wi-fi | repetidor de sinal || wifi-router; Wi-Fiルーター; roteador
portable-air-conditioner; スポットクーラー; ar condicionado portátil || air-cooler; 冷風扇; climatizador
rechargeable-battery; 充電池; pilha recarregável || batteries; 乾電池; pilha | pilha alcalina || printer; プリンター; impressora
mini-printer; ミニプリンター; mini impressora | mini impressora térmica
body-scale; 体重計; balança corporal | balança digital corporal
body-composition-scale; 体組成計; balança bioimpedância
webcam; Webカメラ; webcam | webcam full hd
mosquito-trap; 捕虫器; armadilha para mosquitos | mata mosquito | luminária mata mosquito
tracker-tag; 紛失防止タグ; rastreador | localizador | smart tag | tag rastreadora | rastreador bluetooth
game-controller; ゲームコントローラー; controle de videogame | controle gamer || camera; カメラ; câmera
security-camera; 防犯カメラ; câmera de segurança | câmera wi-fi | câmera ip | câmera de segurança wifi | câmera wifi
drone; ドローン; drone || projector; プロジェクター; projetor | mini projetor || remote-control; リモコン; controle remoto
game-console; ゲーム機; console | video game | videogame || keyboard; キーボード; teclado || mouse; マウス; mouse
gaming-mouse; ゲーミングマウス; mouse gamer || wireless-mouse; ワイヤレスマウス; mouse sem fio | mouse wireless
mouse-pad; マウスパッド; mouse pad | mousepad
laptop-stand; ノートパソコンスタンド; suporte para notebook | suporte para laptop | base para notebook
laptop; ノートパソコン; notebook || usb-hub; USBハブ; hub usb | hub usb-c || usb-drive; USBメモリ; pen drive | pendrive
memory-card; メモリーカード; cartão de memória || smart-plug; スマートプラグ; tomada inteligente
wireless-doorbell; ワイヤレスドアベル; campainha sem fio
smart-lock; スマートロック; fechadura digital | fechadura eletrônica | fechadura inteligente
motion-sensor; 人感センサー; sensor de presença | sensor de movimento || fan; 扇風機; ventilador
handheld-fan; ハンディファン; ventilador portátil | mini ventilador | ventilador de mão || heater; ヒーター; aquecedor
humidifier; 加湿器; umidificador | umidificador de ar | umidificador portátil || air-purifier; 空気清浄機; purificador de ar
aroma-diffuser; アロマディフューザー; difusor de aromas | aromatizador elétrico | difusor de ambiente
thermometer; 温度計; termômetro ambiente || alarm-clock; 目覚まし時計; despertador | relógio despertador
power-strip; 電源タップ; filtro de linha | régua de tomadas || vr-goggles; VRゴーグル; óculos de realidade virtual | óculos vr
dehumidifier; 除湿機; desumidificador || action-camera; アクションカメラ; câmera de ação | câmera esportiva`,
  lighting: `3d-lamp; 3Dランプ; luminária 3d || moon-lamp; 月型ランプ; luminária lua || chandelier; シャンデリア; lustre
pendant-light; ペンダントライト; pendente | luminária pendente
star-projector; プラネタリウムライト; projetor de estrelas | projetor de galáxia | luminária galáxia | luminária projetor de estrelas | luminária projetor
lamp; ランプ; luminária || table-lamp; テーブルランプ; luminária de mesa | abajur | abajur de mesa
desk-lamp; デスクライト; luminária de escrivaninha | luminária de estudo | luminária de leitura | luminária para estudo
solar-light; ソーラーライト; luminária solar | luz solar | refletor solar || light-bulb; 電球; lâmpada
smart-bulb; スマート電球; lâmpada inteligente || led-bulb; LED電球; lâmpada led || led-strip; LEDテープライト; fita led
string-lights; ストリングライト; cordão de luz | pisca pisca | varal de luzes | cordão de luzes
flashlight; 懐中電灯; lanterna | lanterna recarregável | lanterna led || headlamp; ヘッドライト; lanterna de cabeça
night-light; ナイトライト; luz noturna | luminária noturna | abajur infantil | luz noturna infantil
ceiling-light; シーリングライト; plafon | plafon led | luminária de teto
sensor-light; センサーライト; luz com sensor | luminária com sensor | luz de armário | luminária com sensor de movimento | luz com sensor de presença
led-floodlight; LED投光器; refletor led`,
  car: `trunk-organizer; トランク収納ボックス; organizador de porta-malas
car-organizer; 車用収納ボックス; organizador de carro | organizador automotivo
tire-inflator; 電動空気入れ; calibrador de pneus | calibrador digital | calibrador portátil | compressor de ar portátil | compressor portátil
air-compressor; エアコンプレッサー; compressor de ar
car-sunshade; 車用サンシェード; parasol automotivo | protetor solar de carro | quebra-sol para carro | protetor de para-brisa | quebra sol
car-mat; カーマット; tapete automotivo | tapete de carro
seat-cover; シートカバー; capa de banco | capa de banco de carro | capa de assento
dash-cam; ドライブレコーダー; câmera veicular | dashcam | câmera veicular dash cam
car-led-headlight; 車用LEDヘッドライト; farol de led
car-light-bulb; 自動車用バルブ; lâmpada automotiva`,
  tool: `angle-grinder; ディスクグラインダー; esmerilhadeira || sander; サンダー; lixadeira || adhesive-tape; 粘着テープ; fita adesiva
double-sided-tape; 両面テープ; fita dupla face || stepladder; 脚立; escada dobrável || ladder; はしご; escada
saw; のこぎり; serra | serrote || electric-saw; 電動のこぎり; serra elétrica
tool-box; 工具箱; caixa de ferramentas | maleta de ferramentas
tool-set; 工具セット; kit de ferramentas | jogo de ferramentas || electric-drill; 電動ドリル; furadeira
screwdriver; ドライバー; chave de fenda | kit chave de fenda | chave philips || pliers; ペンチ; alicate
hammer; ハンマー; martelo || measuring-tape; メジャー; trena | fita métrica || adhesive; 接着剤; cola | cola instantânea
pressure-washer; 高圧洗浄機; lavadora de alta pressão | pistola de alta pressão | lavadora portátil
work-gloves; 作業用手袋; luva de proteção
precision-screwdriver-set; 精密ドライバーセット; jogo de chaves precisão | kit chaves de precisão
electric-screwdriver; 電動ドライバー; parafusadeira`,
} as const;
