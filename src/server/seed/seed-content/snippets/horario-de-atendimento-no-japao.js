{
  // HTML: <p data-atendimento="10:00-18:00"></p>
  // Mostra se o atendimento está aberto agora, no horário do Japão, e quando volta. 10:00 em Tóquio são 22:00 em Brasília.
  const WEEK = ['日', '月', '火', '水', '木', '金', '土'];
  const OPEN_DAYS = [1, 2, 3, 4, 5];

  /** Hora e dia da semana em Tóquio, de onde quer que a pessoa olhe. O Japão não tem horário de verão. */
  function tokyoNow(now) {
    const tokyo = new Date(now + 9 * 3_600_000);
    return { weekday: tokyo.getUTCDay(), minutes: tokyo.getUTCHours() * 60 + tokyo.getUTCMinutes() };
  }

  const toMinutes = (text) => {
    const [hours, minutes] = text.split(':').map(Number);
    return hours * 60 + minutes;
  };

  function serviceText(hours, now) {
    const [open, close] = hours.split('-');
    const { weekday, minutes } = tokyoNow(now);
    const isOpenDay = OPEN_DAYS.includes(weekday);
    if (isOpenDay && minutes >= toMinutes(open) && minutes < toMinutes(close)) {
      return `ただいま受付中です（本日${close}まで）。`;
    }
    if (isOpenDay && minutes < toMinutes(open)) return `本日${open}より受け付けます。`;
    let next = (weekday + 1) % 7;
    while (!OPEN_DAYS.includes(next)) next = (next + 1) % 7;
    return `受付時間外です。次の受付は${WEEK[next]}曜日の${open}からです。`;
  }

  document.querySelectorAll('[data-atendimento]').forEach((element) => {
    const show = () => {
      element.textContent = serviceText(element.dataset.atendimento, Date.now());
    };
    show();
    setInterval(show, 60_000);
  });
}
