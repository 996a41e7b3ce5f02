import { choicesFrom } from '../choice.ts';

export const POWER_SOURCES = choicesFrom(`mains; コンセント式; tomada | elétrica | plug in | corded electric | ac
usb; USB給電; USB | porta usb
usb_charge; USB充電式; recarregável por USB | usb recarregável | usb rechargeable
dry_cells; 乾電池式; pilhas | dry battery || solar; ソーラー式; solar | energia solar | solar powered
car; シガーソケット給電; tomada do carro | acendedor de cigarros | car lighter || manual; 不要（手動式）; manual | sem energia`);
export const CURRENTS = choicesFrom(`ac; AC; AC | ca | corrente alternada || dc; DC; DC | cc | corrente contínua
bivolt; AC127V／220V; bivolt | bivolt automático
ac110_220; AC110〜220V; 110-220V || ac100_240; AC100〜240V; 100-240V`);
export const BATTERIES = choicesFrom(`li_ion; リチウムイオン電池; íon-lítio | íon de lítio | li-ion | lithium ion; 内蔵
li_po; リチウムポリマー電池; polímero de lítio | polímero | li-po | lithium polymer; 内蔵
nimh; ニッケル水素電池; NiMH | níquel-hidreto metálico; 内蔵 || aa; 単3形乾電池; AA | pilha aa; 付属
aaa; 単4形乾電池; AAA | pilha aaa; 付属 || c; 単2形乾電池; C | pilha c; 付属 || d; 単1形乾電池; D | pilha d; 付属
nine_volt; 9V形乾電池（006P）; 9 V | bateria 9v | 9v; 付属 || cr2032; コイン形リチウム電池（CR2032）; CR2032 | bateria cr2032; 付属
lr44; ボタン形アルカリ電池（LR44）; LR44 | AG13; 付属`);
export const RUNTIMES =
  choicesFrom(`use; 連続使用時間; em uso | uso | uso contínuo | tempo de uso | autonomia | working time | playtime | play time | tempo de trabalho
music; 連続再生時間; música | reprodução | reprodução de música | tempo de reprodução | music time
call; 連続通話時間; chamada | conversação | ligação | talk time | call time
light; 連続点灯時間; luz | luz acesa | iluminação | lighting time
standby; 待機時間; em espera | espera | standby | standby time || burning; 燃焼時間; queima | tempo de queima | burning time`);
export const CHARGE_PORTS = choicesFrom(`usb_c; USB Type-C; USB-C | tipo c | type-c | usb type-c | usb tipo c
micro_usb; microUSB; micro-USB | v8 || lightning; Lightning; Lightning
magnetic; マグネット式; magnética | magnético | magnetic
qi; ワイヤレス充電（Qi）; sem fio (Qi) | qi`);
export const PLUGS = choicesFrom(`a; Aタイプ; A (Japão) | tipo a | japão | jp | us | us plug | americano
c; Cタイプ; C | tipo c | eu | eu plug | europeu || g; Gタイプ; G | tipo g | uk | uk plug
i; Iタイプ; I | tipo i | au | au plug
n; Nタイプ; N (Brasil) | tipo n | brasil | br | padrão brasileiro | br plug`);
export const FUNCTIONS = choicesFrom(`pedometer; 歩数計; contador de passos | pedômetro | passos | pedometer
sleep; 睡眠記録; registro do sono | monitor de sono | sleep tracker
heart_rate; 心拍数の計測; medição de batimentos | batimentos cardíacos | frequência cardíaca | heart rate
calories; 消費カロリーの表示; calorias | calorie || call_notice; 着信通知; aviso de chamada | call reminder
message_notice; メッセージ通知; aviso de mensagem | notificações | message reminder
calls; 通話; chamadas | viva-voz | hands-free
noise_cancelling; ノイズキャンセリング; cancelamento de ruído | anc | noise cancelling
microphone; 内蔵マイク; microfone embutido | built-in microphone || timer; タイマー; timer | temporizador
alarm; アラーム; alarme | despertador | alarm clock || clock; 時計表示; relógio | clock
auto_off; 自動電源オフ; desligamento automático | auto power off
overheat; 過熱防止; proteção contra superaquecimento | overheat protection
remote; リモコン操作; controle remoto | remote control || app; アプリ操作; controle por aplicativo | app control
voice; 音声操作; comando de voz | voice control || touch; タッチ操作; controle por toque | touch control
dimming; 調光; intensidade regulável | dimerizável | dimmable || colour_change; 色の切り替え; muda de cor | rgb
motion_sensor; 人感センサー; sensor de presença | sensor de movimento | motion sensor
light_sensor; 明暗センサー; sensor de luz | fotocélula | light sensor
thermostat; 温度調節; ajuste de temperatura | temperature control || steam; スチーム; vapor | steam
rotation; 首振り; oscilação | oscillation || camera; カメラ; câmera || gps; GPS; GPS
memory_card; メモリーカード対応; cartão de memória | tf card | microsd
screen_cast; 画面ミラーリング; espelhamento de tela | screen mirroring || folding; 折りたたみ; dobrável | foldable
non_slip; 滑り止め; antiderrapante | non-slip || reversible; リバーシブル; dupla face | reversível | reversible`);
export const WIRELESS = choicesFrom(`bluetooth; Bluetooth; Bluetooth | bt || wifi; Wi-Fi; Wi-Fi | wifi
nfc; NFC; NFC || ghz24; 2.4GHz無線; 2,4 GHz | 2.4g | 2.4ghz | sem fio 2,4 ghz`);
export const SYSTEMS = choicesFrom(`android; Android; Android || ios; iOS; iOS || ipados; iPadOS; iPadOS
windows; Windows; Windows || macos; macOS; macOS | mac os || chromeos; ChromeOS; ChromeOS | chrome os
linux; Linux; Linux || harmonyos; HarmonyOS; HarmonyOS`);
export const PANELS = choicesFrom(
  `ips; IPS; IPS || amoled; 有機EL; AMOLED | oled || lcd; 液晶; LCD | tft || led; LED; LED`,
);

