{
  // HTML: <p data-promo="2026-11-30T23:59:59+09:00" hidden></p>
  // Escreva sempre o fuso (+09:00): o prazo anunciado é o do Japão. Quando termina, termina.
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  const DAY = 24 * HOUR;

  /** Tempo que falta, em japonês; null quando o prazo já passou. */
  function remainingText(end, now) {
    const left = end - now;
    if (!(left > 0)) return null;
    const days = Math.floor(left / DAY);
    const hours = Math.floor((left % DAY) / HOUR);
    const minutes = Math.floor((left % HOUR) / MINUTE);
    if (days > 0) return `終了まであと${days}日${hours}時間`;
    if (hours > 0) return `終了まであと${hours}時間${minutes}分`;
    return minutes > 0 ? `終了まであと${minutes}分` : '終了まであと1分未満';
  }

  document.querySelectorAll('[data-promo]').forEach((element) => {
    const end = Date.parse(element.dataset.promo);
    const show = () => {
      const text = remainingText(end, Date.now());
      element.hidden = text === null;
      if (text === null) return clearInterval(timer);
      if (element.textContent !== text) element.textContent = text;
    };
    const timer = setInterval(show, 15_000);
    show();
  });
}
