import { test } from 'vitest';
import { expectComparison } from '#tests/writer/expect-comparison.ts';
import { rowsOf } from '#tests/writer/ledger.ts';

/** Language → facts of the ledger → text → the seller's text, where it says more than the facts → what comes of it. */
const TABLE = `
ja → weight=320 g → 重さ0.32kg →  → kept 320
ja → weight=320 g → 重さ320 →  → kept 320
ja → weight=320 g → 重さ230g →  → changed 320 to 230g
ja → weight=320 g → 500ml →  → lost 320; added number “500ml” ()
ja → weight=320 g; volume=500 ml → 320ml 500g →  → changed 320 to 500g, 500 to 320ml
ja → weight=320 g; length=40 cm → 330g、350g →  → changed 320 to 330g; lost 40; added number “350g” ()
pt → length=30 a 160 cm → de 30 até 160 cm →  → kept 30 a 160
ja → length=30 a 160 cm → 30cm、160cm →  → kept 30 a 160
ja → length=30 a 160 cm → 1.6m →  → kept 30 a 160
ja → length=30 a 160 cm → 31〜160cm →  → changed 30 a 160 to 31〜160cm
ja → length=30 cm → 30〜160cm →  → kept 30; added number “30〜160cm” ()
ja → dimensions=10 x 20 cm → 20×10cm →  → kept 10 x 20
ja → dimensions=10 x 20 cm → 10×25cm →  → changed 10 x 20 to 10×25cm
ja → dimensions=10 x 20 cm → 0.1×0.2m →  → kept 10 x 20
ja → price:R$ 99,90 → R$ 99,90 →  → kept R$ 99,90
ja → price:R$ 99,90 → R$ 89,90 →  → changed R$ 99,90 to 89,90
ja → price:R$ 99,90 → ¥2000 →  → lost R$ 99,90; added number “2000” ()
ja → duration=35 min → 45分 →  → changed 35 to 45分
ja → duration=35 min → 2時間 →  → changed 35 to 2時間
ja → duration=35 min → 2日 →  → changed 35 to 2日
ja → duration=35 min → 2年 →  → lost 35; added number “2年” ()
ja → duration=35 min → 2か月 →  → lost 35; added number “2か月” ()
ja → duration=35 min → 45秒 →  → changed 35 to 45秒
ja → charge_time=2 h → 3時間 →  → changed 2 to 3時間
ja → charge_time=2 h → 3週間 →  → lost 2; added number “3週間” ()
ja → warranty=12 meses → 6か月 →  → changed 12 to 6か月
ja → warranty=12 meses → 1年 →  → kept 12
ja → warranty=12 meses → 2年 →  → changed 12 to 2年
ja → warranty=12 meses → 30日 →  → changed 12 to 30日
ja → warranty=12 meses → 3週間 →  → changed 12 to 3週間
ja → warranty=12 meses → 30分 →  → lost 12; added number “30分” ()
ja → limited_warranty=90 dias → 30日 →  → changed 90 to 30日
ja → limited_warranty=90 dias → 3時間 →  → lost 90; added number “3時間” ()
ja → shelf_life=24 meses → 2年 →  → kept 24
ja → shelf_life=24 meses → 3年 →  → changed 24 to 3年
ja → shelf_life=24 meses → 3分 →  → lost 24; added number “3分” ()
ja → age=3 anos → 5歳 →  → changed 3 to 5歳
ja → age=3 anos → 5か月 →  → changed 3 to 5か月
ja → age=3 anos → 5日 →  → lost 3; added number “5日” ()
ja → lifespan=90 dias → 3年 →  → changed 90 to 3年
ja → number:4711 → 4711 →  → kept 4711
ja → number:4711 → 4712 →  → added number “4712” ()
ja → weight=320 g → iPhone 15に対応 320g → iPhone 15 → kept 320
ja → weight=320 g → iPhone 16に対応 320g → iPhone 15 → kept 320; added number “16” ()
ja → weight=320 g → USB3.0 320g → usb 3.0 → kept 320
ja → weight=320 g → 単3形電池 320g →  → kept 320
ja → weight=320 g → 3形電池 320g →  → kept 320; added number “3” ()
ja → voltage=bivolt - → 100〜240V →  → kept bivolt
ja → voltage=bivolt - → 110V/220V →  → kept bivolt
ja → voltage=bivolt - → 127 V - 220 V →  → kept bivolt
ja → voltage=bivolt - → 両電圧対応 →  → kept bivolt
ja → voltage=bivolt - → バイボルト →  → kept bivolt
ja → voltage=bivolt - → 100Vと220V →  → kept bivolt
ja → voltage=bivolt - → 110V →  → lost bivolt
ja → voltage=bivolt - → 300V →  → lost bivolt; added number “300V” ()
ja → voltage=bivolt - → 100V・220V →  → kept bivolt
pt → voltage=bivolt - → é bivolt →  → kept bivolt
ja → colour:preto; brand:Zor → Zor ブラック 110V →  → kept preto, Zor; added number “110V” ()
ja → size_range:P, M e G → サイズはS・M・Lです →  → kept P, M e G
ja → size_range:P, M e G → サイズはS・Mです →  → lost P, M e G
ja → size_range:P ao GG → S〜LL →  → kept P ao GG
ja → size_range:P ao GG → S〜2L →  → kept P ao GG
ja → size_range:P até o GG → S〜XL →  → kept P até o GG
ja → size_range:P ao GG → S〜3L →  → lost P ao GG
pt → size_range:do P ao GG → P ao GG →  → kept do P ao GG
pt → size_range:de P a GG → tamanhos P e M →  → lost de P a GG
ja → size_range:PP/XGG → SS、4L →  → kept PP/XGG
ja → size_range:XG ou XGG → 3L、XXXL →  → kept XG ou XGG
ja → size_range:G → Gサイズ →  → lost G
ja → size_range:G → Ｌサイズ →  → kept G
pt → size_range:G → tamanho G →  → kept G
ja → size_range:único → フリーサイズ →  → kept único
ja → size_range:U → ワンサイズ →  → kept U
ja → size_range:único → M →  → lost único
pt → size_range:único → tamanho único →  → kept único
ja → size_range:34 ao 39 → 34〜39 →  → kept 34 ao 39
ja → size_range:34 ao 39 → 34〜40 →  → changed 34 ao 39 to 34〜40
ja → size_range:P-M → S M →  → kept P-M
ja → size_range:P | M → S M →  → kept P | M
ja → colour:preto; colour:branco; colour:azul → 3色。ブラック、ホワイト、ブルー →  → kept preto, branco, azul
ja → colour:preto; colour:branco; colour:azul → 4色 →  → lost preto, branco, azul; added number “4色” ()
ja → contents:tampa; contents:cabo → 2点セット →  → nothing
ja → contents:tampa; contents:cabo → 3点セット →  → added number “3点セット” ()
pt → volume=500 ml → cerca de 2 a 3 vezes, 500 ml →  → kept 500; added number “2 a 3 vezes” ()
`;

test.each(rowsOf(TABLE))('%s: %s in “%s” (%s)', (...row) => expectComparison(row));
