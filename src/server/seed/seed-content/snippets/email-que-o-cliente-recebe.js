{
  // HTML: <input type="email" data-email-jp> <p data-email-jp-aviso hidden></p>
  // E-mails de operadora (docomo, au, SoftBank) bloqueiam remetentes desconhecidos: avise antes da compra.
  const CARRIERS = [
    'docomo.ne.jp',
    'ezweb.ne.jp',
    'au.com',
    'softbank.ne.jp',
    'i.softbank.jp',
    'ymobile.ne.jp',
    'ymobile1.ne.jp',
    'yahoo.ne.jp',
    'uqmobile.jp',
    'rakumail.jp',
  ];
  const KNOWN = ['gmail.com', 'yahoo.co.jp', 'icloud.com', 'outlook.jp', 'outlook.com', 'hotmail.co.jp', ...CARRIERS];
  const SENDER = '{{email}}';

  /** Distância de edição simples, o bastante para 'gmial.com' e 'gmail.con'. */
  function distance(a, b) {
    let row = [...Array(b.length + 1).keys()];
    for (let i = 1; i <= a.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= b.length; j += 1) {
        const swap = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, swap);
      }
      row = next;
    }
    return row[b.length];
  }

  /** Aviso em japonês para mostrar ao lado do campo, ou uma string vazia. */
  function emailAdvice(text) {
    const address = text.normalize('NFKC').trim().toLowerCase();
    const domain = address.split('@')[1] ?? '';
    if (domain === '') return '';
    const isCarrier = CARRIERS.some((name) => domain === name || domain.endsWith(`.${name}`));
    if (isCarrier) return `迷惑メール設定をご利用の方は、${SENDER}からのメールを受信できるように設定してください。`;
    if (KNOWN.includes(domain)) return '';
    // Um domínio curto, como au.com, se parece com quase todos (me.com, qq.com): não serve de sugestão.
    const similar = KNOWN.find((name) => name.length > 6 && distance(domain, name) <= 2);
    return similar ? `「@${similar}」ではありませんか。ご確認ください。` : '';
  }

  document.querySelectorAll('[data-email-jp]').forEach((field) => {
    const note = field.parentElement.querySelector('[data-email-jp-aviso]');
    field.addEventListener('change', () => {
      field.value = field.value.normalize('NFKC').trim();
      note.textContent = emailAdvice(field.value);
      note.hidden = note.textContent === '';
    });
  });
}
