{
  /** Datas no calendário japonês (和暦), usado em recibos, formulários e convites. */
  const era = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
    era: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Tokyo',
  });

  /** new Date('2026-11-15T12:00:00Z') → '令和8年11月15日' */
  function eraDate(date) {
    return era.format(date);
  }

  /** Ano da era Reiwa: 2019 é o ano 1 (令和元年). Devolve null antes dela. */
  function reiwaYear(year) {
    if (year < 2019) return null;
    return year === 2019 ? '令和元年' : `令和${year - 2018}年`;
  }

  /** Idade em anos completos na data do Japão; para presentes de 還暦 (60), 古希 (70), 喜寿 (77) e outros. */
  const LONGEVITY = { 60: '還暦', 70: '古希', 77: '喜寿', 80: '傘寿', 88: '米寿', 90: '卒寿', 99: '白寿', 100: '百寿' };

  function longevityName(birthYear, year) {
    return LONGEVITY[year - birthYear];
  }

  // Uso: <time data-wareki datetime="2026-11-15"></time> escreve 令和8年11月15日.
  document.querySelectorAll('time[data-wareki]').forEach((element) => {
    const date = new Date(`${element.dateTime}T12:00:00+09:00`);
    if (!Number.isNaN(date.getTime())) element.textContent = eraDate(date);
  });

  // Uso: <output data-idade-comemorativa="1950"></output> escreve 喜寿 no ano em que a pessoa faz 77 anos.
  document.querySelectorAll('[data-idade-comemorativa]').forEach((element) => {
    const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Tokyo' }).format(new Date()));
    element.textContent = longevityName(Number(element.dataset.idadeComemorativa), year) ?? '';
    element.title = reiwaYear(year);
  });
}
