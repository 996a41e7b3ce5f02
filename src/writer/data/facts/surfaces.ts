/** What a product is used on, folded; never what it is made of. */
export const SURFACES: Readonly<Record<string, string>> = {
  madeira: '木の床',
  'piso de madeira': '木の床',
  'piso frio': 'タイル',
  azulejo: 'タイル',
  azulejos: 'タイル',
  porcelanato: '磁器タイル',
  laminado: 'ラミネート床',
  carpete: 'カーペット',
  'carpete baixo': '毛足の短いカーペット',
  tapete: 'ラグ',
  tapetes: 'ラグ',
  vidro: 'ガラス',
  vidros: 'ガラス',
  inox: 'ステンレス',
  telas: '画面',
  couro: '革',
  'banco de couro': '革シート',
};

/** Things of the box whose everyday word means something else on the product ("cabo" is a handle there). Folded. */
export const BOX_ITEMS: Readonly<Record<string, string>> = {
  cabo: 'ケーブル',
  'cabo usb': 'USBケーブル',
  'cabo usb-c': 'USB-Cケーブル',
  'cabo micro usb': 'Micro USBケーブル',
  fonte: '電源アダプター',
  filtro: 'フィルター',
  filtros: 'フィルター',
  manual: '取扱説明書',
  carregador: '充電器',
  'controle remoto': 'リモコン',
  estojo: 'ケース',
  'bolsa de transporte': '収納袋',
};
