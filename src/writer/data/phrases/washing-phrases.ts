import { setPhrase } from './set-phrase.ts';

/** Washing, rinsing and where the product may go: kitchen machines, oven, freezer. */
export const WASHING_PHRASES = [
  setPhrase(['lavar do avesso', 'lave do avesso'], 'Lave do avesso.', '裏返して洗ってください。'),
  setPhrase(
    ['lavar separadamente', 'lave separadamente', 'lavar separado'],
    'Lave separadamente.',
    'ほかの物と分けて洗ってください。',
  ),
  setPhrase(
    ['lavar à máquina até {n} °C', 'lavar na máquina até {n} °C', 'lavável à máquina até {n} °C'],
    'Pode lavar na máquina a até {n} °C.',
    '水温{n}℃まで、洗濯機で洗えます。',
  ),
  setPhrase(
    ['lavar à mão e secar logo após o uso', 'lave à mão e seque logo após o uso'],
    'Lave à mão e seque logo após o uso.',
    '使用後はすぐに手洗いし、乾かしてください。',
  ),
  setPhrase(
    ['lave apenas a capa', 'lavar apenas a capa', 'lave só a capa', 'lavar só a capa'],
    'Lave apenas a capa.',
    '洗えるのはカバーだけです。',
  ),
  setPhrase(
    ['lave com shampoo neutro e deixe secar deitado', 'lavar com shampoo neutro e secar deitado'],
    'Lave com shampoo neutro e deixe secar deitado.',
    '中性のシャンプーで洗い、寝かせて乾かしてください。',
  ),
  setPhrase(
    ['lavável à máquina retirar o assento de epp antes', 'lavável à máquina, retire o assento antes'],
    'Pode lavar na máquina depois de retirar o assento.',
    '座面を取り外せば、洗濯機で洗えます。',
  ),
  setPhrase(
    ['lavar na máquina ciclo delicado, água fria', 'lavar na máquina em ciclo delicado com água fria'],
    'Lave na máquina com água fria, no ciclo delicado.',
    '洗濯機の弱水流コースで、水で洗ってください。',
  ),
  setPhrase(
    ['limpar a cada {n} dias', 'limpe a cada {n} dias', 'lavar a cada {n} dias', 'lave a cada {n} dias'],
    'Limpe a cada {n} dias.',
    '{n}日ごとにお手入れしてください。',
  ),
  setPhrase(
    ['limpe com pano úmido e sabão neutro', 'limpar com pano úmido e sabão neutro'],
    'Limpe com pano úmido e sabão neutro.',
    '中性洗剤を含ませた布で拭いてください。',
  ),
  setPhrase(
    [
      'enxágue após uso em piscina ou mar',
      'enxágue após o uso em piscina ou mar',
      'enxágue após usar em piscina ou mar',
    ],
    'Enxágue depois de usar na piscina ou no mar.',
    'プールや海で使った後は、水ですすいでください。',
  ),
  setPhrase(
    ['enxágue com água doce após o uso', 'enxaguar com água doce após o uso', 'lave com água doce após o uso'],
    'Enxágue com água doce após o uso.',
    '使用後は真水ですすいでください。',
  ),
  setPhrase(
    ['esvazie após uso', 'esvazie após o uso', 'esvazie depois do uso', 'esvazie depois de usar'],
    'Esvazie após o uso.',
    '使用後は中を空にしてください。',
  ),
  setPhrase(
    ['cuba pode lavar normal', 'a cuba pode ser lavada normalmente', 'cuba lavável'],
    'A cuba pode ser lavada.',
    '内容器は洗えます。',
  ),
  setPhrase(
    ['trocar o algodão {n}x por mês', 'troque o algodão {n}x por mês'],
    'Troque o algodão {n} vez(es) por mês.',
    'コットンは月に{n}回交換してください。',
  ),
  setPhrase(
    [
      'pode por no micro-ondas e na lava-louças',
      'pode ir no micro-ondas e na lava-louças',
      'pode ir ao micro-ondas e à lava-louças',
      'vai ao micro-ondas e à lava-louças',
      'vai no micro-ondas e na lava-louças',
      'micro-ondas e lava-louças',
    ],
    'Pode ir ao micro-ondas e à lava-louças.',
    '電子レンジと食洗機で使えます。',
  ),
  setPhrase(
    ['pode ir no micro-ondas sem tampa e na lava-louças', 'vai ao micro-ondas sem tampa e à lava-louças'],
    'Pode ir ao micro-ondas sem a tampa, e à lava-louças.',
    '電子レンジではフタを外してお使いください。食洗機でも洗えます。',
  ),
  setPhrase(
    ['vai na lava-louças, freezer e micro-ondas', 'vai ao micro-ondas, freezer e lava-louças'],
    'Pode ir à lava-louças, ao freezer e ao micro-ondas.',
    '食洗機、冷凍庫、電子レンジで使えます。',
  ),
  setPhrase(
    ['vai ao forno sem tampa até {n} °C, ao freezer e ao micro-ondas'],
    'Vai ao forno sem a tampa a até {n} °C, e também ao freezer e ao micro-ondas.',
    'フタを外せば{n}℃までオーブンで使え、冷凍庫と電子レンジにも対応しています。',
  ),
];
