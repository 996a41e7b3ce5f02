{
  const formatDay = new Intl.DateTimeFormat('ja-JP', {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'Asia/Tokyo',
  });

  /** new Date('2026-11-20T12:00:00Z') → '11月20日(金)' */
  function japaneseDay(date) {
    return formatDay.format(date);
  }

  /** Soma dias úteis no Japão (segunda a sexta). Feriados: passe as datas em 'AAAA-MM-DD'. */
  function addBusinessDays(start, days, holidays = []) {
    const date = new Date(start);
    let left = days;
    while (left > 0) {
      date.setUTCDate(date.getUTCDate() + 1);
      const inTokyo = new Date(date.getTime() + 9 * 60 * 60 * 1000);
      const isWeekend = inTokyo.getUTCDay() === 0 || inTokyo.getUTCDay() === 6;
      if (!isWeekend && !holidays.includes(inTokyo.toISOString().slice(0, 10))) left -= 1;
    }
    return date;
  }

  // Uso: <time data-entrega="5"></time> mostra a data daqui a cinco dias úteis.
  document.querySelectorAll('[data-entrega]').forEach((element) => {
    const date = addBusinessDays(new Date(), Number(element.dataset.entrega));
    element.dateTime = date.toISOString();
    element.textContent = `${japaneseDay(date)}頃`;
  });
}
