{
  // HTML: <select data-provincia-prazo aria-label="お届け先の都道府県"></select> <output data-prazo></output>
  // Dias a mais que você mediu por região. Comece com estes e corrija com os seus envios.
  const BASE_DAYS = { min: Number('{{dias_no_mínimo}}'), max: Number('{{dias_no_máximo}}') };
  const EXTRA = {
    北海道: 2,
    青森県: 1,
    福岡県: 1,
    佐賀県: 1,
    長崎県: 1,
    熊本県: 1,
    大分県: 1,
    宮崎県: 1,
    鹿児島県: 1,
    沖縄県: 3,
  };
  const PREFECTURES = [
    ['北海道・東北', '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県'],
    ['関東', '茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県'],
    ['中部', '新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県'],
    ['近畿', '三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県'],
    ['中国・四国', '鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県'],
    ['九州・沖縄', '福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'],
  ];

  const day = new Intl.DateTimeFormat('ja-JP', {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'Asia/Tokyo',
  });
  const after = (now, days) => day.format(new Date(now + days * 86_400_000));

  /** 'xx月xx日(曜)〜xx月xx日(曜)頃' para a província escolhida. */
  function deliveryRange(prefecture, now) {
    const extra = EXTRA[prefecture] ?? 0;
    return `${after(now, BASE_DAYS.min + extra)}〜${after(now, BASE_DAYS.max + extra)}頃`;
  }

  document.querySelectorAll('[data-provincia-prazo]').forEach((select) => {
    const output = document.querySelector('[data-prazo]');
    select.append(new Option('お届け先をお選びください', ''));
    for (const [region, names] of PREFECTURES) {
      const group = document.createElement('optgroup');
      group.label = region;
      for (const name of names.split(' ')) group.append(new Option(name));
      select.append(group);
    }
    select.addEventListener('change', () => {
      const range = deliveryRange(select.value, Date.now());
      output.textContent = select.value && `${select.value}へのお届け：${range}（離島は、さらに日数がかかります）`;
    });
  });
}