export const LEVELS = choicesFrom(`speed; 速度; velocidade | speed || wind; 風量; vento | wind speed
light; 明るさ; luz | brilho | iluminação | brightness || temperature; 温度; temperatura
strength; 強さ; intensidade | força || volume; 音量; volume || modes; モード; modos | modes`);

/** Grades are codes; only pressures in atmospheres, and none, need words. */
export const WATER_GRADES = [
  ...choicesFrom(`atm3; 3気圧防水; 3 ATM | 3atm | 30 m || atm5; 5気圧防水; 5 ATM | 5atm | 50 m
atm10; 10気圧防水; 10 ATM | 10atm | 100 m
not_waterproof; 非防水; não é à prova d'água | não é à prova de água | não é impermeável | não é resistente à água | não resistente à água | not waterproof`),
  ...'IPX1 IPX2 IPX3 IPX4 IPX5 IPX6 IPX7 IPX8 IP44 IP54 IP55 IP56 IP57 IP64 IP65 IP66 IP67 IP68'
    .split(' ')
    .map((grade) => ({ key: grade.toLowerCase(), pt: grade, ja: grade, words: [grade] })),
];

/** IP with two digits covers dust and water; a first digit below 5 covers only larger objects. */
export const DUST_GRADES = WATER_GRADES.flatMap(({ key }) => (/^ip[56]\d$/.test(key) ? [key] : []));

export const HEAT_ENDS = choicesFrom(
  `hot; 耐熱温度; quente | máxima | calor | heat || cold; 耐冷温度; frio | mínima | cold`,
);

export const INSULATIONS = choicesFrom(`hot; 保温時間; quente | bebidas quentes | hot
cold; 保冷時間; frio | gelado | bebidas frias | cold`);
