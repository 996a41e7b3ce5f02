{
  /** Feriados nacionais do Japão por regra, de 2022 a 2099; nada para atualizar todo ano. */
  const FIXED = {
    '1-1': '元日',
    '2-11': '建国記念の日',
    '2-23': '天皇誕生日',
    '4-29': '昭和の日',
    '5-3': '憲法記念日',
    '5-4': 'みどりの日',
    '5-5': 'こどもの日',
    '8-11': '山の日',
    '11-3': '文化の日',
    '11-23': '勤労感謝の日',
  };
  const MONDAYS = { 1: [2, '成人の日'], 7: [3, '海の日'], 9: [3, '敬老の日'], 10: [2, 'スポーツの日'] };

  // Fórmula dos equinócios; o governo confirma a data em fevereiro do ano anterior.
  const equinox = (year, base) => Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4);

  const day = (year, month, date) => new Date(Date.UTC(year, month - 1, date));
  const move = (date, days) => new Date(date.getTime() + days * 86_400_000);

  function ownName(date) {
    const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const [week, monday] = MONDAYS[month] ?? [];
    if (monday && date.getUTCDay() === 1 && Math.ceil(dayOfMonth / 7) === week) return monday;
    if (month === 3 && dayOfMonth === equinox(year, 20.8431)) return '春分の日';
    if (month === 9 && dayOfMonth === equinox(year, 23.2488)) return '秋分の日';
    return FIXED[`${month}-${dayOfMonth}`];
  }

  /** Nome do feriado em japonês, ou undefined em dia comum. Ex.: holidayName(2026, 9, 22) → '国民の休日'. */
  function holidayName(year, month, dayOfMonth) {
    const date = day(year, month, dayOfMonth);
    const own = ownName(date);
    if (own) return own;
    // 振替休日: o feriado que caiu no domingo passa para o próximo dia que não é feriado.
    let before = move(date, -1);
    while (ownName(before)) {
      if (before.getUTCDay() === 0) return '振替休日';
      before = move(before, -1);
    }
    return ownName(move(date, -1)) && ownName(move(date, 1)) ? '国民の休日' : undefined;
  }

  /** Dia de envio: nem sábado, nem domingo, nem feriado. */
  function isBusinessDay(year, month, dayOfMonth) {
    const weekday = day(year, month, dayOfMonth).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !holidayName(year, month, dayOfMonth);
  }

  // Uso: <p data-hoje-no-japao></p> avisa, em dia sem envio, que o pedido sai no próximo dia útil.
  document.querySelectorAll('[data-hoje-no-japao]').forEach((element) => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(new Date());
    const [year, month, dayOfMonth] = today.split('-').map(Number);
    element.hidden = isBusinessDay(year, month, dayOfMonth);
    element.textContent = '本日は発送をお休みしております。ご注文は翌営業日以降に手配いたします。';
  });
}
